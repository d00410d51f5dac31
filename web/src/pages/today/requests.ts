import { askDevice, ask, askServer, type Answer } from "../../parts/api";
import type { Day, ListedDay, PuzzleOpened, Verdict } from "../../wire/daily";

/**
 * A day is told by the server, or for practice by this device. Whoever told it is asked about all that belongs to it: a server
 * that is away for a moment is waited for, and nobody goes on with puzzles of another hand.
 */
const by = (practice: boolean) => (practice ? askDevice : askServer);

/** A fresh server has to make the puzzles of the day first; it is asked again after so many milliseconds. */
const BEING_MADE = "daily-being-made";
const AGAIN_AFTER = 1500;

/** A day, or today. */
export async function fetchDay(day: string): Promise<Answer<Day>> {
  for (;;) {
    const answer = await ask<Day>("GET", `/days/${encodeURIComponent(day)}`);
    if (answer.refused?.reason !== BEING_MADE) return answer;
    await new Promise((done) => setTimeout(done, AGAIN_AFTER));
  }
}

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
