import type { AskHint } from "../insight/hint.svelte";
import type { Refused } from "../table/refusal";
import type { Move } from "../wire/travel";

/** A player's hand at the table. A placed token stays; there is nothing to ask before. */
export interface Hand {
  play(move: Move): Promise<Refused | null>;
  /** Only who practises has it. */
  hint?: AskHint;
}
