import type { Analysis, Decision, Point } from "../../wire/insight";

export type What = "points" | "victory";

/** The place of the first point of the round before or after the one at a place. */
export function roundFrom(course: readonly Point[], at: number, step: 1 | -1): number {
  const round = course[at]?.round ?? 0;
  const place =
    step > 0
      ? course.findIndex((point) => point.round > round)
      : course.findIndex((point) => point.round >= round - 1);
  return place < 0 ? course.length - 1 : place;
}

/** How dear a choice was: by the victory where that is known. */
export function weight(decision: Decision): number {
  return decision.lost_victory ?? decision.lost;
}

export function dearest(analysis: Analysis, count: number): readonly Decision[] {
  return analysis.decisions
    .filter((decision) => weight(decision) > 0)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, count);
}

/** The last point of every round: what a table shows. */
export function byRound(course: readonly Point[]): readonly Point[] {
  return course.filter((point, place) => course[place + 1]?.round !== point.round);
}
