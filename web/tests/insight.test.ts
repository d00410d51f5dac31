import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import BorderTable from "../src/games/border/table/BorderTable.svelte";
import type { Actions } from "../src/games/border/table/actions";
import { BORDER } from "../src/games/border/gallery/fixture";
import { TRAVEL } from "../src/games/travel/gallery/fixture";
import AnalysisView from "../src/table/analysis/AnalysisView.svelte";
import { byRound, dearest, roundFrom, weight } from "../src/table/analysis/rounds-and-choices";
import { HintState } from "../src/parts/hints/hint.svelte";
import theBorder from "../src/games/border";
import { tellMoves } from "../src/games/border/table/move-texts";
import { moveTexts } from "../src/games/travel/table/move-texts";
import { figure, share } from "../src/parts/number-format";
import { placeOf } from "../src/parts/step-at-number";
import { texts } from "../src/text/texts.svelte";
import { Atlas } from "../src/games/travel/table/atlas";
import type { Move } from "../src/games/border/wire/types";
import type { Pack } from "../src/games/travel/wire/maps";
import { atTable } from "./at-table";

const europe = new Atlas(
  JSON.parse(readFileSync("../src/hranice/games/travel/maps/europe.json", "utf8")) as Pack,
);
const border = BORDER.analysis;
const travel = TRAVEL.analysis;
const moves = { tell: tellMoves(BORDER.options, BORDER.boards), place: String };
const ANALYSED = { analysis: border, names: ["Jana", "Otter"], shape: theBorder.analysis, moves };

afterEach(async () => {
  cleanup();
  await texts.speak("en");
});

describe("the course of an analysis", () => {
  it("is found by the number of an event", () => {
    for (const [place, point] of border.course.entries()) {
      const found = placeOf(border.course, point.number);
      expect(border.course[found]?.number).toBe(point.number);
      expect(found).toBeGreaterThanOrEqual(place);
    }
    expect(placeOf(border.course, 1e9)).toBe(border.course.length - 1);
  });

  it("goes from round to round", () => {
    const last = border.course.at(-1)?.round ?? 0;
    expect(border.course[roundFrom(border.course, 5, 1)]?.round).toBe((border.course[5]?.round ?? 0) + 1);
    expect(border.course[roundFrom(border.course, border.course.length - 1, -1)]?.round).toBe(last - 1);
    expect(byRound(border.course).map(({ round }) => round)).toEqual([
      ...new Set(border.course.map(({ round }) => round)),
    ]);
  });

  it("has its dearest choices first", () => {
    const worst = dearest(border, 4);
    expect(worst.map(weight)).toEqual([...worst.map(weight)].sort((one, other) => other - one));
    expect(worst.map(weight)[0]).toBe(Math.max(...border.decisions.map(weight)));
  });
});

describe("words", () => {
  it("write numbers as the language does", async () => {
    expect(figure(-2.25, 1, true)).toBe("−2.3");
    expect(share(0.271)).toBe("27%");
    await texts.speak("cs");
    expect(figure(31.2)).toBe("31,2");
  });

  it("tell every move of a game without a gap", () => {
    for (const one of border.decisions)
      for (const move of [one.chosen, one.best])
        expect(moves.tell(move, one.seat, one.dice)).toMatch(/^(keep|roll|take|complete|cross) /);
    for (const one of travel.decisions)
      expect(moveTexts(europe).tell(one.best, one.seat, [])).not.toMatch(/insight|^$/);
  });
});

describe("the graph", () => {
  it("is stepped through by keys, and tells each step", async () => {
    const onnumber = vi.fn();
    render(AnalysisView, { ...ANALYSED, onnumber });
    const graph = screen.getByRole("slider", { name: "Expected result" });
    await fireEvent.keyDown(graph, { key: "ArrowRight" });
    await fireEvent.keyDown(graph, { key: "ArrowRight" });
    expect(graph.getAttribute("aria-valuenow")).toBe("2");
    expect(onnumber).toHaveBeenLastCalledWith(border.course[2]?.number);
    await fireEvent.keyDown(graph, { key: "End" });
    expect(graph.getAttribute("aria-valuenow")).toBe(String(border.course.length - 1));
    await fireEvent.keyDown(graph, { key: "PageDown" });
    expect(border.course[Number(graph.getAttribute("aria-valuenow"))]?.round).toBe(
      (border.course.at(-1)?.round ?? 0) - 1,
    );
    expect(graph.getAttribute("aria-valuetext")).toMatch(/^Round \d+ · /);
    await fireEvent.click(screen.getByRole("radio", { name: "Chance of victory" }));
    expect(screen.getByRole("slider", { name: "Chance of victory" })).toBeTruthy();
  });

  it("goes to a mistake at a tap, and says what was better", async () => {
    render(AnalysisView, ANALYSED);
    const [worst] = dearest(border, 1);
    const [first] = screen.getAllByRole("button", { name: /Better:/ });
    if (first) await fireEvent.click(first);
    const at = Number(screen.getByRole("slider").getAttribute("aria-valuenow"));
    expect(border.course[at]?.number).toBe(worst?.number);
    expect(document.querySelector(".decision")?.textContent).toContain("Better:");
  });
});

describe("a hint", () => {
  const late = BORDER.moments["cross"]?.view;
  if (!late) throw new Error("no moment cross");

  function actions(hint?: Actions["hint"]): Actions & { played: Move[] } {
    const played: Move[] = [];
    return {
      played,
      consider: () => Promise.resolve({ refused: null, segments: [], spaces: [], spent: [] }),
      play: (move) => {
        played.push(move);
        return Promise.resolve(null);
      },
      ...(hint ? { hint } : {}),
    };
  }

  const props = { table: "t", view: late, options: BORDER.options, names: BORDER.names };

  it("is shown on the board at a key, and plays nothing", async () => {
    const own = actions(() => Promise.resolve({ refused: null, hint: BORDER.hint }));
    await atTable({ ...props, actions: own });
    await fireEvent.keyDown(window, { key: "h" });
    const three = await screen.findAllByRole("button", { name: /^[123] .*: cross/ });
    expect(three).toHaveLength(BORDER.hint.advice.length);
    for (const button of three) await fireEvent.click(button);
    const { spaces } = BORDER.hint.advice.at(-1)?.move as { spaces: readonly number[] };
    expect(document.querySelectorAll(".hinted path")).toHaveLength(spaces.length);
    expect(own.played).toEqual([]);
    await fireEvent.keyDown(window, { key: "h" });
    expect(document.querySelectorAll(".hinted path")).toHaveLength(0);
  });

  it("is offered to nobody in company", () => {
    render(BorderTable, { ...props, actions: actions() });
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  });

  it("that is refused says why", async () => {
    const state = new HintState();
    await state.ask(() =>
      Promise.resolve({ refused: { rule: null, reason: "table-hint-company", params: {} } }),
    );
    expect(state.refusal).toMatch(/practice/);
    state.clear();
    expect(state.open).toBe(false);
  });
});
