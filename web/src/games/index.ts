import { border } from "./border";
import type { Game, GamePage } from "./game";
import { travel } from "./travel";

/** Every game that the page has a folder for, in the order of the home page. */
export const GAMES: readonly [Game, ...Game[]] = [border, travel];

/** The pages that games bring along. */
export const PAGES: readonly GamePage[] = GAMES.flatMap(({ pages }) => pages ?? []);

/** A game by the server's name for it. */
export function gameNamed(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}
