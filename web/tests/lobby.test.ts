import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import AroundDeviceForm from "../src/pages/AroundDeviceForm.svelte";
import OptionList from "../src/table/OptionList.svelte";
import { levels } from "../src/table/bot-levels";
import games from "./games.json";
import SeatRow from "../src/table/SeatRow.svelte";
import SeatOptions from "../src/table/SeatOptions.svelte";
import { fitted } from "../src/table/game-option-rows";
import type { Agreed, Options } from "../src/table/option-row";
import { planned } from "../src/table/planned-table";
import { optionRows } from "../src/table/table-option-rows";
import { isCurrent, renewOnce } from "../src/offline/newer-page";
import ConfirmButton from "../src/parts/ConfirmButton.svelte";
import { eventually } from "./eventually";
import { createRawSnippet } from "svelte";
import { BOARDS, GEOGRAPHY } from "../src/games/border/wire/shipped-boards";
import type { Options as BorderOptions } from "../src/games/border/wire/types";
import type { GameAbout, TableSettings } from "../src/wire/server";
import type { Options as TravelOptions } from "../src/games/travel/wire/types";

const house: TableSettings = {
  chairs: 4,
  public: false,
  clock: 0,
  last_call: 0,
  credit: true,
  grace: 30,
  stand_in: "regular",
  pause: 1000,
  duplicate: false,
};
const border: BorderOptions = { geography: GEOGRAPHY, boards: BOARDS, choice: [], chain: true };
const travel: TravelOptions = {
  map: "europe",
  harder: false,
  pace: 1200,
  limit: 0,
  settle: 300,
  show: 20_000,
  open_map: [1, 3],
};
const [borderGame, travelGame] = games as unknown as readonly [GameAbout, GameAbout];

function rowOf(agreed: Agreed, key: string) {
  const row = optionRows(agreed).find((other) => other.key === key);
  if (!row) throw new Error(`no row ${key}`);
  return row;
}

const atBorder: Agreed = { game: borderGame, house, options: { ...border }, taken: 2 };
const atTravel: Agreed = {
  game: travelGame,
  house: { ...house, stand_in: "tourist" },
  options: { ...travel },
  taken: 2,
};

function forPlayers(players: readonly number[]): GameAbout {
  const options = travelGame.options.map((option) =>
    option.players.length ? { ...option, players } : option,
  );
  return { ...travelGame, options };
}

