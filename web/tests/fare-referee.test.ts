import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import Referee from "../src/games/travel/referee/Referee.svelte";
import { complete, nextSlot, put, slotsOf, type Slip } from "../src/games/travel/referee/journey-input";
import { eventually } from "./eventually";

const EMPTY: Slip = { round: 1, start: "", target: "", picks: [], under: [] };

/** What the server answers to a journey. */
const fare = vi.fn<(journey: unknown) => Response>();

vi.stubGlobal("fetch", (path: string, { body }: RequestInit = {}) => {
  if (path === "/api/fare") return Promise.resolve(fare(JSON.parse(body as string)));
  const name = /usa/.test(path) ? "usa" : "europe";
  return Promise.resolve(new Response(readFileSync(`../src/hranice/games/travel/maps/${name}.json`)));
});

afterEach(cleanup);

describe("the slip", () => {
  it.each([
    [1, ["start", 0]],
    [3, ["start", 0, 1]],
    [7, ["start", "target", 0, 1]],
  ])("of round %d has the places %j", (round, slots) => {
    expect(slotsOf(round)).toEqual(slots);
  });

  it("is complete when every place is filled, and holds nothing its round does not have", () => {
    const filled = put(put(put({ ...EMPTY, under: [2, 3] }, "start", "FR"), 0, "HU"), "target", "PL");
    expect(complete(filled)).toEqual({ round: 1, start: "FR", target: "", picks: ["HU"], under: [2] });
    expect(complete({ ...filled, round: 3 })).toBeNull();
    expect(complete({ ...put(filled, 1, "40"), round: 5 })?.picks).toEqual(["HU", "40"]);
  });
});

describe("a tap on the map", () => {
  const whole = put(put(EMPTY, "start", "FR"), 0, "HU");

  it("fills the first empty place of the round", () => {
    expect(nextSlot(EMPTY, "start")).toBe("start");
    expect(nextSlot(put(EMPTY, "start", "FR"), "start")).toBe(0);
    // A round with more places than the one before it has an empty one.
    expect(nextSlot({ ...whole, round: 3 }, 0)).toBe(1);
    expect(nextSlot({ ...whole, round: 5 }, 0)).toBe("target");
  });

  it("changes the place of the last one when all are full, and never one that the round does not have", () => {
    expect(nextSlot(whole, 0)).toBe(0);
    expect(nextSlot(put(EMPTY, "start", "FR"), "target")).toBe(0);
    expect(nextSlot(whole, "target")).toBe("start");
  });
});

describe("the desk", () => {
  const bill = {
    total: 40,
    crossings: 1,
    adjacent: [["FR", "GB"]],
    stack: 0,
    forty: 0,
    route: ["FR", "GB"],
    picks: ["GB"],
  } as const;

  it("asks for the price when all is chosen, and shows it", async () => {
    const journey = { round: 1, start: "FR", picks: ["GB"], under: [0] };
    fare.mockReturnValue(Response.json({ bill, case: { ...journey, target: null } }));
    render(Referee);
    await eventually(() => screen.getAllByRole("option", { name: "Hungary" }));
    await fireEvent.change(screen.getByRole("combobox", { name: "Start" }), { target: { value: "FR" } });
    expect(fare).not.toHaveBeenCalled();
    await fireEvent.change(screen.getByRole("combobox", { name: "First choice" }), {
      target: { value: "GB" },
    });
    expect(fare).toHaveBeenCalledWith({ map: "europe", ...journey });
    await eventually(() => screen.getByText("40 €"));
  });

  it("tells a refusal in words", async () => {
    const refused = { rule: "T17", reason: "travel-pick-is-start", params: { state: "FR" } };
    fare.mockReturnValue(Response.json(refused, { status: 409 }));
    render(Referee);
    await eventually(() => screen.getAllByRole("option", { name: "Hungary" }));
    for (const name of ["Start", "First choice"]) {
      await fireEvent.change(screen.getByRole("combobox", { name }), { target: { value: "FR" } });
    }
    await eventually(() => screen.getByText(/France.*\(T17\)/));
  });
});
