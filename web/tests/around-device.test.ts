import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TRAVEL } from "../src/games/travel/gallery/fixture";
import { Atlas } from "../src/games/travel/table/atlas";
import { KEYS, keyName, seating, type Shape } from "../src/games/travel/table/device-sides";
import { dealerTurn } from "../src/games/travel/table/offer-rotation";
import TravelTable from "../src/games/travel/table/TravelTable.svelte";
import type { Pack } from "../src/games/travel/wire/maps";
import type { Move, View } from "../src/games/travel/wire/types";

const europe = new Atlas(
  JSON.parse(readFileSync("../src/hranice/games/travel/maps/europe.json", "utf8")) as Pack,
);

function moment(name: string): View {
  const found = TRAVEL.moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found.view;
}

const idle = { play: () => Promise.resolve(null), lock: 250 };

afterEach(cleanup);

describe("the edges of a common device", () => {
  const shapes: Shape[] = ["lying", "standing", "small"];

  it.each(shapes.flatMap((shape) => [2, 3, 4, 5, 6].map((players) => [shape, players] as const)))(
    "give everybody a place of their own: %s, %i players",
    (shape, players) => {
      const { seats, middle, areas, columns, rows } = seating(players, shape);
      const picture = areas
        .slice(1, -1)
        .split('" "')
        .map((row) => row.split(" "));
      // Nobody is forgotten, and nothing lies unused.
      const named = [...seats.map(({ area }) => area), ...(middle ? [middle] : [])].sort();
      expect(seats).toHaveLength(players);
      expect([...new Set(picture.flat())].sort()).toEqual(named);
      expect(rows.split(" ")).toHaveLength(picture.length);
      for (const row of picture) expect(row).toHaveLength(columns.split(" ").length);
      // Somebody sits at the bottom, and nobody looks at their cards from behind.
      expect(seats[0]?.turn).toBe(0);
      for (const { area, turn } of seats) {
        if (turn === 0) expect(picture.at(-1)).toContain(area);
        if (turn === 90) expect(picture.map(([first]) => first)).toContain(area);
        if (turn === 180) expect(picture[0]).toContain(area);
        if (turn === 270) expect(picture.map((row) => row.at(-1))).toContain(area);
      }
    },
  );

  it("have eight keys each, none of them twice", () => {
    const all = KEYS.flat();
    expect(KEYS).toHaveLength(6);
    expect(new Set(all).size).toBe(48);
    expect(keyName("KeyZ", new Map([["KeyZ", "y"]]))).toBe("Y");
    expect(keyName("Digit2", new Map([["Digit2", "ě"]]))).toBe("2");
    expect(keyName("Comma", null)).toBe(",");
  });

  it("take taps and keys of all players at once, each for the right seat", async () => {
    const view = moment("place");
    const played: [number, Move][] = [];
    const around = [0, 1, 2].map((seat) => ({
      view: { ...view, seat },
      actions: {
        ...idle,
        play: (move: Move) => {
          played.push([seat, move]);
          return Promise.resolve(null);
        },
      },
    }));
    render(TravelTable, {
      atlas: europe,
      view,
      names: TRAVEL.names,
      actions: idle,
      around,
    });
    const pads = screen.getAllByRole("region", { name: /edge/ });
    expect(pads).toHaveLength(3);
    const fields = pads.map((pad) => within(pad).getAllByRole("button"));
    for (const pad of fields) expect(pad).toHaveLength(8);
    await fireEvent.pointerDown(fields[0]?.[2] as Element);
    await fireEvent.pointerDown(fields[2]?.[2] as Element);
    await fireEvent.keyDown(window, { code: "KeyX", key: "x" });
    expect(played).toEqual([
      [0, { type: "place", field: 2, colour: 0 }],
      [2, { type: "place", field: 2, colour: 0 }],
      [1, { type: "place", field: 1, colour: 0 }],
    ]);
    // The own token lies at once, at the own edge.
    expect(fields[0]?.[2]?.querySelector(".stack")).toBeTruthy();
  });

  it("show the map instead of the fields to whoever may keep it open, by a tap", async () => {
    const view = moment("place");
    const around = [0, 1].map((seat) => ({
      view: { ...view, seat, map_hidden: seat !== 1 },
      actions: idle,
    }));
    render(TravelTable, { atlas: europe, view, names: TRAVEL.names, actions: idle, around });
    const [closed, open] = screen.getAllByRole("region", { name: /edge/ }) as [HTMLElement, HTMLElement];
    expect(within(closed).queryByRole("button", { name: "Map" })).toBeNull();
    const button = within(open).getByRole("button", { name: "Map" });
    await fireEvent.pointerDown(button);
    expect(open.querySelector(".map svg")).toBeTruthy();
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.pointerDown(button);
    expect(open.querySelector(".map")).toBeNull();
  });

  it("lock only the hand that was too early", async () => {
    const view = moment("dealing");
    const play = vi.fn(() => Promise.resolve(null));
    const actions = { ...idle, play };
    const around = [0, 1].map((seat) => ({ view: { ...view, seat }, actions }));
    render(TravelTable, { atlas: europe, view, names: TRAVEL.names, actions, around });
    await fireEvent.keyDown(window, { code: "KeyC", key: "c" });
    expect(play).not.toHaveBeenCalled();
    const pads = screen.getAllByRole("region", { name: /edge/ });
    expect(pads.map((pad) => pad.classList.contains("locked"))).toEqual([false, true]);
    expect(within(pads[1] as HTMLElement).getByRole("alert").textContent).not.toBe("");
  });
});

