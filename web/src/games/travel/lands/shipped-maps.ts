import type { Text } from "../wire/maps";
import type { SmallMap } from "./small-map";

/** What the page says of a map without having fetched it (`making/lands.ts`). */
export interface LandAbout {
  readonly name: string;
  readonly title: Text;
  readonly states: number;
  /** How territories are counted that several claim. */
  readonly disputed: readonly Text[];
}

const named = <T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, what]) => [path.replace(/^.*\/(.*)\.json$/, "$1"), what]));

/** The maps that come with the game, by their names. */
export const SHIPPED: ReadonlyMap<string, LandAbout> = named(
  import.meta.glob<LandAbout>("$hranice/games/travel/maps/*.json", {
    query: "?about",
    import: "default",
    eager: true,
  }),
);

/** Fetches the small picture of one of them. */
export const PICTURES: ReadonlyMap<string, () => Promise<SmallMap>> = named(
  import.meta.glob<SmallMap>("$hranice/games/travel/maps/*.json", { query: "?small", import: "default" }),
);
