import { gameNamed } from "../games";
import { ask, type Answer } from "../parts/api";
import type { About, GameAbout, Me, Place } from "../wire/server";
import { settings } from "../parts/settings.svelte";
import { randomHex } from "./pending-moves";

/** Chairs of a table against bots; with friends there are as many as the game allows. */
const USUAL_CHAIRS = 4;

/** The games as this server plays them. */
export async function gameAbout(game: string): Promise<Answer<GameAbout>> {
  const games = await ask<readonly GameAbout[]>("GET", "/games");
  if (games.refused) return games;
  const about = games.value.find(({ name }) => name === game);
  return about ? { value: about } : { refused: { rule: null, reason: "server-no-such-game", params: {} } };
}

/** A bot for somebody who just wants to play. */
export function companion(about: GameAbout): string {
  return gameNamed(about.name)?.company.find((bot) => about.bots.includes(bot)) ?? "random";
}

/** Introduces this device to the server, which remembers it by a cookie. */
export async function introduce(): Promise<Answer<Me>> {
  const me = await ask<Me>("POST", "/me");
  if (!me.refused) settings.met = true;
  return me;
}

export function sit(code: string, name: string): Promise<Answer<Place>> {
  return ask<Place>("POST", `/tables/${encodeURIComponent(code)}/seats`, { name, seed: randomHex() });
}

interface Wanted {
  readonly game: string;
  /** Who sits down here; several around one device. */
  readonly names: readonly string[];
  /** Bots take free chairs up to this many, and the game begins at once; without: the table stays open. */
  readonly fillTo?: number;
}

/** Opens a table and sits down at it; the first thing that is refused ends it. */
export async function openTable({ game, names, fillTo }: Wanted): Promise<Answer<Place>> {
  const me = await introduce();
  if (me.refused) return me;
  const about = await gameAbout(game);
  if (about.refused) return about;
  const bot = companion(about.value);
  const pause = gameNamed(game)?.pause(settings.pace) ?? 0;
  const house = { chairs: fillTo ?? about.value.most, stand_in: bot, pause };
  let place = await ask<Place>("POST", "/tables", { game, house });
  if (place.refused) return place;
  const { code } = place.value;
  for (const name of names) {
    place = await sit(code, name);
    if (place.refused) return place;
  }
  if (fillTo === undefined) return place;
  return ask<Place>("POST", `/tables/${code}/start`, names.length < fillTo ? { fill: bot } : {});
}

export function playNow(game: string, name: string): Promise<Answer<Place>> {
  return openTable({ game, names: [name], fillTo: USUAL_CHAIRS });
}

/**
 * Opens the next table after a finished one, or finds it, and sits everybody of this device down there. With nobody
 * to wait for but bots the next game begins at once. A chair that somebody else took meanwhile is no reason to stay.
 */
export async function playAgain({ code, seats }: About, yours: readonly number[]): Promise<Answer<Place>> {
  const next = await ask<Place>("POST", `/tables/${code}/rematch`);
  if (next.refused || next.value.seats.length) return next;
  for (const seat of yours) await sit(next.value.code, seats[seat]?.name ?? "");
  if (seats.every(({ bot }, seat) => bot !== null || yours.includes(seat)))
    await ask<Place>("POST", `/tables/${next.value.code}/start`, {});
  return next;
}
