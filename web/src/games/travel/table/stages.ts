import type { View } from "../wire/types";

/** The rounds that bring something new: the rule book teaches the game in these steps. */
export type Stage = 1 | 3 | 5 | 7;

export const STAGES: readonly Stage[] = [1, 3, 5, 7];

/** What is new in the round that is being prepared, or in the one that comes next; null: nothing. */
export function stageOf(view: View): Stage | null {
  const coming = view.phase === "study" || view.phase === "reckon" ? view.round + 1 : view.round;
  return STAGES.find((stage) => stage === coming) ?? null;
}

/** What everybody receives when a stage begins. */
export function incomeOf(view: View, stage: Stage): number {
  const [, each] = view.prices.income.find(([round]) => round === stage) ?? [stage, 0];
  return each * (view.players[0]?.travellers.length ?? 1);
}
