import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TRAVEL } from "../src/games/travel/gallery/fixture";
import { boot } from "../src/offline/boot-progress.svelte";
import { DEAF } from "../src/parts/tap-guard.svelte";
import type { Refused } from "../src/parts/refusal";
import { texts } from "../src/text/texts.svelte";
import BillView from "../src/games/travel/table/BillView.svelte";
import { flagOf } from "../src/games/travel/table/flags";
import { label } from "../src/games/travel/table/name-fitting";
import { MapWindow } from "../src/games/travel/table/map-window.svelte";
import MapView from "../src/games/travel/table/Map.svelte";
import { Atlas, loadAtlas, ratioOf } from "../src/games/travel/table/atlas";
import TravelBigScreen from "../src/games/travel/table/TravelBigScreen.svelte";
import TravelTable from "../src/games/travel/table/TravelTable.svelte";
import { initialOf, TRAVELLER_LOOKS } from "../src/games/travel/table/traveller-looks";
import type { Pack } from "../src/games/travel/wire/maps";
import type { Move, View } from "../src/games/travel/wire/types";
import { PRICES } from "../src/games/travel/wire/constants";
import { eventually } from "./eventually";

const atlasOf = (name: string) =>
  new Atlas(JSON.parse(readFileSync(`../src/hranice/games/travel/maps/${name}.json`, "utf8")) as Pack);
const europe = atlasOf("europe");

function moment(name: string): View {
  const found = TRAVEL.moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found.view;
}

class FakeHand {
  readonly lock = 40;
  played: Move[] = [];
  answer: Refused | null = null;

  play(move: Move): Promise<Refused | null> {
    this.played.push(move);
    return Promise.resolve(this.answer);
  }
}

afterEach(async () => {
  cleanup();
  await texts.speak("en");
});

describe("a big screen in the room", () => {
  const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
  const props = { atlas: europe, names: TRAVEL.names, news: [], until: () => 9000, connection: nothing };
  const watched = (name: string): View => ({ ...moment(name), seat: null, moves: [] });

  it("says who has to place, who deals and how far it is", () => {
    const view = watched("place");
    render(TravelBigScreen, { ...props, view, news: ["Bert chose France."] });
    expect(screen.getByText(/^Still choosing: /).textContent).toContain(TRAVEL.names[0]);
    expect(screen.getByRole("heading", { name: new RegExp(`^Round ${view.round} of 7`) })).toBeTruthy();
    expect(screen.getAllByText(`${TRAVEL.names[view.dealer ?? 0]} deals`)).toHaveLength(2);
    expect(screen.getByText("Bert chose France.")).toBeTruthy();
    for (const field of document.querySelectorAll<HTMLButtonElement>(".field"))
      expect(field.disabled).toBe(true);
  });

  it("shows the settled stacks, then one journey after the other, again and again", async () => {
    vi.useFakeTimers();
    const view = watched("reckon");
    const { rerender } = render(TravelBigScreen, { ...props, view: watched("place") });
    await rerender({ ...props, view });
    expect(document.querySelector(".bill")).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    const shown: (string | undefined)[] = [];
    for (const [place] of [...view.reckoned, null].entries()) {
      if (place) await vi.advanceTimersByTimeAsync(4500);
      shown.push(document.querySelector(".whose b")?.textContent);
    }
    vi.useRealTimers();
    const order = view.reckoned.map(({ seat }) => TRAVEL.names[seat]);
    expect(shown).toEqual([...order, order[0]]);
  });

  it("tells before a new stage what is new", () => {
    render(TravelBigScreen, {
      ...props,
      view: { ...watched("dealing"), round: 3, stage: { round: 3, income: 200 } },
    });
    expect(screen.getByRole("heading", { name: "Now with two tokens" })).toBeTruthy();
    expect(screen.getByText(/^Hands off/, { selector: ".words" })).toBeTruthy();
  });
});

