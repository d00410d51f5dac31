import { boot } from "../../../offline/boot-progress.svelte";
import { ask } from "../../../parts/api";
import type { Language } from "../../../text/catalogue";
import { noteTitle } from "../lands/own-titles.svelte";
import { said } from "../text-in-language";
import { MAPS } from "../wire/constants";
import type { Gate, Pack, Place, State } from "../wire/maps";
import type { Atlas as Plan } from "../wire/types";

/** Where the maps that come with the game are, by their names. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>("$hranice/games/travel/maps/*.json", {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([path, address]) => [path.replace(/^.*\/(.*)\.json$/, "$1"), address]),
);
/** Width by height, to keep their place while they are on their way. */
const RATIOS: ReadonlyMap<string, number> = new Map(MAPS.map(({ name, ratio }) => [name, ratio]));

/** A spot on the map: a state, or one part of a state that lies there in several. */
export interface Spot {
  /** As routes write it: "FR", "RU:kaliningrad". */
  readonly name: string;
  readonly state: State;
  readonly place: Place;
  /** Where lines begin and end. */
  readonly x: number;
  readonly y: number;
}

/** A way over the map, place by place, in the colour of its traveller. */
export interface Journey {
  readonly route: readonly string[];
  readonly colour: string;
  /** Not travelled, only shown: what might have been. */
  readonly wished?: boolean;
}

/** A map with ways to find things on it. */
export class Atlas {
  readonly pack: Pack;
  readonly states: ReadonlyMap<string, State>;
  readonly spots: ReadonlyMap<string, Spot>;
  /** Where flags exist with a free licence. */
  readonly hasFlags: boolean;

  constructor(pack: Pack) {
    this.pack = pack;
    this.hasFlags = pack.name === "europe";
    this.states = new Map(pack.states.map((state) => [state.code, state]));
    const glasses = new Map(pack.lenses.map((lens) => [lens.place, lens.spot]));
    this.spots = new Map(
      pack.states.flatMap((state) =>
        state.places.map((place) => {
          const name = place.part ? `${state.code}:${place.part}` : state.code;
          const [x, y] = glasses.get(name) ?? place.tap ?? place.label ?? [0, 0];
          return [name, { name, state, place, x, y }] as const;
        }),
      ),
    );
  }

  /** The points of a route: its stops, and between them those where it crosses borders. */
  points(route: readonly string[]): readonly (readonly [number, number])[] {
    return route.flatMap((name, number) => {
      const spot = this.spots.get(name);
      return spot ? [...this.#through(route[number - 1], name), [spot.x, spot.y] as const] : [];
    });
  }

  /** A route as a line: from stop to stop, across the borders where they are. */
  way(route: readonly string[]): string {
    return this.points(route)
      .map(([x, y], number) => `${number ? "L" : "M"}${x} ${y}`)
      .join("");
  }

  #through(here: string | undefined, there: string): Gate["through"] {
    const gate = this.pack.gates.find(
      ({ a, b }) => (a === here && b === there) || (a === there && b === here),
    );
    return gate?.a === there ? [...gate.through].reverse() : (gate?.through ?? []);
  }

  name(code: string, language: Language): string {
    const state = this.states.get(code.split(":")[0] ?? code);
    return state ? said(state.name, language) : code;
  }
}

const known = new Map<string, Promise<Atlas>>();

/** The map of this key, made once. */
function once(key: string, make: () => Promise<Atlas>): Promise<Atlas> {
  let atlas = known.get(key);
  if (!atlas) {
    atlas = make();
    known.set(key, atlas);
    // A failure is forgotten, so that the next wish tries again.
    atlas.catch(() => known.delete(key));
  }
  return atlas;
}

/** A map that comes with the game, fetched once. */
export function loadAtlas(name: string): Promise<Atlas> {
  return once(name, () => fetchAtlas(name));
}

async function fetchAtlas(name: string): Promise<Atlas> {
  const address = ADDRESSES.get(name);
  if (address === undefined) return otherAtlas(name);
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) return new Atlas((await answer.json()) as Pack);
  // Where Python runs it knows this map; for the sake of a picture it is not started.
  if (boot.stage === "ready") return otherAtlas(name);
  throw new Error(`the map ${name} did not come: ${answer?.status ?? "no network"}`);
}

/** A map that only those who play it out know. */
async function otherAtlas(name: string): Promise<Atlas> {
  const answer = await ask<Pack>("GET", `/maps/${encodeURIComponent(name)}`);
  if (answer.refused) throw new Error(`the map ${name} did not come: ${answer.refused.reason}`);
  return new Atlas(answer.value);
}

/** How wide a map will be by its height, as far as one can know before it is there. */
export function ratioOf(map: string | Plan): number {
  return RATIOS.get(typeof map === "string" ? map : map.name) ?? 1;
}

const plans = new WeakMap<Plan, string>();

/** The map of a game from its options. One of somebody's own is looked for where the table is. */
export function atlasOf(map: string | Plan): Promise<Atlas> {
  if (typeof map === "string") return loadAtlas(map);
  // The options come anew with many an update; the same map is the same atlas.
  const plan = plans.get(map) ?? JSON.stringify(map);
  plans.set(map, plan);
  return once(plan, () => fittingAtlas(map));
}

async function fittingAtlas(map: Plan): Promise<Atlas> {
  if (ADDRESSES.has(map.name)) {
    const known = await loadAtlas(map.name);
    if (sameLand(known.pack, map)) return known;
  }
  const { ownPack } = await import("../lands/own-map-lookup");
  const own = await ownPack(map);
  if (own) noteTitle(map.name, own.title);
  // Where nobody has its words and its drawing any more, codes and lines have to do.
  return new Atlas(own ?? (await import("./schematic")).drawn(map));
}

/** Whether a map that comes with the game has exactly these states and links: a name alone proves nothing. */
function sameLand(pack: Pack, map: Plan): boolean {
  const link = (one: string, other: string) => [one, other].sort().join(" ");
  const links = new Set(
    pack.states.flatMap(({ code, places }) =>
      places.flatMap(({ part, land, sea }) =>
        [...land, ...sea].map((other) => link(part ? `${code}:${part}` : code, other)),
      ),
    ),
  );
  return (
    links.size === map.links.length &&
    map.links.every(({ a, b }) => links.has(link(a, b))) &&
    pack.states.map(({ code }) => code).join() === map.states.map(({ code }) => code).join()
  );
}
