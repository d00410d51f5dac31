import { askToPersist } from "../offline/persistent-storage";
import { isHere, playsHere } from "../offline/server-or-device.svelte";
import { AWAY, ask, askDevice, type Answer } from "../parts/api";
import { gameAbout } from "../games/server-games";
import type { About, Again, Me, SeatsAtTable } from "../wire/server";
import { settings } from "../parts/settings.svelte";
import { madeAnew } from "./make-chosen-lands";
import { NOTHING, planned, type Way } from "./planned-table";

/** Introduces this device to the server, which remembers it by a cookie, or to itself. */
export async function introduce(): Promise<Answer<Me>> {
  const me = await ask<Me>("POST", "/me");
  if (!me.refused && !playsHere()) settings.met = true;
  return me;
}

export async function sit(code: string, name: string): Promise<Answer<SeatsAtTable>> {
  const { sealedSeed } = await promises();
  return ask<SeatsAtTable>("POST", `/tables/${encodeURIComponent(code)}/seats`, {
    name,
    seal: sealedSeed(code),
  });
}

/** Starts the game, and reveals the seeds of this device: where it is the only one, the game begins with that. */
export async function start(code: string, fill?: string): Promise<Answer<SeatsAtTable>> {
  const path = `/tables/${encodeURIComponent(code)}/start`;
  const started = await ask<SeatsAtTable>("POST", path, fill === undefined ? {} : { fill });
  if (started.refused) return started;
  if (isHere(code)) void askToPersist();
  const { keepPromises, reveal } = await promises();
  keepPromises(started.value.code, started.value);
  return (await reveal(started.value)) ?? started;
}

/** Nobody needs it before they sit down. */
const promises = () => import("./chance-commitments");

/**
 * Opens a table as this device remembers it, but for what is wanted this time, and sits these people down there. Bots take the other chairs and the game
 * begins, unless friends are waited for. The first thing that is refused ends it.
 */
export async function openTable(
  game: string,
  way: Way,
  names: readonly string[],
  wanted = NOTHING,
): Promise<Answer<SeatsAtTable>> {
  const me = await introduce();
  if (me.refused) return me;
  // Friends would look for it in vain on this device.
  if (way === "friends" && playsHere()) return { refused: AWAY };
  const about = await gameAbout(game);
  if (about.refused) return about;
  const { house, options } = planned(about.value, way, names, wanted);
  const agreed = await madeAnew(about.value, options);
  if (agreed.refused) return agreed;
  let place = await ask<SeatsAtTable>("POST", "/tables", { game, house, options: agreed.value });
  if (place.refused) return place;
  const { code } = place.value;
  for (const name of names) {
    place = await sit(code, name);
    if (place.refused) return place;
  }
  if (way === "friends") return place;
  return start(code, names.length < house.chairs ? house.stand_in : undefined);
}

/**
 * Opens the next table after a finished one, as wanted, or finds it, and sits everybody of this device down there. With
 * nobody to wait for but bots the next game begins at once. A chair that somebody else took meanwhile is no reason to stay.
 */
export async function playAgain(
  { code, seats }: About,
  yours: readonly number[],
  wanted: Again | null = null,
): Promise<Answer<SeatsAtTable>> {
  const next = await ask<SeatsAtTable>("POST", `/tables/${code}/rematch`, wanted ?? {});
  if (next.refused || next.value.seats.length) return next;
  for (const seat of yours) await sit(next.value.code, seats[seat]?.name ?? "");
  if (seats.every(({ bot }, seat) => bot !== null || yours.includes(seat))) await start(next.value.code);
  return next;
}

/** Opens a table at which others, or the same people, meet the same luck as at this one. */
export function sameDeal({ game, house, code }: About): Promise<Answer<SeatsAtTable>> {
  // Only where it was dealt is it known.
  const dealer = isHere(code) ? askDevice : ask;
  return dealer<SeatsAtTable>("POST", "/tables", { game, house, deal: code });
}
