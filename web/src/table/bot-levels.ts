import type { GameAbout } from "../wire/server";

/** A bot for somebody who just wants to play. */
export const companion = ({ company }: GameAbout) => company[0] ?? "random";

/** The bots that a person may want to play with, the easiest first; `used` is offered whatever it is. */
export const levels = ({ levels }: GameAbout, used?: string | null): readonly string[] =>
  used && !levels.includes(used) ? [...levels, used] : levels;