describe("the 40 field", () => {
  const places = () =>
    [...document.querySelectorAll<HTMLElement>(".offer .place")].map(({ style }) =>
      style.getPropertyValue("--n"),
    );

  it("lies nearest the dealer, and the deal runs clockwise from it", () => {
    const view = { ...moment("dealing"), seat: 1, dealer: 2 };
    render(TravelTable, { atlas: europe, view, names: TRAVEL.names, actions: idle });
    // The dealer sits to the left of the second of four.
    expect(places()).toEqual(["2", "3", "4", "5", "6", "7", "0", "1"]);
    expect(screen.getAllByText("Marco deals")).toHaveLength(1);
  });

  it("is turned by the seats between, from where one sits or from the first seat", () => {
    const players = (count: number) =>
      Array.from({ length: count }, () => moment("study").players).flatMap(([player]) => player ?? []);
    const turns = (count: number, seat: number | null) =>
      Array.from({ length: count }, (_, dealer) => dealerTurn({ dealer, seat, players: players(count) }));
    expect(turns(2, 0)).toEqual([0, 4]);
    expect(turns(3, null)).toEqual([0, 3, 5]);
    expect(turns(4, 3)).toEqual([2, 4, 6, 0]);
    expect(turns(6, 0)).toEqual([0, 1, 3, 4, 5, 7]);
    expect(dealerTurn({ dealer: null, seat: 0, players: players(2) })).toBe(0);
  });

  it("points at the side of the dealer around one device", () => {
    const view = { ...moment("dealing"), dealer: 3 };
    const around = [0, 1, 2, 3].map((seat) => ({ view: { ...view, seat }, actions: idle }));
    render(TravelTable, { atlas: europe, view, names: TRAVEL.names, actions: idle, around });
    // The fourth of four sits at the right.
    expect(places()[0]).toBe("6");
  });
});

describe("the stages", () => {
  it("come after the bills, as a page of their own, with the income that the server tells", async () => {
    const play = vi.fn(() => Promise.resolve(null));
    const view = { ...moment("reckon"), round: 2, stage: { round: 3, income: 400 } };
    render(TravelTable, { atlas: europe, view, names: TRAVEL.names, actions: { ...idle, play } });
    await fireEvent.click(screen.getByRole("button", { name: "On we go" }));
    expect(screen.getByText(/400 € more/)).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector(".reckoning")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the bills" }));
    expect(document.querySelector(".reckoning")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "On we go" }));
    await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(play).toHaveBeenCalledWith({ type: "ready" });
  });

  it("are a card that goes away by a tap, or when the start is revealed", async () => {
    const view = { ...moment("dealing"), round: 3, stage: { round: 3, income: 200 } };
    const props = { atlas: europe, names: TRAVEL.names, actions: idle };
    const { rerender } = render(TravelTable, { ...props, view });
    expect(await screen.findByRole("heading", { name: "Now with two tokens" })).toBeTruthy();
    await rerender({ ...props, view: { ...moment("place"), round: 3 } });
    expect(screen.queryByRole("heading", { name: "Now with two tokens" })).toBeNull();
    cleanup();
    render(TravelTable, { ...props, view });
    await fireEvent.click(await screen.findByRole("button", { name: "Got it" }));
    expect(screen.queryByRole("heading", { name: "Now with two tokens" })).toBeNull();
  });
});

describe("the reckoning", () => {
  it("follows the settled stacks, which are looked at first", async () => {
    vi.useFakeTimers();
    const props = { atlas: europe, names: TRAVEL.names, actions: idle };
    const { rerender } = render(TravelTable, { ...props, view: moment("place") });
    await rerender({ ...props, view: moment("reckon") });
    expect(screen.getByRole("group", { name: "The offer" })).toBeTruthy();
    expect(screen.queryByText("Why?")).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(screen.getByText("Why?")).toBeTruthy();
  });

  it("says on request which better choice was missed", async () => {
    const view = moment("reckon-target");
    render(TravelTable, { atlas: europe, names: TRAVEL.names, view });
    const better = view.missed.findIndex((bill) => bill !== null && bill.route.length > 0);
    const who = screen.getByRole("list", { name: /order of reckoning/ });
    await fireEvent.click(within(who).getAllByRole("button")[better] as Element);
    const words = screen.getByText("Better, and just as fast:", { exact: false }).textContent;
    expect(words).toMatch(new RegExp(`, ${view.missed[better]?.total ?? "?"}\\s€$`));
    await fireEvent.click(screen.getByText("Why?"));
    await fireEvent.click(screen.getByRole("button", { name: "Show it on the map" }));
    expect(document.querySelectorAll(".journey")).toHaveLength(2);
    expect(document.querySelector(".journey.wished")).toBeTruthy();
  });
});
