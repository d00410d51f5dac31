import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { BORDER } from "../src/games/border/gallery/fixture";
import { TRAVEL } from "../src/games/travel/gallery/fixture";
import border from "../src/games/border";
import ResultByArea from "../src/games/border/table/ResultByArea.svelte";
import type { View as BorderView } from "../src/games/border/wire/types";
import travel from "../src/games/travel";
import ResultByRound from "../src/games/travel/table/ResultByRound.svelte";
import type { Fact, View as TravelView } from "../src/games/travel/wire/types";
import PointsGraph from "../src/parts/PointsGraph.svelte";
import Outcome from "../src/table/Outcome.svelte";

const NAMES = ["You", "Ada", "Cyril"];

function outcome(scores: readonly number[], winners: readonly number[], you: number | null): string {
  const { container } = render(Outcome, { game: border, standing: { scores, winners }, names: NAMES, you });
  return container.textContent.replaceAll(/\s+/g, " ").trim();
}

describe("the result", () => {
  it("says who has won, and how far one was off", () => {
    expect(outcome([20, 31, 5], [1], 0)).toBe("Ada wins with 31 points. You are 11 points behind.");
    expect(outcome([20, 31, 5], [1], null)).toBe("Ada wins with 31 points.");
    expect(outcome([32, 31, 5], [0], 0)).toBe("You win with 32 points!");
  });

  it("says that a victory is shared, and what decided a tie", () => {
    expect(outcome([31, 31, 5], [0, 1], 0)).toBe("Shared victory: You and Ada, 31 points each");
    expect(outcome([31, 31, 5], [1], 0)).toBe(
      "Ada wins with 31 points. Equal points: the dearest single land decided.",
    );
  });

  it("of The BORDER tells what everybody got for each area", () => {
    const moment = BORDER.moments["late"];
    const view = moment?.view as BorderView;
    render(ResultByArea, { view, options: BORDER.options, facts: [], names: ["Ada", "Bea", "Cyd"] });
    const rows = screen.getAllByRole("row");
    expect(rows).toHaveLength(2 + 9);
    const numbers = (row: HTMLElement | undefined) =>
      row
        ? within(row)
            .getAllByRole("cell")
            .map((cell) => Number(cell.textContent) || 0)
        : [];
    for (const [seat, { score }] of view.players.entries()) {
      const got = rows.slice(1, -1).map((row) => numbers(row)[seat] ?? 0);
      expect(got.reduce((sum, points) => sum + points)).toBe(score);
      expect(numbers(rows.at(-1))[seat]).toBe(score);
    }
  });

  it("of Bez hranic tells what the journeys cost, round by round", () => {
    const view = TRAVEL.moments["place"]?.view as TravelView;
    const bill = { total: 40, crossings: 4, adjacent: [], stack: 0, forty: 0, route: [], picks: [] };
    const reckoned = (round: number, seat: number, money: number): Fact => ({
      type: "reckoned",
      round,
      reckoning: { seat, traveller: seat, bill, money },
    });
    const facts: readonly Fact[] = [
      { type: "round", round: 1, dealer: 0 },
      { type: "income", amount: 100 },
      reckoned(1, 0, 40),
      reckoned(1, 1, 30),
      { type: "round", round: 7, dealer: 0 },
      reckoned(7, 0, 90),
      reckoned(7, 0, 20),
    ];
    render(ResultByRound, { view, options: null, facts, names: view.players.map(() => "Ada") });
    const [, first, last, purses] = screen
      .getAllByRole("row")
      .map((row) => row.textContent.replaceAll(/\s+/g, " "));
    expect(first).toMatch(/1\s*\(\+100 €\)\s*−40 €\s*−30 €/);
    expect(last).toMatch(/7\s*\+90 €, \+20 €/);
    expect(purses).toContain(`${view.players[0]?.purse} €`);
  });

  it("writes names that have no room beside the lines below the graph, and cuts none", () => {
    const long = "Martin pescatore della valle";
    render(PointsGraph, { names: ["Ada", long], scores: [[1, 2]], label: "Points" });
    expect(screen.getAllByRole("listitem").at(-1)?.textContent).toContain(long);
  });
});

describe("whose turn it is", () => {
  it("is read off a view", () => {
    const view = BORDER.moments["first-roll"]?.view as BorderView;
    expect(border.due(view)).toBe(true);
    expect(border.due({ ...view, seat: null })).toBe(false);
    const place = { moves: [{ type: "place", field: 1, colour: 0 }] };
    expect(travel.due(place)).toBe(true);
    expect(travel.due({ moves: [{ type: "ready" }] })).toBe(false);
  });
});