describe("the offer", () => {
  const props = { atlas: europe, names: TRAVEL.names };

  it("tells while cards are dealt that all of them were shuffled, when the table says so (T40)", async () => {
    const dealing = { ...moment("dealing"), round: 2, stage: null };
    const { rerender } = render(TravelTable, { ...props, view: { ...dealing, reshuffled: true } });
    expect(screen.getByText("All cards are shuffled together again.")).toBeTruthy();
    await rerender({ ...props, view: dealing });
    expect(screen.queryByText("All cards are shuffled together again.")).toBeNull();
  });

  it("lays the own token at once, by tap or by key", async () => {
    const actions = new FakeHand();
    render(TravelTable, { ...props, view: moment("place"), actions });
    await fireEvent.keyDown(window, { key: "3" });
    expect(actions.played).toEqual([{ type: "place", field: 2, colour: 0 }]);
    expect(document.querySelector('[data-field="2"] .stack')).toBeTruthy();
  });

  it("knows its keys by their place: Czech keyboards write digits only with shift", async () => {
    const actions = new FakeHand();
    render(TravelTable, { ...props, view: moment("place"), actions });
    await fireEvent.keyDown(window, { code: "Digit3", key: "š" });
    expect(actions.played).toEqual([{ type: "place", field: 2, colour: 0 }]);
  });

  it("leaves keys to a dialog that lies above it, and other keys alone", async () => {
    const actions = new FakeHand();
    render(TravelTable, { ...props, view: moment("place"), actions });
    const inside = document.querySelector("dialog button") as Element;
    await fireEvent.keyDown(inside, { code: "Digit3", key: "3" });
    for (const key of [" ", "0", "9", "x"]) await fireEvent.keyDown(window, { key });
    expect(actions.played).toEqual([]);
  });

  it("takes the token back and says why when the server refuses", async () => {
    const actions = new FakeHand();
    actions.answer = { rule: "T16", reason: "travel-placing-over", params: {} };
    render(TravelTable, { ...props, view: moment("place"), actions });
    await fireEvent.click(screen.getByRole("button", { name: /^1:/ }));
    await eventually(() => expect(screen.getByRole("alert").textContent).toMatch(/\(T16\)/));
    expect(document.querySelector('[data-field="0"] .stack')).toBeNull();
  });

  it("says what to do now, and lights the state that a refusal names", async () => {
    const actions = new FakeHand();
    const view = moment("place");
    const field = view.fields[3]?.card ?? "";
    actions.answer = { rule: "T14", reason: "travel-same-field", params: { field } };
    render(TravelTable, { ...props, view, actions });
    expect(screen.getByText("Now! Place your token")).toBeTruthy();
    await fireEvent.keyDown(window, { code: "Digit4", key: "4" });
    await eventually(() => expect(document.querySelector('[data-field="3"] .meant')).toBeTruthy());
    expect(document.querySelectorAll(".meant")).toHaveLength(1);
    expect(screen.getByRole("alert").textContent).not.toContain(`(${field})`);
  });

  it("tells who has no token left what the server says, in the language of now", async () => {
    const actions = new FakeHand();
    render(TravelTable, { ...props, view: moment("place"), actions });
    await fireEvent.keyDown(window, { key: "3" });
    actions.answer = { rule: "T13", reason: "travel-no-token-left", params: { tokens: 1 } };
    await fireEvent.keyDown(window, { key: "4" });
    await eventually(() => expect(screen.getByRole("alert").textContent).toMatch(/\(T13\)/));
    expect(document.querySelector('[data-field="3"] .stack')).toBeNull();
    const english = screen.getByRole("alert").textContent;
    await texts.speak("cs");
    await eventually(() => expect(screen.getByRole("alert").textContent).not.toBe(english));
  });

  it("refuses a tap before the reveal without asking the server", async () => {
    const actions = new FakeHand();
    render(TravelTable, { ...props, view: moment("dealing"), actions });
    await fireEvent.keyDown(window, { key: "2" });
    expect(actions.played).toEqual([]);
    expect(screen.getByRole("alert").textContent).not.toBe("");
  });

  it("is locked for as long as the table says, and again when the server says so", async () => {
    vi.useFakeTimers();
    const actions = new FakeHand();
    const { rerender } = render(TravelTable, { ...props, view: moment("dealing"), actions });
    const tap = () => fireEvent.keyDown(window, { key: "2" });
    await fireEvent.keyDown(window, { key: "1" });
    await rerender({ view: moment("place") });
    await vi.advanceTimersByTimeAsync(actions.lock - 1);
    await tap();
    expect(actions.played).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    actions.answer = { rule: "table", reason: "table-locked", params: { milliseconds: 90 } };
    await tap();
    expect(actions.played).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(89);
    await tap();
    expect(actions.played).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await tap();
    expect(actions.played).toHaveLength(2);
    vi.useRealTimers();
  });

  it("grabs nothing by steady taps on a field that began too early, until the hand has come to rest", async () => {
    vi.useFakeTimers();
    const actions = new FakeHand();
    const { rerender } = render(TravelTable, { ...props, view: moment("dealing"), actions });
    const tap = () => fireEvent.keyDown(window, { key: "2" });
    await tap();
    await vi.advanceTimersByTimeAsync(333);
    await rerender({ view: moment("place") });
    for (let taps = 0; taps < 9; taps += 1) {
      await tap();
      await vi.advanceTimersByTimeAsync(333);
    }
    expect(actions.played).toEqual([]);
    expect(screen.getByRole("alert").textContent).toMatch(/hand rest/);
    expect(screen.getByRole("alert").textContent).not.toContain("T12");
    await vi.advanceTimersByTimeAsync(DEAF);
    await tap();
    expect(actions.played).toEqual([{ type: "place", field: 1, colour: 0 }]);
    vi.useRealTimers();
  });

  it("names states in the language of the reader, at once", async () => {
    const view = moment("place");
    render(TravelTable, { ...props, view, actions: new FakeHand() });
    const code = view.fields[1]?.card ?? "";
    const state = europe.states.get(code);
    expect(screen.getByRole("button", { name: new RegExp(`2: ${state?.name.en ?? "?"}`) })).toBeTruthy();
    await texts.speak("de");
    await eventually(() => screen.getByRole("button", { name: new RegExp(`2: ${state?.name.de ?? "?"}`) }));
  });

  it.each(Object.keys(TRAVEL.moments))("or what follows can be shown at the moment %s", (name) => {
    render(TravelTable, { ...props, view: moment(name), actions: new FakeHand() });
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  });
});

