// Written by `python -m tools.wire` from the Python of the server. Do not edit.

/** A day of the daily deal. */
export interface Day {
  readonly day: string;
  readonly practice: boolean;
  readonly ends: number;
  readonly commitment: string;
  readonly next_commitment: string | null;
  readonly opened: string | null;
  readonly games: readonly DayGame[];
}

/** The puzzles of a game on a day. */
export interface DayGame {
  readonly game: string;
  readonly options: unknown;
  readonly puzzles: readonly DayPuzzle[];
  readonly played: number;
  readonly standing: DayStanding | null;
}

/** A puzzle, as somebody has it before them. */
export interface DayPuzzle {
  readonly kind: string;
  readonly code: string | null;
  readonly result: Result | null;
}

/** What came of a puzzle. */
export interface Result {
  readonly got: number;
  readonly best: number;
  readonly share: number;
  readonly grade: number;
}

/** Where somebody stands who has done all puzzles of a game. */
export interface DayStanding {
  readonly share: number;
  readonly better_than: number;
  readonly bots: readonly BotStanding[];
  readonly counted: boolean;
}

/** How near to the best a bot came in all puzzles of a game. */
export interface BotStanding {
  readonly name: string;
  readonly share: number;
}

/** A day in the calendar. */
export interface ListedDay {
  readonly day: string;
  readonly games: readonly string[];
  readonly done: readonly string[];
}

/** One's own table for a puzzle. */
export interface PuzzleOpened {
  readonly code: string;
  readonly seat: number;
  readonly kind: string;
}

/** What came of a puzzle, and what each choice was worth. */
export interface Verdict {
  readonly result: Result;
  readonly kind: string;
  readonly seat: number;
  readonly decisions: readonly VerdictDecision[];
  readonly options: unknown;
  readonly counted: boolean;
}

/** A choice that was made, with what else there was. */
export interface VerdictDecision {
  readonly chosen: Choice;
  readonly best: Choice;
  readonly choices: readonly Choice[];
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly dice: readonly number[];
  readonly borders: readonly (readonly [string, string])[];
  readonly view: unknown;
}

/** A choice, and what it is worth. */
export interface Choice {
  readonly move: unknown;
  readonly worth: number;
  readonly points: number | null;
}
