import type { AskHint } from "../../../parts/hints/hint.svelte";
import type { Refused } from "../../../parts/refusal";
import type { Move } from "../../../wire/border";

/** What the server says of a draft: whether it stands, and what could be added to it. */
export interface Considered {
  readonly refused: Refused | null;
  readonly segments: readonly number[];
  readonly spaces: readonly number[];
}

/** A player's hand at the table: it can ask before it acts. Only the server knows the rules. */
export interface Hand {
  consider(move: Move): Promise<Considered>;
  play(move: Move): Promise<Refused | null>;
  /** Only who practises has it. */
  hint?: AskHint;
}
