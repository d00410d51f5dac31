import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TRAVEL } from "../src/games/travel/gallery/fixture";
import travel from "../src/games/travel";
import { Atlas } from "../src/games/travel/table/atlas";
import DrawnMap from "../src/games/travel/table/Map.svelte";
import Reckoning from "../src/games/travel/table/Reckoning.svelte";
import { Borders } from "../src/games/travel/train/borders";
import { DAY } from "../src/games/travel/train/day-in-milliseconds";
import { deleted, keep, lasts, learnt, missed } from "../src/games/travel/train/progress-store";
import { answered, isDue, isKnown, recall, type Memory } from "../src/games/travel/train/spaced-repetition";
import {
  graded,
  isRight,
  nextQuestion,
  SESSION,
  urgency,
  type Question,
} from "../src/games/travel/train/questions";
import { standingOf } from "../src/games/travel/train/progress-counts";
import Train from "../src/games/travel/train/Train.svelte";
import type { Borders as Told } from "../src/games/travel/wire/borders";
import type { Pack } from "../src/games/travel/wire/maps";
import type { View } from "../src/games/travel/wire/types";
import { DEAF } from "../src/parts/tap-guard.svelte";
import { texts } from "../src/text/texts.svelte";
import { eventually } from "./eventually";
import { drawing, questionsNeeded } from "./simulated-learner";

const bordersOf = (map: string) =>
  new Borders(JSON.parse(readFileSync(`src/games/travel/wire/borders/${map}.json`, "utf8")) as Told);
const europe = bordersOf("europe");
const forgotten = () => ["europe", "usa"].forEach(deleted);
const NOW = Date.UTC(2026, 10, 18);
/** Well remembered for some days more. */
const FRESH: Memory = { asked: NOW - DAY, due: NOW + 9 * DAY, stability: 10, difficulty: 5 };
const border = (one: string, other: string) => {
  const found = europe.between(one, other);
  if (!found) throw new Error(`${one} and ${other} are nothing to learn`);
  return found;
};

describe("what there is to learn", () => {
  it("is one border at a time: pairs that touch, and pairs that only look so", () => {
    expect(border("RS", "HU").touch).toBe(true);
    expect(border("RS", "GR").touch).toBe(false);
    expect(europe.between("PT", "FI")).toBeUndefined();
    expect(europe.neighbours("PT")).toEqual(["ES"]);
  });

  it("has ways that follow Python's signposts, from the fitting part of a state", () => {
    expect(europe.way("NO", "TR")).toEqual(["NO", "RU:main", "GE", "TR"]);
    expect(europe.way("RU", "PL")).toEqual(["RU:kaliningrad", "PL"]);
    expect(europe.distance("RS", "GR")).toBe(2);
    expect(europe.crossed(europe.way("NO", "TR")).map(({ key }) => key)).toEqual(["NO RU", "GE RU", "GE TR"]);
  });
});

describe("memory", () => {
  it("asks for what was missed the next day, and ever later for what was known", () => {
    let memory = answered(undefined, false, NOW);
    expect(memory.due).toBe(NOW + DAY);
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      memory = answered(memory, true, memory.due);
      waits.push((memory.due - memory.asked) / DAY);
    }
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(isKnown(memory)).toBe(true);
    expect(isKnown(answered(memory, false, memory.due))).toBe(false);
  });

  it("fades with time, and is due when one of ten would have forgotten", () => {
    const memory = answered(undefined, true, NOW);
    expect(recall(memory, NOW)).toBe(1);
    expect(recall(memory, memory.due)).toBeCloseTo(0.9, 1);
    expect(isDue(memory, NOW)).toBe(false);
    expect(isDue(memory, memory.due)).toBe(true);
    expect(recall(undefined, NOW)).toBe(0);
  });

  it("does not mind a clock that was put back", () => {
    const memory = answered(undefined, true, NOW);
    expect(recall(memory, NOW - 9 * DAY)).toBe(1);
    expect(answered(memory, true, NOW - 9 * DAY).stability).toBeGreaterThanOrEqual(memory.stability);
  });
});

