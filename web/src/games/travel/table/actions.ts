import type { AskHint } from "../../../parts/hints/hint.svelte";
import type { Refused } from "../../../parts/refusal";
import type { Move, View } from "../wire/types";
import { hintsFor, type LiveTable } from "../../live-table";

/** What a player can do at the table. A placed token stays; there is nothing to ask before. */
export interface Actions {
  /** The answers come from this device. */
  readonly near?: boolean;
  play(move: Move): Promise<Refused | null>;
  /** For so many milliseconds a tap before the start locks the hand, as the table says. */
  readonly lock: number;
  /** Only who practises has it. */
  hint?: AskHint;
}

/** What is the same for all seats of a table. */
const ofTable = ({ about, near = false }: LiveTable) => ({ near, lock: about?.lock ?? 0 });

/** What a seat can do at a real table. */
export function actionsOf(table: LiveTable, seat: number): Actions {
  return { play: (move) => table.play(seat, move), ...ofTable(table), ...hintsFor(table, seat) };
}

/** Around one device one tap on “Got it” or “On we go” speaks for everybody who has not said so yet. */
export function commonActions(table: LiveTable, views: () => readonly View[]): Actions {
  return {
    async play(move) {
      const waiting = views().filter(({ moves }) => moves.some(({ type }) => type === move.type));
      const answers = await Promise.all(waiting.map(({ seat }) => table.play(seat ?? 0, move)));
      return answers.find((refused) => refused !== null) ?? null;
    },
    ...ofTable(table),
  };
}
