import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { knownByMap } from "../src/games/travel/train/known-by-map";
import { counted, matches, meetings, placeOf, sumsBy } from "../src/pages/finished-games/sums";
import { groundsOf, othersOf, outcomeOf, searchable } from "../src/pages/finished-games/game-texts";
import { deleteGame, gamesAtServer } from "../src/parts/finished-game-sources";
import { bringOwnFile, makeOwnFile } from "../src/parts/personal-data-file";
import { settings } from "../src/parts/settings.svelte";
import { texts } from "../src/text/texts.svelte";
import type { OwnGame } from "../src/wire/server";

let last = 0;

const ownFile = (changes: object) =>
  JSON.stringify({
    format: "hranice-own",
    version: 1,
    places: {},
    things: { listed: [], bodies: [] },
    logs: [],
    ...changes,
  });

const ownLog = (summary: string) => ({
  row: { table: "one", code: "ONE", summary, updated: 1, length: 0 },
  entries: [],
  result: null,
});

/** A game of the first seat against others, each with a score; whoever has the highest one has won. */
function game(scores: readonly number[], changes: Partial<OwnGame> = {}): OwnGame {
  last += 1;
  const best = Math.max(...scores);
  return {
    code: `GAME${last}`,
    game: "border",
    at: Date.UTC(2026, 10, 1) + last * 3_600_000,
    seats: scores.map((score, seat) => ({ name: `N${seat}`, bot: null, score })),
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    on: [],
    yours: [0],
    luck: [],
    lesson: false,
    ...changes,
  };
}

const named = (names: readonly (string | { readonly bot: string })[], scores: readonly number[]) =>
  game(scores, {
    seats: names.map((name, seat) => ({
      name: typeof name === "string" ? name : `Bot ${seat}`,
      bot: typeof name === "string" ? null : name.bot,
      score: scores[seat] ?? 0,
    })),
  });

