import type { LessonPlan } from "../../lesson";

/** What a learner of The BORDER is to do, or is told, now; in the order of a usual lesson. */
export const STEPS = [
  "board",
  "hold",
  "reroll",
  "more",
  "stop",
  "complete",
  "done",
  "closed",
  "others",
  "watch",
  "cross",
  "cross-done",
  "end",
] as const;
export type Step = (typeof STEPS)[number];

const TOLD: readonly Step[] = ["board", "closed", "others"];

export const PLAN: LessonPlan = { game: "border", steps: STEPS, told: new Set(TOLD) };
