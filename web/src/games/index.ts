import { border } from "./border";
import type { Game, GamePage } from "./game";
import { travel } from "./travel";

/** Every game that the page can show, in the order of the home page. */
export const GAMES = [border, travel] as const satisfies readonly Game[];

/** The pages that games bring along. */
export const PAGES: readonly GamePage[] = GAMES.flatMap(({ pages }: Game) => pages ?? []);

/** A game by the server's name for it. */
export function gameNamed(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}
