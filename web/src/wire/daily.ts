/** A day as whoever asks sees it. */
export interface Day {
  readonly day: string;
  readonly practice: boolean;
  readonly ends: number;
  readonly commitment: string;
  readonly next_commitment: string | null;
  readonly opened: string | null;
  readonly games: readonly DayGame[];
}

export interface DayGame {
  readonly game: string;
  readonly options: unknown;
  readonly puzzles: readonly DayPuzzle[];
  readonly played: number;
  readonly standing: DayStanding | null;
}

export interface DayPuzzle {
  readonly kind: string;
  readonly code: string | null;
  readonly result: Result | null;
}

export interface Result {
  readonly got: number;
  readonly best: number;
  readonly share: number;
  readonly grade: number;
}

export interface DayStanding {
  readonly share: number;
  readonly better_than: number;
  readonly bots: readonly BotStanding[];
  readonly counted: boolean;
}

export interface BotStanding {
  readonly name: string;
  readonly share: number;
}

export interface ListedDay {
  readonly day: string;
  readonly games: readonly string[];
  readonly done: readonly string[];
}

export interface PuzzleOpened {
  readonly code: string;
  readonly seat: number;
  readonly kind: string;
}

export interface Verdict {
  readonly result: Result;
  readonly kind: string;
  readonly seat: number;
  readonly options: unknown;
  readonly decisions: readonly VerdictDecision[];
}

export interface VerdictDecision {
  readonly chosen: Choice;
  readonly best: Choice;
  readonly choices: readonly Choice[];
  readonly dice: readonly number[];
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly borders: readonly (readonly [string, string])[];
  readonly view: unknown;
}

export interface Choice {
  readonly move: unknown;
  readonly worth: number;
  readonly points: number | null;
}
