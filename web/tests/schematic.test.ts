import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { atlasOf, ratioOf } from "../src/games/travel/table/atlas";
import { drawn } from "../src/games/travel/table/schematic";
import type { Pack } from "../src/games/travel/wire/maps";
import type { Atlas as Plan } from "../src/games/travel/wire/types";

const COLUMNS = 8;
const ROWS = 7;

/** States like fields of a chess board, the last two joined over the sea only; one lies in two parts. */
function chessboard(columns = COLUMNS, rows = ROWS): Plan {
  const code = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`;
  const links = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const a = column + row ? code(column, row) : "A0:north";
      if (column + 1 < columns) links.push({ a, b: code(column + 1, row), sea: row === rows - 1 });
      if (row + 1 < rows) links.push({ a, b: code(column, row + 1), sea: false });
    }
  links.push({ a: "A0:south", b: "B1", sea: true });
  const states = [...Array(columns * rows).keys()].map((number) => ({
    code: code(number % columns, Math.floor(number / columns)),
    parts: number ? [] : ["north", "south"],
  }));
  return { name: "chess", states, links };
}

/** So long is a border that one can see, on a map 1,000 px wide. */
const SEEN = 9;

function shortestLine({ crossings }: Pack): number {
  const lengths = crossings.map(({ line }) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = line.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return Math.hypot(toX - x, toY - y);
  });
  return Math.min(...lengths);
}

describe("a map of one's own", () => {
  const plan = chessboard();
  const pack = drawn(plan);
  const places = pack.states.flatMap(({ code, places }) =>
    places.map(({ part, label }) => ({ name: part ? `${code}:${part}` : code, at: label ?? [0, 0] })),
  );
  const apart = (one: readonly [number, number], other: readonly [number, number]) =>
    Math.hypot(one[0] - other[0], one[1] - other[1]);

  it("is drawn on its layout, with nothing on top of each other", () => {
    expect(places).toHaveLength(COLUMNS * ROWS + 1);
    for (const { at } of places) {
      expect(at[0]).toBeGreaterThan(0);
      expect(at[0]).toBeLessThan(pack.width);
      expect(at[1]).toBeGreaterThan(0);
      expect(at[1]).toBeLessThan(pack.height);
    }
    const nearest = places.map(({ at }, number) =>
      Math.min(...places.filter((_, other) => other !== number).map((other) => apart(at, other.at))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(20);
  });

  it("has neighbours near each other, and every link in it", () => {
    const at = new Map(places.map((place) => [place.name, place.at]));
    const lengths = plan.links.map(({ a, b }) => apart(at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]));
    expect(Math.max(...lengths)).toBeLessThan(pack.width / 3);
    expect(pack.crossings.map(({ a, b }) => `${a} ${b}`)).toEqual(plan.links.map(({ a, b }) => `${a} ${b}`));
    expect(pack.states[0]?.places[1]).toMatchObject({ part: "south", land: [], sea: ["B1"] });
  });

  it.each([
    [4, 3],
    [COLUMNS, ROWS],
    [16, 15],
  ])("shows every link by a line that one can see, with %i times %i states", (columns, rows) => {
    expect(shortestLine(drawn(chessboard(columns, rows)))).toBeGreaterThanOrEqual(SEEN);
  });

  it("looks the same every time", () => {
    expect(drawn(chessboard())).toEqual(pack);
  });
});

describe("the map of a game", () => {
  const text = readFileSync("../src/hranice/games/travel/maps/europe.json", "utf8");
  const europe = JSON.parse(text) as Pack;
  const links = new Map(
    europe.states.flatMap(({ code, places }) =>
      places.flatMap(({ part, land, sea }) =>
        [...land, ...sea].map((other) => {
          const [a = "", b = ""] = [part ? `${code}:${part}` : code, other].sort();
          return [`${a} ${b}`, { a, b, sea: sea.includes(other) }] as const;
        }),
      ),
    ),
  );
  const plan = (): Plan => ({
    name: "europe",
    states: europe.states.map(({ code, places }) => ({
      code,
      parts: places.flatMap(({ part }) => (part ? [part] : [])),
    })),
    links: [...links.values()],
  });

  afterEach(() => vi.unstubAllGlobals());

  it("shows every link by a line that one can see, also where many come together", () => {
    expect(shortestLine(drawn(plan()))).toBeGreaterThanOrEqual(SEEN);
  });

  it("is the one that comes with the game where it is the same, not where it only has its name", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(text)));
    expect((await atlasOf(plan())).hasFlags).toBe(true);
    const { links: all, ...rest } = plan();
    const other = await atlasOf({ ...rest, links: all.slice(1) });
    expect(other.hasFlags).toBe(false);
    expect(other.states.size).toBe(europe.states.length);
  });

  it("is drawn from the game alone where it is one's own, and only once", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    const atlas = await atlasOf(chessboard());
    expect(atlas.name("A0:south", "en")).toBe("A0");
    expect(await atlasOf(chessboard())).toBe(atlas);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(["constructor", "toString"])(
    "may have the name %s, which means something to JavaScript",
    async (name) => {
      vi.stubGlobal("fetch", () => Promise.reject(new Error("there is nothing to fetch")));
      const own = { ...chessboard(), name };
      expect((await atlasOf(own)).states.size).toBe(own.states.length);
      expect(ratioOf(own)).toBe(1);
    },
  );
});
