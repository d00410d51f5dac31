import { share } from "../../parts/number-format";
import { t } from "../../text/texts.svelte";
import type { DayStanding } from "../../wire/daily";

/** Where one stands among the people who played, in words. */
export function standingWords({ counted, better_than }: DayStanding, played: number): string {
  const others = t("today-played", { count: played });
  if (!counted) return `${others} ${t("today-not-counted")}`;
  // Whoever is counted is one of those who played.
  if (played <= 1) return t("today-first");
  return `${others} ${t("today-better-than", { percent: share(better_than) })}`;
}

/** A bot by its name, or with null oneself, and the share of what was possible. */
export interface Ranked {
  readonly bot: string | null;
  readonly part: number;
}

/** Oneself among the bots, the best first; before a bot that is just as good. */
export function ranked({ share: own, bots }: DayStanding): readonly Ranked[] {
  const all: Ranked[] = [
    { bot: null, part: own },
    ...bots.map(({ name, share }) => ({ bot: name, part: share })),
  ];
  return all.sort((one, other) => other.part - one.part);
}
