import { gameNamed } from "../games";
import type { GameAbout } from "../wire/server";

/** Partners for programs rather than for people. */
const SPARRING = ["random", "random-eager", "greedy"];

/** A bot for somebody who just wants to play. */
export const companion = ({ company }: GameAbout) => company[0] ?? "random";

/** The bots that a person may want to play with, the easiest first; `used` is offered whatever it is. */
export function levels(game: GameAbout, used?: string | null): readonly string[] {
  const known = (gameNamed(game.name)?.levels ?? []).filter((bot) => game.bots.includes(bot));
  const others = game.bots.filter((bot) => !known.includes(bot) && !SPARRING.includes(bot));
  const all = [...known, ...others];
  const offered = all.length ? all : game.bots;
  return used && !offered.includes(used) ? [...offered, used] : offered;
}
