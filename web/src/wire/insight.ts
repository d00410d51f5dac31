// Written by `python -m tools.wire` from the Python of the server. Do not edit.

/** The best moves of a seat, the best one first. */
export interface Hint {
  readonly seat: number;
  readonly advice: readonly Advice[];
}

/** A move, and what may be expected of it. */
export interface Advice {
  readonly move: unknown;
  readonly points: number;
  readonly victory: number | null;
  readonly fields: readonly number[];
}

/** A whole game, understood. */
export interface Analysis {
  readonly game: string;
  readonly finished: boolean;
  readonly seats: readonly SeatAnalysis[];
  readonly course: readonly Point[];
  readonly decisions: readonly Decision[];
}

/** One player's game. */
export interface SeatAnalysis {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly points: Ledger;
  readonly victory: Ledger | null;
  readonly decisions: number;
  readonly flawless: number;
}

/** What came of a player's expectation, and why: `start` and the four causes add up to `result`. */
export interface Ledger {
  readonly start: number;
  readonly luck: number;
  readonly choice: number;
  readonly speed: number;
  readonly others: number;
  readonly result: number;
}

/** Where everybody stood after an event of the record. */
export interface Point {
  readonly number: number;
  readonly round: number;
  readonly cause: "choice" | "luck" | "others" | "speed" | "start";
  readonly seat: number | null;
  readonly points: readonly number[];
  readonly victory: readonly number[];
}

/** A choice, the best one, and what lies between them. */
export interface Decision {
  readonly number: number;
  readonly round: number;
  readonly seat: number;
  readonly chosen: unknown;
  readonly best: unknown;
  readonly lost: number;
  readonly lost_victory: number | null;
  readonly dice: readonly number[];
  readonly borders: readonly (readonly [string, string])[];
}

/** How far an analysis is. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}
