import type { Game, GamePage } from "./game";

const FOLDERS = import.meta.glob<Game>(["./*/index.ts", "!./plain/index.ts"], {
  eager: true,
  import: "default",
});

/** Every game that the page has a folder for, in the order of their names, as the server lists them. */
export const GAMES = Object.values(FOLDERS) as readonly Game[] as readonly [Game, ...Game[]];

/** The pages that games bring along. */
export const PAGES: readonly GamePage[] = GAMES.flatMap(({ pages }) => pages ?? []);

/** A game by the server's name for it. */
export function gameNamed(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}