describe("the bill", () => {
  it("adds up to the total the server gave, for every journey of a game", () => {
    const all = Object.values(TRAVEL.moments).flatMap(({ view }) =>
      view.reckoned.map(({ bill }) => ({ bill, view })),
    );
    expect(all.length).toBeGreaterThan(8);
    for (const { bill, view } of all) {
      const { container } = render(BillView, {
        atlas: europe,
        bill,
        prices: PRICES,
        received: view.round === 7,
      });
      const lines = [...container.querySelectorAll("tbody td")].map((cell) =>
        Number(cell.textContent.replace("−", "-")),
      );
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(bill.total);
      expect(container.querySelector("tfoot td")?.textContent).toBe(`${bill.total} €`);
      cleanup();
    }
  });
});

describe("the map", () => {
  it.each(["europe", "usa"])("of %s draws every place and names every state", (name) => {
    const atlas = atlasOf(name);
    const { container } = render(MapView, { atlas, title: name, onpick: () => undefined });
    expect(container.querySelectorAll(".state")).toHaveLength(atlas.spots.size);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it("is walked by arrow keys and picked from by Enter", async () => {
    const onpick = vi.fn();
    const { container } = render(MapView, { atlas: europe, title: "Europe", onpick });
    const stop = container.querySelector<SVGElement>('[tabindex="0"]');
    stop?.focus();
    await fireEvent.keyDown(stop as Element, { key: "ArrowRight" });
    await eventually(() => expect(document.activeElement).not.toBe(stop));
    const here = document.activeElement?.getAttribute("data-spot") ?? "";
    await fireEvent.keyDown(document.activeElement as Element, { key: "Enter" });
    expect(onpick).toHaveBeenCalledWith(here.split(":")[0]);
  });

  it("draws a journey across the borders where they are, to and fro, and no nearer to tiny states than they lie", () => {
    const route = ["FR", "IT", "VA"];
    const { container } = render(MapView, {
      atlas: europe,
      title: "Europe",
      journeys: [{ route, colour: "red" }],
    });
    const line = (...points: (readonly [number, number])[]) => points.map(([x, y]) => `${x} ${y}`).join("L");
    const stop = (name: string) => [europe.spots.get(name)?.x ?? 0, europe.spots.get(name)?.y ?? 0] as const;
    const gate = (one: string, other: string) =>
      europe.pack.gates.find(({ a, b }) => a === one && b === other)?.through ?? [];
    const way = line(stop("FR"), ...gate("FR", "IT"), stop("IT"), ...gate("IT", "VA"), stop("VA"));
    expect(container.querySelector(".way")?.getAttribute("d")).toBe(`M${way}`);
    const home = line(stop("TR"), ...[...gate("CY", "TR")].reverse(), stop("CY"));
    expect(europe.way(["TR", "CY"])).toBe(`M${home}`);
    const [rome, lens] = [europe.spots.get("VA"), europe.pack.lenses.find(({ place }) => place === "VA")];
    expect([rome?.x, rome?.y]).toEqual(lens?.spot);
  });

  it("shows a journey whole on a phone, also where it crosses a border far from its stops", () => {
    const listen = () => undefined;
    const narrow = { matches: true, addEventListener: listen, removeEventListener: listen };
    vi.spyOn(window, "matchMedia").mockReturnValue(narrow as unknown as MediaQueryList);
    const atlas = atlasOf("south-america");
    const route = ["VE", "BR", "AR", "CL"];
    const { container } = render(MapView, { atlas, title: "", journeys: [{ route, colour: "red" }] });
    vi.restoreAllMocks();
    const sheet = container.querySelector(".map svg")?.getAttribute("viewBox") ?? "";
    const [, top = 0, , height = 0] = sheet.split(" ").map(Number);
    const lowest = Math.max(...atlas.points(route).map(([, y]) => y));
    expect(height).toBeLessThan(atlas.pack.height);
    expect(lowest).toBeLessThan(top + height);
  });

  it("zooms about a point and never leaves its paper", () => {
    const view = new MapWindow(1000, 900, 12);
    view.zoom(2, 0, 0);
    expect([view.x, view.y, view.scale]).toEqual([0, 0, 2]);
    view.pan(-5, -5);
    expect([view.x, view.y]).toEqual([0, 0]);
    view.pan(50, 50);
    expect(view.x).toBeCloseTo(512);
    view.zoom(100);
    expect(view.scale).toBe(MapWindow.MOST);
    view.zoom(0.001);
    expect([view.x, view.y, view.scale]).toEqual([0, 0, 1]);
  });

  it("writes names as large as there is room, else the code", () => {
    expect(label(0, 200, "France", "FR").lines[0]?.text).toBe("France");
    expect(label(0, 50, "North Macedonia", "MK").lines.map(({ text }) => text)).toEqual([
      "North",
      "Macedonia",
    ]);
    expect(label(0, 12, "Slovenia", "SI").lines.map(({ text }) => text)).toEqual(["SI"]);
  });
});

describe("travellers", () => {
  it("differ in colour and in shape", () => {
    const looks = Object.values(TRAVELLER_LOOKS);
    expect(new Set(looks.map(({ fill }) => fill)).size).toBe(6);
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(6);
  });

  it.each([
    ["Žofie", "Ž"],
    [" emil", "E"],
    ["7", "7"],
    // One letter for the eye, several for the computer.
    ["e\u0301va", "E\u0301"],
    ["👩‍🚀 Eva", "👩‍🚀"],
    ["நி", "நி"],
    ["", "?"],
  ])("%j has the initial %s", (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});

it("every state of Europe has a flag", () => {
  expect([...europe.states.keys()].filter((code) => !flagOf(europe, code))).toEqual([]);
});

it("a window fits a journey without leaving the paper", () => {
  const view = new MapWindow(1000, 900, 12);
  view.fit(400, 400, 500, 450);
  expect(view.scale).toBeGreaterThan(1.5);
  const [x = 0, y = 0, width = 0, height = 0] = view.viewBox.split(" ").map(Number);
  expect(x).toBeLessThan(400);
  expect(x + width).toBeGreaterThan(500);
  expect(y).toBeLessThan(400);
  expect(y + height).toBeGreaterThan(450);
  view.fit(0, 0, 1000, 900);
  expect([view.x, view.y, view.scale]).toEqual([0, 0, 1]);
});

it("words do not wait for the map, and its place is kept", () => {
  const view = moment("study");
  render(TravelTable, { atlas: undefined, ratio: ratioOf("europe"), view, names: TRAVEL.names });
  expect(screen.getByText(/^The map will be put away in a moment/)).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
  for (const name of ["europe", "usa"]) {
    const { width, height } = atlasOf(name).pack;
    expect(ratioOf(name)).toBeCloseTo(width / height);
  }
});

describe("a map whose file does not come", () => {
  const asked: string[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      if (!address.startsWith("/api/")) return Promise.reject(new TypeError("no network"));
      return Promise.resolve(Response.json(atlasOf("usa").pack));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    boot.stage = "absent";
  });

  it("is not there where Python does not run: for a picture it is not started", async () => {
    await expect(loadAtlas("usa")).rejects.toThrow("the map usa did not come: no network");
    expect(asked).toHaveLength(1);
  });

  it("comes from Python, where that runs", async () => {
    boot.stage = "ready";
    expect((await loadAtlas("usa")).pack.name).toBe("usa");
    expect(asked.at(-1)).toBe("/api/maps/usa");
  });
});
