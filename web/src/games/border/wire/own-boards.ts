// Written by `python -m tools.wire` from the Python of the server. Do not edit.

import type { BoardView, GeographyView } from "./types";

/** What there is to say about a file that somebody takes for a board. */
export interface LookedAt {
  readonly name: string;
  readonly faults: readonly Fault[];
  readonly geography: GeographyView | null;
  readonly board: BoardView | null;
}

/** One way in which a geography or a board breaks a rule. */
export interface Fault {
  readonly rule: string;
  readonly reason: string;
  readonly text: string;
  readonly spaces: readonly number[];
}

/** Fresh boards for a table, and how they fare among themselves. */
export interface FreshBoards {
  readonly boards: readonly FreshBoard[];
}

/** A fresh board, called by its code, and how it fares among A to D. */
export interface FreshBoard {
  readonly board: BoardView;
  readonly strength: Strength;
}

/** How often a board wins among four equal players. */
export interface Strength {
  readonly share: number;
  readonly error: number;
  readonly games: number;
}
