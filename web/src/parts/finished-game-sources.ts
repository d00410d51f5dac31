/** The finished games of whoever uses this device: at the server, and on the device itself. */
import { boot } from "../offline/boot-progress.svelte";
import { keepHere, recallHere } from "../offline/device-table-list";
import { gamesKept, removeLog } from "../offline/device-finished-games";
import { isHere } from "../offline/server-or-device.svelte";
import { isStatic } from "../offline/site-config";
import type { OwnGame, OwnGames } from "../wire/server";
import { askDevice, askServer, type Answer } from "./api";
import type { Refused } from "./refusal";
import { settings } from "./settings.svelte";

/** Games from one place, as far as they came. */
export interface Found {
  readonly games: readonly OwnGame[];
  /** Games that are there and cannot be read. */
  readonly unreadable: number;
  /** Why there are not all of them. */
  readonly refused: Refused | null;
}

const NONE: Found = { games: [], unreadable: 0, refused: null };
const NO_KEY = "server-no-key";
const GONE = "server-no-such-table";

type Asking = (path: string) => Promise<Answer<OwnGames>>;

/** Asks for page after page; `oncome` hears of the games that have come so far. */
async function allPages(ask: Asking, oncome: (games: readonly OwnGame[]) => void): Promise<Found> {
  let found = NONE;
  for (let start: number | null = 0; start !== null;) {
    const page: Answer<OwnGames> = await ask(`/me/games?start=${start}`);
    if (page.refused) return { ...found, refused: page.refused };
    const { games, unreadable, next } = page.value;
    found = { ...found, games: [...found.games, ...games], unreadable: found.unreadable + unreadable };
    oncome(found.games);
    start = next;
  }
  return found;
}

/** Those that were played at the server. */
export async function gamesAtServer(
  oncome: (games: readonly OwnGame[]) => void = () => undefined,
): Promise<Found> {
  // Whoever never sat down anywhere has no games, and is not made known to the server by looking.
  if (!settings.met || isStatic()) return NONE;
  const found = await allPages((path) => askServer("GET", path), oncome);
  return found.refused?.reason === NO_KEY ? NONE : found;
}

/** Those that were played without one. Python is started only if it has not yet said how some of them ended. */
export async function gamesHere(): Promise<Found> {
  if (boot.stage !== "ready") {
    try {
      const { games, unmade } = await gamesKept();
      if (!unmade) return { ...NONE, games };
    } catch {
      // The browser keeps nothing, so that nothing was played here before this page was opened.
      return NONE;
    }
  }
  return allPages(
    (path) => askDevice("GET", path),
    () => undefined,
  );
}

/** Deletes a game, or takes it from one's list where others played, too; returns why not. */
export async function deleteGame(code: string): Promise<Refused | null> {
  const path = `/me/games/${encodeURIComponent(code)}`;
  if (isHere(code) && boot.stage !== "ready") {
    try {
      await removeLog(code);
    } catch {
      return { rule: null, reason: "own-no-room", params: {} };
    }
  } else {
    const { refused } = await (isHere(code) ? askDevice("DELETE", path) : askServer("DELETE", path));
    // What is gone already need not be deleted.
    if (refused && refused.reason !== GONE) return refused;
  }
  keepHere(recallHere().filter((table) => table.code !== code));
  return null;
}
