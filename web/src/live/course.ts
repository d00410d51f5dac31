import type { View as BorderView } from "../wire/border";
import type { View as TravelView } from "../wire/travel";

/** The scores of all seats at the end of each round, as far as this page has seen them. */
export type Course = readonly (readonly number[])[];

export function scoresOf(game: string, view: unknown): readonly number[] {
  return game === "border"
    ? (view as BorderView).players.map(({ score }) => score)
    : (view as TravelView).players.map(({ purse }) => purse);
}

const keyOf = (table: string) => `hranice.course.${table}`;

/** Never throws; a course with a hole tells nothing and is empty. */
export function recallCourse(storage: Storage, table: string): Course {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(table)) ?? "[]");
    const whole = Array.isArray(kept) && kept.every((round) => Array.isArray(round));
    return whole ? (kept as Course) : [];
  } catch {
    return [];
  }
}

/** Notes the scores of the round that is being played; those of earlier rounds stay. */
export function noteScores(storage: Storage, table: string, game: string, view: unknown): void {
  const { round } = view as { round: number };
  if (round < 1) return;
  const course = [...recallCourse(storage, table)];
  if (course.length < round - 1) return;
  course[round - 1] = scoresOf(game, view);
  try {
    storage.setItem(keyOf(table), JSON.stringify(course));
  } catch {
    // Without storage there is no graph at the end.
  }
}
