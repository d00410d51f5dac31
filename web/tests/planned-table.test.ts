import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import games from "./games.json";
import AroundDeviceForm from "../src/pages/AroundDeviceForm.svelte";
import GameCard from "../src/pages/GameCard.svelte";
import { GAMES } from "../src/games";
import { BOARDS } from "../src/games/border/wire/shipped-boards";
import { settings } from "../src/parts/settings.svelte";
import RematchScores from "../src/table/RematchScores.svelte";
import { openTable } from "../src/table/open-table";
import {
  changes,
  nextPlan,
  planRows,
  planned,
  remember,
  summary,
  type Plan,
  type Way,
} from "../src/table/planned-table";
import type { About, GameAbout, SeatAbout } from "../src/wire/server";

const [border, travel] = games as unknown as readonly [GameAbout, GameAbout];
const ADA = ["Ada"];

/** A plan after one of its rows was changed. */
function changed(plan: Plan, way: Way, key: string, value: string): Plan {
  const row = planRows(plan, way).find((other) => other.key === key);
  if (!row) throw new Error(`no row ${key}`);
  return { ...plan, ...row.change(value) };
}

/** A server that answers these paths so, and any other with a table; it notes what it is asked. */
function serving(answers: Readonly<Record<string, unknown>> = {}): [string, unknown][] {
  const asked: [string, unknown][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const path = typeof input === "string" ? input : "";
    asked.push([path, typeof init?.body === "string" ? JSON.parse(init.body) : undefined]);
    const place = { code: "NEW", seats: [], seals: [] };
    return Promise.resolve(Response.json({ "/api/games": games, ...answers }[path] ?? place));
  });
  return asked;
}

const keys = (plan: Plan, way: Way) => planRows(plan, way).map(({ key }) => key);

beforeEach(() => {
  settings.choices = {};
  settings.around = [];
});

