/** A map that somebody chose: one that comes with the game by its name, or one of this device by its digest. */
import type { OwnThing } from "../../../offline/own-land-store";
import { navigation } from "../../../parts/navigation.svelte";
import { Atlas, loadAtlas } from "../table/atlas";
import { MAPS } from "../wire/constants";
import { packHere } from "./own-map-lookup";

const USUAL = "europe";

export const comesWithTheGame = (map: string) => MAPS.some(({ name }) => name === map);

/** What the address asks for. */
export function wantedMap(): string {
  return navigation.query.get("on") ?? navigation.query.get("map") ?? USUAL;
}

/** The chosen map if it is there: an old link may lead to what this device does not have any more. */
export function thereOrUsual(map: string, own: readonly OwnThing[]): string {
  return comesWithTheGame(map) || own.some(({ digest }) => digest === map) ? map : USUAL;
}

export async function chosenAtlas(map: string): Promise<Atlas> {
  if (comesWithTheGame(map)) return loadAtlas(map);
  const pack = await packHere(map);
  if (!pack) throw new Error("this device does not have it any more");
  return new Atlas(pack);
}