describe("the next question", () => {
  const session = (memories: ReadonlyMap<string, Memory>, seed = 1) => {
    const [draw, asked] = [drawing(seed), [] as Question[]];
    while (asked.length < SESSION) asked.push(nextQuestion(europe, urgency(memories, NOW), asked, draw));
    return asked;
  };

  it("asks in all four ways, and for nothing twice", () => {
    const asked = session(new Map());
    expect(new Set(asked.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(asked.map(({ about }) => about.key)).size).toBe(SESSION);
  });

  it("is about what is due, then about what is new, and not about what is known", () => {
    const due = { ...FRESH, asked: NOW - 20 * DAY, due: NOW - DAY };
    const known = europe.all.map(({ key }) => [key, FRESH] as const);
    const memories = new Map([...known, ["GR RS", due] as const]);
    memories.delete("ES PT");
    const [first, second, third] = session(memories);
    expect(first?.about.key).toBe("GR RS");
    expect(second?.about.key).toBe("ES PT");
    expect(urgency(memories, NOW)(border("AT", "CZ"))).toBeLessThan(0.5);
    expect(third).toBeDefined();
  });

  it("offers one neighbour among those that are none, and ways of a few borders", () => {
    for (let seed = 1; seed <= 20; seed += 1)
      for (const question of session(new Map(), seed)) {
        if (question.kind === "nearest") {
          expect(new Set(question.choices).size).toBe(3);
          expect(question.choices.map((state) => europe.distance(question.from, state)).sort()[0]).toBe(1);
          const near = question.choices.filter((state) => europe.distance(question.from, state) === 1);
          expect(near).toEqual([question.to]);
        }
        if (question.kind === "count")
          expect(europe.distance(question.from, question.to)).toBeLessThanOrEqual(4);
      }
  });

  it("works on the smallest maps, too", () => {
    const [draw, asked] = [drawing(3), [] as Question[]];
    const small = bordersOf("south-america");
    while (asked.length < 60) asked.push(nextQuestion(small, urgency(new Map(), NOW), asked, draw));
    expect(asked).toHaveLength(60);
  });
});

describe("an answer", () => {
  const about = border("RS", "GR");
  const told = (question: Question, given: Parameters<typeof graded>[2]) =>
    Object.fromEntries(graded(europe, question, given).map(({ border: { key }, right }) => [key, right]));

  it("about two states is about their border alone", () => {
    const question: Question = { kind: "touch", about, from: "RS", to: "GR" };
    expect(told(question, false)).toEqual({ "GR RS": true });
    expect(told(question, true)).toEqual({ "GR RS": false });
  });

  it("on the map is about every border of the state", () => {
    const question: Question = { kind: "tap", about: border("ES", "PT"), from: "ES" };
    expect(told(question, ["PT", "AD", "IT"])).toEqual({
      "AD ES": true,
      "ES FR": false,
      "ES PT": true,
      "ES IT": false,
    });
    expect(isRight(europe, question, ["FR", "PT", "AD"])).toBe(true);
    expect(isRight(europe, question, ["FR", "PT", "AD", "FI"])).toBe(false);
  });

  it("with a number knows the whole way, or else is about the border that was asked for", () => {
    const question: Question = { kind: "count", about: border("NO", "RU"), from: "NO", to: "TR" };
    expect(told(question, 3)).toEqual({ "NO RU": true, "GE RU": true, "GE TR": true });
    expect(told(question, 2)).toEqual({ "NO RU": false });
  });
});

describe("what is kept", () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    forgotten();
    localStorage.clear();
  });

  it("is a line for each border, and there again later", () => {
    keep("europe", new Map([["AT CZ", FRESH]]));
    keep("europe", new Map([["ES PT", answered(undefined, true, NOW)]]));
    expect([...learnt("europe").keys()]).toEqual(["AT CZ", "ES PT"]);
    expect(learnt("europe").get("AT CZ")).toEqual(FRESH);
    expect(learnt("usa").size).toBe(0);
    expect(lasts()).toBe(true);
  });

  it("takes borders that were missed elsewhere: due at once, unless they were asked for within a day", () => {
    const old = { ...FRESH, asked: NOW - 3 * DAY };
    const today = { ...FRESH, asked: NOW - DAY / 2 };
    keep("europe", new Map([["AT CZ", old]]));
    keep("europe", new Map([["ES PT", today]]));
    missed("europe", [
      ["RS", "GR"],
      ["CZ", "AT"],
      ["PT", "ES"],
    ]);
    expect(learnt("europe").get("GR RS")).toEqual({ asked: 0, due: NOW, stability: 0, difficulty: 0 });
    expect(learnt("europe").get("AT CZ")?.due).toBe(NOW);
    expect(learnt("europe").get("ES PT")).toEqual(today);
    expect(standingOf(europe.all, learnt("europe"), NOW)).toMatchObject({ known: 2, due: 2 });
    // From there FSRS goes on as with anything new.
    expect(answered(learnt("europe").get("GR RS"), true, NOW)).toEqual(answered(undefined, true, NOW));
  });

  it("is deleted map by map", () => {
    keep("europe", new Map([["AT CZ", FRESH]]));
    keep("usa", new Map([["AZ CO", FRESH]]));
    deleted("europe");
    expect(learnt("europe").size).toBe(0);
    expect(learnt("usa").get("AZ CO")).toEqual(FRESH);
  });

  it("does without lines that make no sense", () => {
    const borders = { "AT CZ": [NOW, NOW, 5, 5], "AT DE": [1, 2], "AT IT": [NOW, NOW, 0, 0], "AT SK": "x" };
    localStorage.setItem("hranice.train.europe", JSON.stringify({ version: 1, borders }));
    expect([...learnt("europe").keys()]).toEqual(["AT CZ"]);
    localStorage.setItem("hranice.train.usa", "{nonsense");
    expect(learnt("usa").size).toBe(0);
    keep("usa", new Map([["AZ CO", FRESH]]));
    expect(learnt("usa").size).toBe(1);
  });

  it("lasts as long as the tab where storage is refused, or belongs to a newer version", () => {
    const newer = JSON.stringify({ version: 2, borders: {} });
    localStorage.setItem("hranice.train.usa", newer);
    keep("usa", new Map([["AZ CO", FRESH]]));
    expect(lasts()).toBe(false);
    expect(learnt("usa").size).toBe(1);
    expect(localStorage.getItem("hranice.train.usa")).toBe(newer);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
    keep("europe", new Map([["AT CZ", FRESH]]));
    expect(learnt("europe").get("AT CZ")).toEqual(FRESH);
  });
});

