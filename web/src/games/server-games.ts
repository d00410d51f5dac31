import { ask, type Answer } from "../parts/api";
import type { GameAbout } from "../wire/server";
import type { Game } from "./game";
import { gameNamed } from ".";

export const allGames = () => ask<readonly GameAbout[]>("GET", "/games");

/** A game as this server plays it. */
export async function gameAbout(name: string): Promise<Answer<GameAbout>> {
  const games = await allGames();
  if (games.refused) return games;
  const about = games.value.find((game) => game.name === name);
  return about ? { value: about } : { refused: { rule: null, reason: "server-no-such-game", params: {} } };
}

/** A game by the server's name for it: one of ours, or one that is shown plainly. */
export async function findGame(name: string): Promise<Answer<Game>> {
  const own = gameNamed(name);
  if (own) return { value: own };
  const about = await gameAbout(name);
  return about.refused ? about : { value: await shownPlainly(about.value) };
}

/** Those of the games that the page has no folder for. */
export function otherGames(games: readonly GameAbout[]): Promise<readonly Game[]> {
  return Promise.all(games.filter(({ name }) => !gameNamed(name)).map(shownPlainly));
}

async function shownPlainly(about: GameAbout): Promise<Game> {
  return (await import("./plain")).plainGame(about);
}
