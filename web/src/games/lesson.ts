import { t } from "../text/texts.svelte";
import type { Params } from "../text/catalogue";
import { PRICES } from "../wire/looks";
import type { GameName } from "../table/opening";
import { BORDER_STEPS, BORDER_TOLD } from "./border/lesson/steps";
import { TRAVEL_STEPS, TRAVEL_TOLD } from "./travel/lesson/steps";

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

const STEPS = { border: BORDER_STEPS, travel: TRAVEL_STEPS } as const;
const TOLD: Readonly<Record<GameName, ReadonlySet<string>>> = { border: BORDER_TOLD, travel: TRAVEL_TOLD };

/** The coach's words for a step of a lesson. */
export function said(game: GameName, step: string, params: Params = {}): Saying {
  const steps: readonly string[] = STEPS[game];
  return {
    step: steps.indexOf(step),
    steps: steps.length - 1,
    title: t(`learn-${game}-${step}-title`, params),
    text: t(`learn-${game}-${step}`, params),
    told: TOLD[game].has(step),
  };
}

/** What every lesson begins with: words that need nothing of the table, so that they are read while it is set. */
export function greeting(game: GameName): Saying {
  return said(game, STEPS[game][0], { crossing: PRICES.crossing });
}
