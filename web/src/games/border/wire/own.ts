// Written by `python -m tools.wire` from the Python of the server. Do not edit.

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

/** Where the spaces lie, indexed by their ids, and the areas between them. */
export interface GeographyView {
  readonly spaces: readonly (readonly [number, number])[];
  readonly areas: readonly AreaView[];
}

/** An area with its values (B5) and the ids of the spaces that surround it, ascending. */
export interface AreaView {
  readonly name: string;
  readonly high: number;
  readonly low: number;
  readonly spaces: readonly number[];
}

/** A colouring: one letter per space id, and the spaces of each segment by its number (B4). */
export interface BoardView {
  readonly name: string;
  readonly colours: string;
  readonly segments: readonly (readonly number[])[];
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