describe("what will be played", () => {
  it("is the usual thing at first, told in a line", () => {
    expect(summary(planned(travel, "now", ADA), "now")).toBe("3 bots, tourist · Europe");
    expect(summary(planned(border, "now", ADA), "now")).toBe("3 bots, regular");
    expect(summary(planned(border, "device", ["Ada", "Bea"]), "device")).toBe("players: 2, no bots");
    expect(planned(travel, "friends", ADA).house.chairs).toBe(travel.most);
  });

  it("can be chosen in every way that a lobby offers, and for every seat", () => {
    expect(keys(planned(border, "now", ADA), "now")).toEqual([
      "bots",
      "level",
      "boards",
      "board",
      "chain",
      "pause",
      "duplicate",
      "clock",
      "last-call",
    ]);
    const two = planned(travel, "device", ["Ada", "Bea"]);
    expect(keys(two, "device")).toEqual([
      ...["bots", "map", "pace", "harder", "limit", "show", "duplicate", "clock", "last-call"],
      ...["colour 0", "colour 1", "open-map 0", "open-map 1"],
    ]);
    const labels = planRows(two, "device").map(({ label }) => label);
    expect(labels.at(-1)).toBe("Bea: May keep the map open (for children)");
    const boards = changed(planned(border, "now", ADA), "now", "board", "chosen");
    expect(changed(boards, "now", "board 0", "C").options["choice"]).toEqual(["C", "B", "A", "D"]);
  });

  it("may be fresh boards, which are drawn for each table anew", async () => {
    const chosen = changed(planned(border, "now", ADA), "now", "board", "chosen");
    const fresh = changed(chosen, "now", "boards", "fresh");
    expect(summary(fresh, "now")).toBe("3 bots, regular · Set of boards: four fresh ones");
    // Nobody can choose among what is not there yet.
    expect(keys(fresh, "now")).not.toContain("board");
    expect(keys(fresh, "now")).not.toContain("board 0");
    remember("now", fresh);
    const colours = BOARDS.map((board) => board.colours);
    const four = colours.map((each, at) => ({ board: { name: `100000${9 - at}`, colours: each } }));
    const asked = serving({ "/api/boards/four": { boards: four } });
    const told = () => asked.findLast(([path]) => path === "/api/tables")?.[1];
    await openTable("border", "now", ADA);
    expect(told()).toMatchObject({
      options: {
        boards: colours.map((_, at) => ({ name: `100000${6 + at}`, colours: colours[3 - at] })),
        choice: [],
      },
    });
    // Of the usual ones nothing need be told.
    remember("now", changed(planned(border, "now", ADA), "now", "boards", "A B C D"));
    await openTable("border", "now", ADA);
    vi.restoreAllMocks();
    expect(told()).not.toHaveProperty("options.boards");
  });

  it("is remembered for each game and way; friends begin with what one plays alone", () => {
    let plan = planned(travel, "now", ADA);
    for (const [key, value] of [
      ["map", "usa"],
      ["harder", "true"],
      ["level", "globetrotter"],
      ["limit", "20"],
      ["open-map 0", "true"],
    ] as const)
      plan = changed(plan, "now", key, value);
    remember("now", plan);
    expect(planned(travel, "now", ADA)).toEqual(plan);
    expect(summary(plan, "now")).toBe(
      "2 bots, globetrotter · USA · Two travellers each (harder) · Limit for choosing: 20 s · May keep the map open (for children)",
    );
    expect(summary(planned(border, "now", ADA), "now")).toBe("3 bots, regular");
    expect(summary(planned(travel, "device", ["Ada", "Bea"]), "device")).toBe("players: 2, no bots · Europe");
    expect(planned(travel, "friends", ADA).options).toMatchObject({ map: "usa", limit: 20, open_map: [0] });
    remember("friends", changed(planned(travel, "friends", ADA), "friends", "map", "europe"));
    expect(planned(travel, "friends", ADA).options).toMatchObject({ map: "europe", limit: 20 });
    expect(planned(travel, "now", ADA).options).toMatchObject({ map: "usa" });
  });

  it("says plainly that new crosses are no neighbours (B16)", () => {
    const strict = changed(planned(border, "now", ADA), "now", "chain", "false");
    expect(summary(strict, "now")).toBe("3 bots, regular · New crosses count as neighbours: No");
  });

  it("drops what is not offered any more, and never assumes that strangers may come", () => {
    settings.choices = {
      "travel/now": { map: "atlantis", level: "captain", gone: "true", bots: "77", limit: "10" },
    };
    expect(summary(planned(travel, "now", ADA), "now")).toBe(
      "3 bots, tourist · Europe · Limit for choosing: 10 s",
    );
    remember("friends", changed(planned(travel, "friends", ADA), "friends", "public", "true"));
    expect(planned(travel, "friends", ADA).house.public).toBe(false);
  });

  it("is what a table is opened with", async () => {
    remember(
      "now",
      changed(changed(planned(border, "now", ADA), "now", "bots", "1"), "now", "chain", "false"),
    );
    const asked = serving();
    await openTable("border", "now", ADA);
    vi.restoreAllMocks();
    expect(asked.find(([path]) => path === "/api/tables")?.[1]).toMatchObject({
      game: "border",
      house: { chairs: 2, stand_in: "regular" },
      options: { chain: false },
    });
    expect(asked.at(-1)).toEqual(["/api/tables/NEW/start", { fill: "regular" }]);
  });

  it("stands at the start, where a tap changes it, without the server as well", () => {
    const [game] = GAMES;
    const { rerender } = render(GameCard, { game: game as never });
    expect(screen.getByRole("link", { name: "Game options" }).getAttribute("href")).toBe(
      "/play/border/options",
    );
    void rerender({ game: game as never, about: border });
    return screen.findByRole("link", { name: "3 bots, regular" });
  });

  it("is chosen around one device, too, which knows the people again", async () => {
    const ready = vi.fn();
    const shown = render(AroundDeviceForm, { game: travel, busy: false, onready: ready });
    await fireEvent.click(screen.getByText("players: 2, no bots · Europe"));
    await fireEvent.change(screen.getByLabelText("Map"), { target: { value: "usa" } });
    await screen.findByText("players: 2, no bots · USA");
    const [, bea] = screen.getAllByRole("textbox");
    await fireEvent.input(bea as Element, { target: { value: "Bea" } });
    await fireEvent.change(screen.getByLabelText(/^Bea: May keep/), { target: { value: "true" } });
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect(ready.mock.calls[0]?.[0]).toContain("Bea");
    expect(planned(travel, "device", ["Ada", "Bea"]).options).toMatchObject({ map: "usa", open_map: [1] });
    shown.unmount();
    render(AroundDeviceForm, { game: travel, busy: false, onready: ready });
    expect(screen.getAllByRole("textbox").map((input) => (input as HTMLInputElement).value)[1]).toBe("Bea");
  });
});

describe("the next game", () => {
  const seat = (name: string, bot: string | null = null) => ({ name, bot }) as SeatAbout;
  const about = {
    house: { ...travel.house, chairs: 6 },
    seats: [seat("Ada"), seat("Iva", "tourist"), seat("Bea")],
  };
  const options = {
    map: { name: "europe" },
    pace: 1200,
    harder: false,
    limit: 0,
    show: 20_000,
    open_map: [2],
  };
  const before = nextPlan(travel, about as unknown as About, options);

  it("is like the last one", () => {
    expect(summary(before, "now")).toContain("1 bot, tourist · Europe");
    expect(before.people.map(({ seat: number }) => number)).toEqual([0, 2]);
  });

  it("tells the server what is to be different, and of the bots only if they are", () => {
    const other = changed(before, "now", "map", "usa");
    expect(changes(before, other)).toEqual({ house: before.house, options: { map: "usa" }, bots: null });
    const more = changed(changed(before, "now", "bots", "2"), "now", "level", "globetrotter");
    expect(changes(before, more)).toMatchObject({
      house: { chairs: 4 },
      bots: ["globetrotter", "globetrotter"],
    });
  });

  it("counts for the evening", () => {
    const tallies = [
      { games: 3, won: 1, points: 40 },
      { games: 3, won: 2, points: 35 },
    ];
    const seats = ["Ada", "Bea"].map((name, place) => ({ ...seat(name), tally: tallies[place] }));
    render(RematchScores, { seats: seats as readonly SeatAbout[], score: "count-points" });
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual(["Bea 2 of 3 games won 35 points", "Ada 1 of 3 games won 40 points"]);
  });
});
