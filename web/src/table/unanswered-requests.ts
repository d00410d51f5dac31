import type { Legal } from "../games/live-table";
import type { Refused } from "../parts/refusal";
import type { Hint } from "../wire/insight";
import type { Asked } from "../wire/server";
import type { PendingMove } from "./pending-moves";

/** How a request ended: refused, or with what was said of a move in the making, or the legal moves, or the hint. */
export type Outcome =
  | { readonly refused: Refused }
  | {
      readonly refused: null;
      readonly further: readonly unknown[];
      readonly spent: readonly number[];
      readonly legal?: Legal;
      readonly hint?: Hint;
    };

/** Something that the server has been asked, or will be as soon as it can be reached. */
export interface OpenRequest {
  /** What to say; `again` when it is not said at once, for much may have happened by then. */
  readonly asked: (table: string, again?: boolean) => Asked;
  /** Set for moves: these survive a reload. */
  readonly pending: PendingMove | null;
  readonly answer: (outcome: Outcome) => void;
}

/** All requests without an answer, by their reference, the oldest first. */
export class UnansweredRequests {
  readonly #open = new Map<string, OpenRequest>();

  get all(): readonly OpenRequest[] {
    return [...this.#open.values()];
  }

  get moves(): readonly PendingMove[] {
    return this.all.flatMap(({ pending }) => pending ?? []);
  }

  add(ref: string, request: OpenRequest): void {
    this.#open.set(ref, request);
  }

  get(ref: string): OpenRequest | undefined {
    return this.#open.get(ref);
  }

  /** Takes a request out. */
  end(ref: string): OpenRequest | undefined {
    const request = this.#open.get(ref);
    this.#open.delete(ref);
    return request;
  }
}
