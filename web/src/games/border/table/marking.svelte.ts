import { showUnlessAnswered } from "../../../parts/animation-frames";
import { EMPTY, toggled, type Draft } from "./drafts";
import type { Refused } from "../../../parts/refusal";
import type { Move } from "../wire/types";
import type { Considered, Actions } from "./actions";

/** A tap on a segment or a space, and the space where the finger was. */
interface Tap {
  readonly what: "segments" | "spaces";
  readonly entry: number;
  readonly space: number;
  /** Whether it is shown at once; else it is only asked why not. */
  readonly shown: boolean;
}

interface Party {
  actions(): Actions | undefined;
  /** Hears of every change. */
  changed(draft: Draft): void;
  refused(refused: Refused, space: number | null): void;
}

function moveOf(what: Tap["what"], draft: Draft): Move {
  return what === "spaces"
    ? { type: "cross", spaces: draft.spaces }
    : { type: "complete", segments: draft.segments };
}

const tapped = (draft: Draft, { what, entry }: Tap): Draft => ({
  ...draft,
  [what]: toggled(draft[what], entry),
});

/**
 * What is held and marked in one action. A tap is shown at once and the table is asked about it, one after the
 * other, each on the ground of what stands: so of quick taps those that are refused are taken back, and no others.
 */
export class Marking {
  draft = $state.raw<Draft>(EMPTY);
  /** What the server said last of the marks: what could be added, and the dice they use; null without any. */
  considered = $state.raw<Considered | null>(null);
  readonly #party: Party;
  /** What the server has agreed to, and the taps it has not answered yet. */
  #stands: Draft = EMPTY;
  #open: readonly Tap[] = [];
  #callOffShowing = () => {};
  /** Counts beginnings: what was asked before the last one is not for now. */
  #beginning = 0;

  constructor(party: Party) {
    this.#party = party;
  }

  /** What would be handed in now. */
  get move(): Move | null {
    if (this.draft.segments.length) return moveOf("segments", this.draft);
    return this.draft.spaces.length ? moveOf("spaces", this.draft) : null;
  }

  /** Another action begins, perhaps with what was marked before a reload: about that the server is asked anew. */
  begin(draft: Draft): void {
    this.#beginning += 1;
    this.#callOffShowing();
    this.#open = [];
    this.draft = this.#stands = draft;
    if (this.move) void this.#ask(this.move);
    else this.considered = null;
  }

  change(draft: Draft): void {
    this.begin(draft);
    this.#party.changed(draft);
  }

  /** Holds a die, or lets it go: of that the server hears with the move. */
  hold(die: number): void {
    const held = toggled(this.draft.held, die);
    this.#stands = { ...this.#stands, held };
    this.#show();
  }

  /** Takes the latest mark back. */
  undo(): void {
    const { held, segments, spaces } = this.draft;
    this.change({ held, segments: segments.slice(0, -1), spaces: spaces.slice(0, -1) });
  }

  tap(tap: Tap): void {
    this.#open = [...this.#open, tap];
    this.#callOffShowing();
    this.#callOffShowing = showUnlessAnswered(this.#party.actions()?.near === true, () => this.#show());
    if (this.#open.length === 1) void this.#askAll();
  }

  #show(): void {
    this.#callOffShowing();
    this.draft = this.#open.filter(({ shown }) => shown).reduce(tapped, this.#stands);
    this.#party.changed(this.draft);
  }

  async #askAll(): Promise<void> {
    const beginning = this.#beginning;
    for (let tap = this.#open[0]; tap; tap = this.#open[0]) {
      const wish = tapped(this.#stands, tap);
      const answer = await this.#party.actions()?.consider(moveOf(tap.what, wish));
      if (beginning !== this.#beginning) return;
      this.#open = this.#open.slice(1);
      if (answer?.refused) this.#party.refused(answer.refused, tap.space);
      else if (answer && tap.shown) {
        this.#stands = wish;
        this.considered = answer;
      }
      this.#show();
    }
  }

  async #ask(move: Move): Promise<void> {
    const beginning = this.#beginning;
    const answer = await this.#party.actions()?.consider(move);
    if (!answer || beginning !== this.#beginning) return;
    if (answer.refused) this.#party.refused(answer.refused, null);
    else this.considered = answer;
  }
}
