import type { AskHint } from "../../../parts/hints/hint.svelte";
import type { Refused } from "../../../parts/refusal";
import type { Move, View } from "../../../wire/travel";
import { hintsFor, type LiveTable } from "../../live-table";

/** What a player can do at the table. A placed token stays; there is nothing to ask before. */
export interface Actions {
  play(move: Move): Promise<Refused | null>;
  /** Only who practises has it. */
  hint?: AskHint;
}

/** What a seat can do at a real table. */
export function actionsOf(table: LiveTable, seat: number): Actions {
  return { play: (move) => table.play(seat, move), ...hintsFor(table, seat) };
}

/** Around one device one tap on “Got it” or “On we go” speaks for everybody who has not said so yet. */
export function commonActions(table: LiveTable, views: () => readonly View[]): Actions {
  return {
    async play(move) {
      const waiting = views().filter(({ moves }) => moves.some(({ type }) => type === move.type));
      const answers = await Promise.all(waiting.map(({ seat }) => table.play(seat ?? 0, move)));
      return answers.find((refused) => refused !== null) ?? null;
    },
  };
}
