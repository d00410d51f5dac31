import type { AskHint } from "../../../parts/hints/hint.svelte";
import type { Refused } from "../../../parts/refusal";
import type { Move } from "../wire/types";
import { hintsFor, type LiveTable } from "../../live-table";

/** What the server says of a draft: whether it stands, and what could be added to it. */
export interface Considered {
  readonly refused: Refused | null;
  readonly segments: readonly number[];
  readonly spaces: readonly number[];
  /** Positions of the dice that it uses. */
  readonly spent: readonly number[];
}

/** What a player can do at the table: ask before acting, and act. Only the server knows the rules. */
export interface Actions {
  /** The answers come from this device. */
  readonly near?: boolean;
  consider(move: Move): Promise<Considered>;
  play(move: Move): Promise<Refused | null>;
  /** Takes the last move back; there only while that is allowed. */
  undo?: () => void;
  /** Only who practises has it. */
  hint?: AskHint;
}

/** What a list has that another one has not. */
function added(longer: readonly number[], shorter: readonly number[]): readonly number[] {
  return longer.filter((entry) => !shorter.includes(entry));
}

/** What could be added to a move, read off the moves that add one thing to it; `spent` are the dice that it uses. */
export function additions(move: Move, further: readonly Move[], spent: readonly number[]): Considered {
  const segments = move.type === "complete" ? move.segments : [];
  const spaces = move.type === "cross" ? move.spaces : [];
  return {
    refused: null,
    segments: further.flatMap((next) => (next.type === "complete" ? added(next.segments, segments) : [])),
    spaces: further.flatMap((next) => (next.type === "cross" ? added(next.spaces, spaces) : [])),
    spent,
  };
}

/** What a seat can do at a real table. */
export function actionsOf(table: LiveTable, seat: number): Actions {
  const undoable = table.undoable.find((move) => move.seat === seat);
  return {
    near: table.near === true,
    async consider(move) {
      const answer = await table.consider(seat, move);
      if (answer.refused) return { refused: answer.refused, segments: [], spaces: [], spent: [] };
      // The table's game is The BORDER, so its moves are.
      return additions(move, answer.further as readonly Move[], answer.spent);
    },
    play: (move) => table.play(seat, move),
    ...(undoable ? { undo: () => table.undo(undoable) } : {}),
    ...hintsFor(table, seat),
  };
}