describe("simulated learners", () => {
  it("need at least 30 % fewer questions than in random order to know nine of ten borders of Europe", () => {
    const needed = (order: "page" | "random") =>
      [1, 2, 3].reduce((sum, seed) => sum + questionsNeeded(europe, seed, order), 0);
    expect(needed("page")).toBeLessThan(0.7 * needed("random"));
  });
});

describe("what was missed in a game", () => {
  afterEach(forgotten);

  it("comes from the analysis of one's own choices that lost something", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(readFileSync("../src/hranice/games/travel/maps/europe.json"))),
    );
    const decision = { number: 1, round: 1, seat: 0, chosen: null, best: null, lost_victory: null, dice: [] };
    await travel.analysis.learn({ map: "europe" }, [
      { ...decision, lost: 20, borders: [["GR", "RS"]] },
      { ...decision, lost: 0, borders: [["AT", "CZ"]] },
    ]);
    expect([...learnt("europe").keys()]).toEqual(["GR RS"]);
    vi.unstubAllGlobals();
  });

  it.each([
    [true, ["AT CZ", "CZ DE", "CZ PL", "FR IT"]],
    [false, []],
  ])("comes from asking why at a reckoning, if one plays (%s)", async (own, keys) => {
    const bill = { total: 0, crossings: 0, adjacent: [], stack: 0, forty: 0, route: [], picks: [] };
    const paid = { ...bill, adjacent: [["IT", "FR"] as const], route: ["DE", "AT"] };
    const missed = { ...bill, route: ["AT", "DE", "CZ", "PL", "CZ", "AT"] };
    const view = {
      ...(TRAVEL.moments["reckon"] as { readonly view: View }).view,
      seat: 0,
      reckoned: [{ seat: 0, traveller: 0, bill: paid, money: 0 }],
      missed: [missed],
      peculiar: [[]],
    };
    const pack = JSON.parse(readFileSync("../src/hranice/games/travel/maps/europe.json", "utf8")) as Pack;
    render(Reckoning, { atlas: new Atlas(pack), view, names: TRAVEL.names, own });
    const details = document.querySelector("details") as HTMLDetailsElement;
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    expect([...learnt("europe").keys()].sort()).toEqual(keys);
    cleanup();
  });
});

describe("the sheet of the trainer", () => {
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    vi.unstubAllGlobals();
    forgotten();
    localStorage.clear();
  });

  it.each(["europe", "japan", "usa"])("writes figures within the frame of the map (%s)", async (map) => {
    const pack = JSON.parse(readFileSync(`../src/hranice/games/travel/maps/${map}.json`, "utf8")) as Pack;
    const painted = new Map(pack.states.map(({ code }) => [code, { share: 0, text: "0/2" }]));
    const { container } = render(DrawnMap, { atlas: new Atlas(pack), title: map, painted });
    await eventually(() => expect(container.querySelectorAll(".note")).not.toHaveLength(0));
    for (const name of container.querySelectorAll(".names text")) {
      const size = Number(name.getAttribute("font-size"));
      const lines = Math.max(
        ...[...name.querySelectorAll("[y]")].map((line) => Number(line.getAttribute("y"))),
      );
      const lowest = lines + size * parseFloat(name.querySelector(".note")?.getAttribute("dy") ?? "0");
      expect(lowest, name.textContent).toBeLessThan(pack.height - size / 5);
    }
  });

  it("lets no hasty second tap answer a question or skip an explanation", async () => {
    const [borders, map] = ["src/games/travel/wire/borders", "../src/hranice/games/travel/maps"];
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve(new Response(readFileSync(`${path.includes("borders") ? borders : map}/europe.json`))),
    );
    Element.prototype.scrollIntoView = () => undefined;
    await texts.need("train");
    const { container } = render(Train);
    const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
    const answer = () => fireEvent.click(container.querySelector(".answers button") ?? container);
    const told = () => screen.queryByRole("heading", { name: /^(Right!|Not quite\.)$/ }) !== null;
    await eventually(() => screen.getByText(/^0 of \d+ borders known$/));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await tap(`${SESSION} questions`);
    await answer();
    expect(told()).toBe(false);
    vi.advanceTimersByTime(DEAF);
    await answer();
    expect(told()).toBe(true);
    await tap("Next question");
    screen.getByText(`Question 1 of ${SESSION}`);
    vi.advanceTimersByTime(DEAF);
    await tap("Next question");
    screen.getByText(`Question 2 of ${SESSION}`);
  });
});
