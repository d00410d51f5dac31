import type { Choice, VerdictDecision } from "../../wire/daily";

/** Whether what was chosen is as good as the best. */
export const isBest = ({ chosen, best }: VerdictDecision) => chosen.worth >= best.worth;

/** The place of the decision that cost the most; of equal ones the first. */
export function costliest(decisions: readonly VerdictDecision[]): number {
  const lost = decisions.map(({ chosen, best }) => best.worth - chosen.worth);
  return Math.max(0, lost.indexOf(Math.max(...lost)));
}

/** How long the bar of a choice is, from 0 to 1: that of the best one is full. */
export function barOf({ worth }: Choice, { best }: VerdictDecision): number {
  return best.worth > 0 ? Math.min(1, Math.max(0, worth / best.worth)) : 1;
}

/** Whether two choices are the same one. */
export const isSame = (one: Choice | null, other: Choice) =>
  one !== null && JSON.stringify(one.move) === JSON.stringify(other.move);
