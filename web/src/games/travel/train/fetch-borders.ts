/** Fetches what Python tells about the borders of a map. */
import { ask } from "../../../parts/api";
import type { Borders as Told } from "../wire/borders";
import type { ToldPeculiarity } from "../wire/maps";
import type { Atlas as Plan } from "../wire/types";
import { Borders } from "./borders";

/** Where the borders of the maps that come with the game are, by their names. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>("../wire/borders/*.json", { query: "?url", import: "default", eager: true }),
  ).map(([path, address]) => [path.replace(/^.*\/(.*)\.json$/, "$1"), address]),
);

/** The borders of a map that comes with the game. */
export async function shippedBorders(name: string): Promise<Borders> {
  const answer = await fetch(ADDRESSES.get(name) ?? "");
  if (!answer.ok) throw new Error(`the borders of ${name} did not come: ${answer.status}`);
  return new Borders((await answer.json()) as Told);
}

/** The borders of a map of one's own: reckoned where tables are, kept nowhere. */
export async function ownBorders(map: Plan, told: readonly ToldPeculiarity[]): Promise<Borders> {
  const peculiarities = told.map(({ kind, places }) => ({ kind, places }));
  const answer = await ask<Told>("POST", "/borders/own", { map, peculiarities });
  if (answer.refused) throw new Error(`the borders did not come: ${answer.refused.reason}`);
  return new Borders(answer.value);
}