describe("the options of a table", () => {
  it("offer everything that the host decides, each with the value it has", () => {
    const keys = (agreed: Agreed) => optionRows(agreed).map(({ key }) => key);
    const common = ["duplicate", "public", "clock", "last-call", "grace", "stand-in"];
    expect(keys(atBorder)).toEqual(["chairs", "boards", "board", "chain", "pause", ...common]);
    expect(keys(atTravel)).toEqual(["chairs", "map", "pace", "harder", "limit", "show", "credit", ...common]);
    for (const agreed of [atBorder, atTravel])
      for (const { choices, value } of optionRows(agreed))
        expect(choices.filter((choice) => choice.value === value)).toHaveLength(1);
  });

  it("change one thing and leave the rest as it is", () => {
    expect(rowOf(atBorder, "pause").change("400")).toEqual({ house: { ...house, pause: 400 } });
    expect(rowOf(atTravel, "map").change("usa")).toEqual({ options: { ...travel, map: "usa" } });
    expect(rowOf(atBorder, "chain").change("false")).toEqual({ options: { ...border, chain: false } });
  });

  it("never offer fewer chairs than are taken", () => {
    const row = rowOf({ ...atBorder, taken: 3 }, "chairs");
    expect(row.choices.map(({ value }) => value)).toEqual(["3", "4"]);
  });

  it("show a value that was chosen by other means than this page", () => {
    const row = rowOf({ ...atBorder, house: { ...house, clock: 7 } }, "clock");
    expect(row.choices.at(-1)).toEqual({ value: "7", text: "7" });
    const slow = { ...atTravel, options: { ...atTravel.options, show: 600_000 } };
    expect(rowOf(slow, "show").choices.at(-1)).toEqual({ value: "600000", text: "600 s" });
  });

  it("fit what is agreed seat by seat to the number of seats", () => {
    expect(fitted(atTravel, 2).options).toMatchObject({ open_map: [1] });
    const chosen = rowOf(atBorder, "board").change("chosen").options as Options;
    const boards = chosen["choice"] as readonly string[];
    expect(new Set(boards).size).toBe(4);
    expect(fitted({ ...atBorder, options: chosen }, 2).options).toMatchObject({ choice: boards.slice(0, 2) });
    expect(fitted(atBorder, 3)).toEqual({ house: { ...house, chairs: 3 } });
    expect(rowOf({ ...atBorder, options: chosen }, "board").change("drawn").options).toEqual(border);
  });

  it("name the boards of this table, and offer others", () => {
    expect(rowOf(atBorder, "boards").value).toBe("A B C D");
    const boards = ["1000009", "1000074"].map((name) => ({ ...BOARDS[0], name }));
    const agreed = { ...atBorder, options: { ...border, boards, choice: ["1000074", "1000009"] } };
    const row = rowOf(agreed, "boards");
    expect(row.choices.map(({ text }) => text)).toEqual(["A B C D", "four fresh ones", "these"]);
    expect(row.value).toBe("1000009 1000074");
    // What was chosen among these is chosen no more.
    expect(row.change("fresh").options).toEqual({ ...border, boards: "fresh", choice: [] });
    // Others may come to such a table.
    expect(rowOf(agreed, "public").choices).toHaveLength(2);
  });

  it("choose among the boards of this table", () => {
    const boards = BOARDS.slice(0, 2).map((board, number) => ({ ...board, name: `Own ${number}` }));
    const agreed = { ...atBorder, options: { ...border, boards }, house: { ...house, chairs: 2 } };
    expect(rowOf(agreed, "board").change("chosen").options).toMatchObject({ choice: ["Own 0", "Own 1"] });
  });

  it("play the harder variant at as many chairs as the server says", () => {
    const change = rowOf({ ...atTravel, house: { ...house, chairs: 6 } }, "harder").change("true");
    expect(change.house?.chairs).toBe(3);
    expect(change.options).toMatchObject({ harder: true, open_map: [1] });
    expect(rowOf(atTravel, "harder").change("false")).toEqual({ options: { ...travel } });
    const offered = (agreed: Agreed) => optionRows(agreed).some(({ key }) => key === "harder");
    expect(offered({ ...atTravel, taken: 4 })).toBe(false);
    const game = forPlayers([3, 4]);
    expect(offered({ ...atTravel, game, taken: 4 })).toBe(true);
    const agreed = { ...atTravel, game, options: { ...travel, harder: true } };
    for (const [chairs, harder] of [
      [2, false],
      [4, true],
      [5, false],
    ] as const)
      expect(fitted(agreed, chairs).options).toMatchObject({ harder });
    const few = { ...atTravel, game, house: { ...house, chairs: 2 } };
    expect(rowOf(few, "harder").change("true").house?.chairs).toBe(3);
  });

  it("offer a seat the colours that are free, and the second ones with two travellers only", async () => {
    const changed = vi.fn();
    const props = { seat: 1, person: true, open: travelGame.options, onchange: changed };
    const options = { ...travel, colours: ["red", "blue"], second_colours: ["green"] };
    const { rerender } = render(SeatOptions, { ...props, options });
    const offered = (name: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ value }) => value);
    expect(offered("Colour of the traveller")).toEqual(["", "yellow", "blue", "purple", "white"]);
    expect(screen.queryByLabelText("Colour of the second traveller")).toBeNull();
    await rerender({ ...props, options: { ...options, harder: true } });
    expect(offered("Colour of the second traveller")).toEqual(["", "yellow", "purple", "white"]);
    await fireEvent.change(screen.getByLabelText("Colour of the traveller"), { target: { value: "white" } });
    expect(changed).toHaveBeenCalledWith("colour", "white");
    expect(fitted({ ...atTravel, options }, 4).options).toMatchObject({ second_colours: [] });
  });

  it("wait for everybody where all share a device, as the game says", () => {
    expect(planned(travelGame, "device", ["Ada", "Ben"]).options).toMatchObject({ show: -1 });
    expect(planned(travelGame, "friends", ["Ada"]).options).toMatchObject({ show: 20_000 });
  });

  it("let a seat's player and the host decide what everybody else reads", async () => {
    const changed = vi.fn();
    const open = travelGame.options;
    const { unmount } = render(SeatOptions, {
      seat: 0,
      person: true,
      open,
      options: { ...travel },
      onchange: changed,
    });
    await fireEvent.click(screen.getByRole("checkbox", { name: /keep the map open/ }));
    expect(changed).toHaveBeenCalledWith("open-map", true);
    unmount();
    const guest = render(SeatOptions, { seat: 1, person: true, open, options: { ...travel } });
    expect(screen.getByText(/keep the map open/)).toBeTruthy();
    guest.unmount();
    const bot = render(SeatOptions, { seat: 1, person: false, open, options: { ...travel } });
    expect(screen.queryByText(/keep the map open/)).toBeNull();
    bot.unmount();
    const options = { ...border, choice: BOARDS.map(({ name }) => name) };
    render(SeatOptions, { seat: 2, person: false, open: borderGame.options, options });
    expect(screen.getByText(`Board ${BOARDS[2]?.name ?? ""}`)).toBeTruthy();
  });

  it("are read by guests and changed by the host only", () => {
    const rows = optionRows(atTravel);
    const { unmount } = render(OptionList, { rows });
    expect(screen.queryAllByRole("combobox")).toHaveLength(0);
    expect(screen.getByText("Europe")).toBeTruthy();
    unmount();
    const changed = vi.fn();
    render(OptionList, { rows, onchange: changed });
    const select = screen.getByLabelText<HTMLSelectElement>("Map");
    select.value = "usa";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ key: "map" }), "usa");
    // The table has not agreed yet.
    expect(select.value).toBe("europe");
  });
});

