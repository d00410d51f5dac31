import type { AskHint } from "../../../parts/hints/hint.svelte";
import type { Refused } from "../../../parts/refusal";
import type { Move } from "../../../wire/travel";

/** A player's hand at the table. A placed token stays; there is nothing to ask before. */
export interface Hand {
  play(move: Move): Promise<Refused | null>;
  /** Only who practises has it. */
  hint?: AskHint;
}
