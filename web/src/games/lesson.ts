import { t } from "../text/texts.svelte";
import type { Params } from "../text/catalogue";

/** What the coach says at the moment, and how far the lesson is. */
export interface Saying {
  /** Which step of how many. */
  readonly step: number;
  readonly steps: number;
  readonly title: string;
  readonly text: string;
  /** Nothing is to be done: the learner goes on by a tap. */
  readonly told: boolean;
}

/** The steps of a lesson, in the order of a usual one. */
export interface LessonPlan {
  /** The game it teaches. */
  readonly game: string;
  readonly steps: readonly string[];
  /** Steps that only tell something. */
  readonly told: ReadonlySet<string>;
  /** What the words of the first step need; nothing of the table, so that they are read while it is set. */
  readonly greeting?: Params;
}

/** A lesson that goes on: where the learner is, read from the server's views. */
export interface Lesson {
  readonly code: string;
  readonly step: string;
  readonly saying: Saying;
  /** The learner has heard what this step tells. */
  next(): void;
}

/** The coach's words for a step of a lesson. */
export function said({ game, steps, told }: LessonPlan, step: string, params: Params = {}): Saying {
  return {
    step: steps.indexOf(step),
    steps: steps.length - 1,
    title: t(`learn-${game}-${step}-title`, params),
    text: t(`learn-${game}-${step}`, params),
    told: told.has(step),
  };
}

/** What every lesson begins with. */
export function greeting(plan: LessonPlan): Saying {
  return said(plan, plan.steps[0] ?? "", plan.greeting);
}
