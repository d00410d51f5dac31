import type { Refused } from "../parts/refusal";
import type { Hint } from "../wire/insight";
import type { Asked } from "../wire/server";
import type { KeptMove } from "./pending-moves";

/** How a wish ended: refused, or with whatever could be added to a move in the making, or the hint. */
export type Outcome =
  | { readonly refused: Refused }
  | { readonly refused: null; readonly further: readonly unknown[]; readonly hint?: Hint };

/** Something that the server has been asked, or will be as soon as it can be reached. */
export interface Wish {
  readonly asked: (table: string) => Asked;
  /** Set for moves: these survive a reload. */
  readonly kept: KeptMove | null;
  readonly answer: (outcome: Outcome) => void;
}

/** All wishes without an answer, by their reference, the oldest first. */
export class Wishes {
  readonly #open = new Map<string, Wish>();

  get all(): readonly Wish[] {
    return [...this.#open.values()];
  }

  get moves(): readonly KeptMove[] {
    return this.all.flatMap(({ kept }) => kept ?? []);
  }

  add(ref: string, wish: Wish): void {
    this.#open.set(ref, wish);
  }

  get(ref: string): Wish | undefined {
    return this.#open.get(ref);
  }

  /** Takes a wish out. */
  end(ref: string): Wish | undefined {
    const wish = this.#open.get(ref);
    this.#open.delete(ref);
    return wish;
  }
}