describe("what many games come to", () => {
  it("counts games of one person, the first one first, and neither lessons nor several people", () => {
    const [first, second] = [game([3, 1]), game([1, 2])];
    const others = [game([1, 2], { yours: [0, 1] }), game([5, 1], { lesson: true })];
    const seen = counted([second, ...others, first]);
    expect(seen.map(({ game: { code }, score, won }) => [code, score, won])).toEqual([
      [first.code, 3, true],
      [second.code, 1, false],
    ]);
  });

  it("finds the personal best, the first of equal ones, and the average", () => {
    const games = [game([40, 50]), game([87, 50]), game([87, 90])];
    const [sum] = sumsBy(counted(games), () => "all");
    expect(sum).toMatchObject({ games: 3, won: 1, best: { score: 87, game: { code: games[1]?.code } } });
    expect(sum?.mean).toBeCloseTo(71.333, 2);
  });

  it("adds up by map, the most frequent first", () => {
    const on = (value: string) => [{ option: "map", value, name: value, seat: null }];
    const games = [
      game([1, 2], { on: on("usa") }),
      game([2, 1], { on: on("europe") }),
      game([3, 1], { on: on("europe") }),
    ];
    const sums = sumsBy(counted(games), ({ game: { on: grounds } }) => grounds[0]?.value ?? "");
    expect(sums.map(({ word, games: count, won }) => [word, count, won])).toEqual([
      ["europe", 2, 2],
      ["usa", 1, 0],
    ]);
  });

  it("says how often one did better than each other, people by name and bots by kind", () => {
    const games = [
      named(["Ada", "Bea", { bot: "expert:speed=0.9" }], [10, 8, 12]),
      named(["Ada", "Bea", { bot: "expert" }], [10, 11, 9]),
      named(["Ada", "Bea"], [10, 8]),
      named(["Ada", "Bea"], [10, 10]),
    ];
    expect(meetings(counted(games))).toEqual([
      { name: "Bea", bot: null, games: 4, ahead: 2, behind: 1 },
      { name: "expert", bot: "expert", games: 2, ahead: 1, behind: 1 },
    ]);
  });

  it("lets the game say who won where scores are equal", () => {
    const tie = game([10, 10, 4], { winners: [1] });
    expect([0, 1, 2].map((seat) => placeOf(tie, seat))).toEqual([2, 1, 3]);
    expect(meetings(counted([tie])).map(({ ahead, behind }) => [ahead, behind])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it("knows luck only of games that were analysed", () => {
    const luck = counted([game([1, 2]), game([1, 2], { luck: [-2.5, 2.5] })]).map((one) => one.luck);
    expect(luck).toEqual([null, -2.5]);
  });
});

describe("a game in words", () => {
  beforeAll(() => texts.need("games"));

  it("tells the result, what it was played on, and with whom", () => {
    const one = {
      ...named(["Ada", "Bea", { bot: "regular" }, { bot: "regular" }], [64, 80, 1, 2]),
      on: [
        { option: "board", value: "A", name: "", seat: 0 },
        { option: "board", value: "B", name: "", seat: 1 },
      ],
    };
    expect(outcomeOf(one)).toBe("You came second of 4 with 64 points.");
    expect(groundsOf(one)).toBe("Board A");
    expect(othersOf(one)).toBe("Bea and 2 × bot (regular)");
    const map = {
      ...one,
      game: "travel",
      on: [{ option: "map", value: "europe", name: "europe", seat: null }],
    };
    expect(groundsOf(map)).toBe("Europe");
    const own = { ...map, on: [{ option: "map", value: "oz-0123456789abcdef", name: "", seat: null }] };
    expect(groundsOf(own)).toBe("oz");
  });

  it("is found by any of its words, whatever marks and capitals they have", () => {
    const one = searchable(named(["Ada", "Šárka Nováková"], [1, 2]));
    expect(["sarka", "NOVAK the", "border ada", ""].map((words) => matches(one, words))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(matches(one, "sarka travel")).toBe(false);
  });
});

it("counts the borders that are known, by map", () => {
  const line = (stability: number) => [Date.now(), Date.now(), stability, 5];
  const borders = { "AT DE": line(100), "AT CZ": line(100), "DE FR": line(0.1) };
  localStorage.setItem("hranice.train.europe", JSON.stringify({ version: 1, borders }));
  localStorage.setItem("hranice.train.usa", JSON.stringify({ version: 1, borders: {} }));
  expect(knownByMap()).toEqual([{ title: "Europe", known: 2 }]);
  localStorage.clear();
});

describe("games at the server", () => {
  beforeEach(() => (settings.met = true));
  afterEach(() => {
    settings.met = false;
    vi.unstubAllGlobals();
  });

  const served = (answer: (path: string) => Response | Error) =>
    vi.stubGlobal("fetch", (path: string) => {
      const told = answer(path);
      return told instanceof Error ? Promise.reject(told) : Promise.resolve(told);
    });

  it("come page by page", async () => {
    const pages = [[game([1, 2]), game([1, 2])], [game([1, 2])]];
    served((path) => {
      const start = Number(new URL(path, "http://x").searchParams.get("start"));
      return Response.json({ games: pages[start ? 1 : 0], next: start ? null : 2, unreadable: 1 });
    });
    const heard: number[] = [];
    const found = await gamesAtServer((games) => heard.push(games.length));
    expect([found.games.length, found.unreadable, found.refused]).toEqual([3, 2, null]);
    expect(heard).toEqual([2, 3]);
  });

  it("are missing with a reason while it is away, and nobody without a key has any", async () => {
    served(() => new TypeError("no network"));
    expect((await gamesAtServer()).refused?.reason).toBe("server-away");
    served(() => Response.json({ reason: "server-no-key" }, { status: 401 }));
    expect(await gamesAtServer()).toEqual({ games: [], unreadable: 0, refused: null });
  });

  it("are gone once they are deleted, also when they were gone before", async () => {
    served(() => new Response(null, { status: 204 }));
    expect(await deleteGame("BCDFGHJK")).toBeNull();
    served(() => Response.json({ reason: "server-no-such-table" }, { status: 404 }));
    expect(await deleteGame("BCDFGHJK")).toBeNull();
    served(() => Response.json({ reason: "table-not-finished" }, { status: 409 }));
    expect((await deleteGame("BCDFGHJK"))?.reason).toBe("table-not-finished");
  });

  it("go into one file with what is kept here, which brings that back elsewhere", async () => {
    localStorage.setItem("hranice.promises", JSON.stringify([{ code: "ONE" }, { code: "TWO" }]));
    for (const map of ["europe", "usa"])
      localStorage.setItem(`hranice.train.${map}`, JSON.stringify({ map }));
    localStorage.setItem("hranice.kit", "{}");
    settings.name = "Ada";
    const one = game([1, 2]);
    served((path) =>
      path.startsWith("/api/me/games")
        ? Response.json({ games: [one], next: null, unreadable: 0 })
        : new Response("the record"),
    );
    const made = await makeOwnFile(() => undefined);
    expect([made.games, made.without, made.refused]).toEqual([1, 0, null]);
    const { text } = made;
    const content = JSON.parse(text) as { games: unknown; places: Record<string, object> };
    expect(content).toMatchObject({
      format: "hranice-own",
      version: 1,
      games: [{ ...one, record: "the record" }],
    });
    expect(content.places["hranice.settings"]).not.toHaveProperty("met");
    expect(content.places).not.toHaveProperty("hranice.kit");
    localStorage.removeItem("hranice.train.usa");
    localStorage.setItem("hranice.train.europe", JSON.stringify({ more: 1 }));

    localStorage.setItem("hranice.promises", JSON.stringify([{ code: "TWO", mine: true }]));
    localStorage.setItem("hranice.settings", JSON.stringify({ met: true, name: "Bea" }));
    expect(await bringOwnFile(text)).toEqual({ games: 0 });
    expect(JSON.parse(localStorage.getItem("hranice.promises") ?? "")).toEqual([
      { code: "TWO", mine: true },
      { code: "ONE" },
    ]);
    expect(JSON.parse(localStorage.getItem("hranice.settings") ?? "")).toMatchObject({
      met: true,
      name: "Ada",
    });
    expect(localStorage.getItem("hranice.train.usa")).toBe('{"map":"usa"}');
    expect(localStorage.getItem("hranice.train.europe")).toBe('{"more":1}');
    localStorage.clear();
    settings.name = "";
  });

  it.each<readonly [string, string]>([
    ["{", "own-not-ours"],
    ['{"format":"other"}', "own-not-ours"],
    ['{"format":"hranice-own","version":2}', "own-newer"],
    [
      '{"format":"hranice-own","version":1,"places":{},"things":{"listed":[],"bodies":[]},"logs":[{}]}',
      "own-not-ours",
    ],
    [
      '{"format":"hranice-own","version":1,"places":{},"things":{"listed":[3],"bodies":[]},"logs":[]}',
      "own-not-ours",
    ],
    ...[{ "hranice.promises": [null] }, { "hranice.promises": "none" }, { "hranice.settings": [] }].map(
      (places) => [ownFile({ places }), "own-not-ours"] as const,
    ),
    ...["null", "3", '{"code":"OTHER","phase":"finished"}', '{"code":"ONE","phase":"running"}'].map(
      (summary) => [ownFile({ logs: [ownLog(summary)] }), "own-not-ours"] as const,
    ),
  ])("no other file is brought in: %s", async (text, reason) => {
    expect(await bringOwnFile(text)).toMatchObject({ refused: { reason } });
    expect(localStorage.getItem("hranice.promises")).toBeNull();
  });
});
