import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CoachedTable from "../src/pages/CoachedTable.svelte";
import { beginning, followed, stepOf, toHold } from "../src/games/border/lesson/current-step";
import { stepOf as travelStep } from "../src/games/travel/lesson/current-step";
import { greeting } from "../src/games/lesson";
import { GAMES } from "../src/games";
import { EMPTY } from "../src/games/border/table/drafts";
import { LANGUAGES } from "../src/wire/constants";
import { texts } from "../src/text/texts.svelte";
import type { Language } from "../src/text/catalogue";
import type { Move, View } from "../src/games/border/wire/types";
import type { View as TravelView } from "../src/games/travel/wire/types";

const seated = (closed: number, thinking: boolean) => ({
  board: "A",
  crossed: "",
  closed: Array.from({ length: closed }, (_, area) => ({ area, points: 4 })),
  score: 0,
  thinking,
});
const START = {
  seat: 0,
  phase: "keep",
  round: 9,
  active: 0,
  dice: [3, 0, 4, 2, 0],
  rolls_left: 2,
  players: [seated(1, true), seated(0, false)],
} as unknown as View;
const LESSON = beginning(START, 0);
const ADVICE: readonly Move[] = [{ type: "roll", dice: [0, 2, 3] }, { type: "stop" }];
const at = (change: object, heard: readonly string[] = ["board"], draft = EMPTY, advised = ADVICE[0]) =>
  stepOf(LESSON, { ...START, ...change }, draft, advised, new Set(heard));

beforeEach(() => texts.need("learn"));
afterEach(async () => {
  cleanup();
  await texts.speak("en");
});

const PLANS = GAMES.flatMap(({ lesson }) => lesson?.plan ?? []);

describe("a lesson of The BORDER", () => {
  it("waits for the learner's own hand at every step", () => {
    expect(at({}, [])).toBe("board");
    expect(at({})).toBe("hold");
    expect(at({}, ["board"], { ...EMPTY, held: [1] })).toBe("hold");
    expect(at({}, ["board"], { ...EMPTY, held: [1, 4] })).toBe("reroll");
    expect(at({ rolls_left: 1 }, ["board"], EMPTY, ADVICE[1])).toBe("stop");
    expect(at({ phase: "complete", rolls_left: 0 })).toBe("complete");
    expect(at({ phase: "complete" }, ["board"], { ...EMPTY, segments: [3] })).toBe("done");
  });

  it("tells of the land that was closed and of the leftovers, then lets the learner cross", () => {
    const later = { round: 10, active: 1, phase: "cross", players: [seated(2, true), seated(0, false)] };
    expect(at(later)).toBe("closed");
    expect(at(later, ["board", "closed"])).toBe("others");
    expect(at(later, ["board", "closed", "others"])).toBe("cross");
    expect(at(later, ["board", "closed", "others"], { ...EMPTY, spaces: [2] })).toBe("cross-done");
    const sealed = { ...later, players: [seated(2, false), seated(0, false)] };
    expect(at(sealed, ["board", "closed", "others"])).toBe("end");
    expect(at({ round: 11 }, ["board", "closed", "others"])).toBe("end");
  });

  it("goes on also with a learner who plays otherwise", () => {
    expect(at({ rolls_left: 1 }, ["board"], EMPTY, undefined)).toBe("more");
    expect(at({ round: 10, active: 1 }, ["board"])).toBe("others");
    expect(at({ round: 10, active: 1 }, ["board", "others"])).toBe("watch");
  });

  it("drops its advice as soon as it is not followed", () => {
    expect(followed(ADVICE, { type: "roll", dice: [3, 0, 2] })).toEqual([{ type: "stop" }]);
    expect(followed(ADVICE, { type: "roll", dice: [0, 2] })).toEqual([]);
    expect(followed(ADVICE, { type: "stop" })).toEqual([]);
    expect(toHold(START, ADVICE[0])).toEqual([1, 4]);
    expect(toHold(START, undefined)).toEqual([]);
  });
});

describe("a lesson of Bez hranic", () => {
  const view = (change: object) =>
    ({
      round: 1,
      phase: "place",
      start: "CH",
      players: [{ travellers: [{ missing: 1 }] }],
      ...change,
    }) as unknown as TravelView;
  const nothing = new Set<string>();

  it("follows the round", () => {
    expect(travelStep(view({ round: 0, phase: "study" }), 0, nothing)).toBe("map");
    expect(travelStep(view({ phase: "pause", start: null }), 0, nothing)).toBe("deal");
    expect(travelStep(view({}), 0, nothing)).toBe("pick");
    expect(travelStep(view({ players: [{ travellers: [{ missing: 0 }] }] }), 0, nothing)).toBe("stacks");
    expect(travelStep(view({ phase: "reckon" }), 0, nothing)).toBe("bill");
    expect(travelStep(view({ phase: "reckon" }), 0, new Set(["bill"]))).toBe("end");
    expect(travelStep(view({ round: 2 }), 0, nothing)).toBe("end");
  });
});

describe("the coach", () => {
  it.each(Object.keys(LANGUAGES) as Language[])("has words for every step in %s", async (language) => {
    await texts.speak(language);
    const keys = PLANS.flatMap(({ game, steps }) => steps.map((step) => `learn-${game}-${step}`));
    for (const key of keys) expect([texts.has(key), texts.has(`${key}-title`)]).toEqual([true, true]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("greets in %s before there is a table", async (language) => {
    await texts.speak(language);
    // What is missing would stand there in braces.
    for (const { text, step } of PLANS.map(greeting))
      expect([step, /\S/.test(text), /[{}]/.test(text)]).toEqual([0, true, false]);
  });

  it("can be left at any time, and goes on only where there is nothing to do", async () => {
    const onnext = vi.fn();
    const saying = { step: 1, steps: 5, title: "Look", text: "There.", told: true };
    const leave = { to: "/", label: "Leave the lesson" };
    const words = { label: "Coach", progress: "Progress", icon: "learn", leave } as const;
    const { rerender } = render(CoachedTable, { saying, onnext, ...words });
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(onnext).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "Leave the lesson" }).getAttribute("href")).toBe("/");
    await rerender({ onnext: undefined });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(true);
    await rerender({ saying: { ...saying, told: false }, onnext });
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });
});