describe("a device for all", () => {
  it("takes as many people as the server says that can play", async () => {
    const game = { ...borderGame, least: 1, most: 3 };
    render(AroundDeviceForm, { game, busy: false, onready: vi.fn() });
    const people = () => screen.getAllByRole("textbox").length;
    await fireEvent.click(await screen.findByRole("button", { name: "Add a player" }));
    expect(people()).toBe(3);
    expect(screen.queryByRole("button", { name: "Add a player" })).toBeNull();
    for (const left of [2, 1]) {
      await fireEvent.click(screen.getAllByRole("button", { name: /^Remove / })[0] as Element);
      expect(people()).toBe(left);
    }
    expect(screen.queryByRole("button", { name: /^Remove / })).toBeNull();
  });
});

describe("the levels of bots", () => {
  it("come from the easiest to the strongest, without partners for programs", () => {
    expect(levels(borderGame)).toEqual(["beginner", "regular", "expert"]);
    expect(levels(travelGame)).toEqual(["tourist", "traveller", "globetrotter"]);
  });

  it("include whatever sits there", () => {
    expect(levels(borderGame, "greedy").at(-1)).toBe("greedy");
    expect(levels(borderGame, "regular")).toEqual(levels(borderGame));
  });
});

describe("what cannot be undone", () => {
  it("is asked about first, and the harmless answer has the focus", async () => {
    const sure = vi.fn();
    const children = createRawSnippet(() => ({ render: () => "<span>Close</span>" }));
    render(ConfirmButton, { question: "Really?", onconfirm: sure, children });
    screen.getByText("Close").click();
    expect(await screen.findByText("Really?")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Cancel");
    screen.getByText("Cancel").click();
    await eventually(() => expect(screen.queryByText("Really?")).toBeNull());
    expect(sure).not.toHaveBeenCalled();
    screen.getByText("Close").click();
    within(await screen.findByRole("group"))
      .getByText("Close")
      .click();
    expect(sure).toHaveBeenCalledOnce();
  });
});

describe("a page of an older server", () => {
  const serving = (name: string) =>
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(`<script type="module" crossorigin src="/assets/${name}.js"></script>`)),
    );
  const reload = vi.fn();

  beforeEach(() => {
    sessionStorage.clear();
    document.head.innerHTML = '<script type="module" src="/assets/a.js"></script>';
    vi.stubGlobal("location", { reload, href: "http://hranice.test/" });
    reload.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is told apart by the script it began with", async () => {
    serving("a");
    expect(await isCurrent()).toBe(true);
    serving("b");
    expect(await isCurrent()).toBe(false);
  });

  it("is given credit while the server cannot be asked", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    expect(await isCurrent()).toBe(true);
  });

  it("is loaded anew once for each new page of the server", async () => {
    serving("b");
    await isCurrent();
    expect(renewOnce()).toBe(true);
    expect(renewOnce()).toBe(false);
    serving("c");
    await isCurrent();
    expect(renewOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

it("says beside a name what latency was made good, and that somebody was too fast", () => {
  const known = { name: "Bert", bot: null, here: true, stood_in: false, seal: "" };
  const seat = { ...known, credit: 180, quick: true, tally: { games: 0, won: 0, points: 0 }, rank: 0 };
  render(SeatRow, { seat, number: 0, host: false, mine: false });
  expect(screen.getByText("180 ms of delay made up for · faster than anybody can react")).toBeTruthy();
});
