import { askDevice, ask, askServer, type Answer } from "../../parts/api";
import type { Day, ListedDay, PuzzleOpened, Verdict } from "../../wire/daily";

/**
 * A day is told by the server, or for practice by this device. Whoever told it is asked about all that belongs to it: a server
 * that is away for a moment is waited for, and nobody goes on with puzzles of another hand.
 */
const by = (practice: boolean) => (practice ? askDevice : askServer);

/** A day, or today. */
export const fetchDay = (day: string) => ask<Day>("GET", `/days/${encodeURIComponent(day)}`);

/** All days that can be played, the latest first. */
export const fetchDays = ({ practice }: Day) => by(practice)<readonly ListedDay[]>("GET", "/days");

/** Another day from where this one is from. */
export const fetchOther = ({ practice }: Day, day: string) => by(practice)<Day>("GET", `/days/${day}`);

/** One of the puzzles of a day; they are counted from 0. */
export interface Which {
  readonly practice: boolean;
  readonly day: string;
  readonly game: string;
  readonly number: number;
}

const pathOf = ({ day, game, number }: Which) => `/days/${day}/${game}/${number}`;

/** Sets one's own table for a puzzle, or finds the one that was set before. */
export const openPuzzle = (which: Which, name: string): Promise<Answer<PuzzleOpened>> =>
  by(which.practice)("POST", pathOf(which), { name });

/** What came of a puzzle; refused until its turn is over. */
export const fetchVerdict = (which: Which): Promise<Answer<Verdict>> =>
  by(which.practice)("GET", `${pathOf(which)}/verdict`);
