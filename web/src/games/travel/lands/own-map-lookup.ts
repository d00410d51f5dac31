/** Maps of people's own: found by the digest of what a table is played on, on this device or where the table is. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { ownLandStore } from "../../../offline/own-land-store";
import { ask } from "../../../parts/api";
import type { Pack } from "../wire/maps";
import type { Atlas as Plan } from "../wire/types";
import { isMarked } from "./own-titles.svelte";

/** By which a map is kept: hranice.games.travel.maps.own_map_check.digest_of. What a table tells is in its one order already. */
export function digestOf({ name, states, links }: Plan): string {
  const plain = {
    name,
    states: states.map(({ code, parts }) => ({ code, parts })),
    links: links.map(({ a, b, sea }) => ({ a, b, sea })),
  };
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(plain))));
}

/** The map of this digest that this device keeps. */
export async function packHere(digest: string): Promise<Pack | null> {
  const found = await ownLandStore.find("travel", digest, Date.now());
  return found === undefined ? null : (JSON.parse(found) as Pack);
}

/** The map of a table, words and drawing; null if nobody has it any more. */
export async function ownPack(plan: Plan): Promise<Pack | null> {
  if (!isMarked(plan.name)) return null;
  const digest = digestOf(plan);
  const here = await packHere(digest);
  if (here) return here;
  const answer = await ask<Pack>("GET", `/maps/own/${digest}`);
  return answer.refused ? null : answer.value;
}
