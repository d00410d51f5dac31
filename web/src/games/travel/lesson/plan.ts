import { PRICES } from "../wire/constants";
import type { LessonPlan } from "../../lesson";

/** What a learner of Bez hranic is to do, or is told, now. */
export const STEPS = ["map", "deal", "pick", "stacks", "bill", "end"] as const;
export type Step = (typeof STEPS)[number];

const TOLD: readonly Step[] = ["bill"];

export const PLAN: LessonPlan = {
  game: "travel",
  steps: STEPS,
  told: new Set(TOLD),
  greeting: { crossing: PRICES.crossing },
};
