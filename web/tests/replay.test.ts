import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BORDER } from "../src/games/border/gallery/fixture";
import Controls from "../src/pages/replay/Controls.svelte";
import ReplayGame from "../src/pages/replay/ReplayGame.svelte";
import { Playback } from "../src/pages/replay/playback.svelte";
import { roundsOf, viewsOf } from "../src/pages/replay/frames";
import { replay as borderReplay } from "../src/games/border/replay";
import { replay as travelReplay } from "../src/games/travel/replay";
import { texts } from "../src/text/texts.svelte";
import type { Fact, View } from "../src/games/border/wire/types";
import type { Frame, Showing } from "../src/wire/server";
import type { View as TravelView } from "../src/games/travel/wire/types";
import type { Atlas } from "../src/games/travel/table/atlas";

const [early, late] = ["first-roll", "late"].map((name) => BORDER.moments[name]?.view as View);
if (!early || !late) throw new Error("no views");

const frame = (number: number, round: number, facts: readonly Fact[], change: object): Frame => ({
  number,
  at: 0,
  round,
  facts,
  change: change as Record<string, unknown>,
});
const FRAMES = [
  frame(0, 0, [], early),
  frame(1, 1, [{ type: "turned", round: 1, seat: 0 }], {}),
  frame(2, 1, [{ type: "stopped", seat: 0 }], { rolls_left: 0 }),
  frame(5, 2, [{ type: "turned", round: 2, seat: 1 }], late),
  frame(6, 2, [{ type: "closed", seat: 1, area: 0, points: 9, first: true }], {}),
];
const SHOWING: Showing = {
  game: "border",
  rules: "1",
  options: BORDER.options,
  seats: early.players.map((_, seat) => ({ name: `Player ${seat}`, bot: null })),
  seat: null,
  result: { scores: early.players.map(() => 0), over: true, winners: [] },
  course: [early.players.map(() => 0), early.players.map((_, seat) => seat * 4)],
  frames: FRAMES,
};

const REPLAY = borderReplay(BORDER.options);

beforeEach(() => texts.need("replay"));
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await texts.speak("en");
});

describe("the frames", () => {
  it("add up to whole views, and share what has not changed", () => {
    const views = viewsOf(FRAMES) as readonly View[];
    expect(views[2]).toEqual({ ...early, rolls_left: 0 });
    expect(views[2]?.players).toBe(views[0]?.players);
    expect(views[4]).toEqual(late);
  });

  it("tell where each round begins", () => {
    expect([...roundsOf(FRAMES)]).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it("stay longer when there is more to see", () => {
    const { stays } = REPLAY;
    expect(stays([{ type: "closed" }])).toBeGreaterThan(stays([{ type: "stopped" }]));
    expect(stays([])).toBe(0);
    const reckoned = { type: "reckoned" };
    const travel = travelReplay({} as Atlas);
    expect(travel.stays([reckoned, reckoned])).toBe(2 * travel.stays([reckoned]));
  });
});

describe("the playback", () => {
  it("begins where there is something to see, or at the event that was asked for", () => {
    expect(new Playback(SHOWING, REPLAY.stays).at).toBe(1);
    expect(new Playback(SHOWING, REPLAY.stays, 5).at).toBe(3);
    // An event that nobody noticed belongs to the frame before it.
    expect(new Playback(SHOWING, REPLAY.stays, 4).at).toBe(2);
    expect(new Playback(SHOWING, REPLAY.stays, 99).at).toBe(4);
  });

  it("never runs off its ends, and stops when taken in hand", () => {
    const playback = new Playback(SHOWING, REPLAY.stays);
    playback.toggle();
    expect(playback.playing).toBe(true);
    playback.turn(99);
    expect([playback.at, playback.playing]).toEqual([4, false]);
    playback.turn(-3);
    expect(playback.at).toBe(0);
    playback.toRound(2);
    expect(playback.at).toBe(3);
    playback.toRound(7);
    expect(playback.at).toBe(3);
  });

  it("plays to the end and then stops; from the end it plays anew", () => {
    vi.useFakeTimers();
    const playback = new Playback(SHOWING, REPLAY.stays, 5);
    playback.toggle();
    const stop = playback.run();
    vi.runAllTimers();
    expect(playback.at).toBe(4);
    stop?.();
    playback.run();
    expect(playback.playing).toBe(false);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
  });
});

describe("the controls", () => {
  it("steps by buttons, slider and keys", async () => {
    const playback = new Playback(SHOWING, REPLAY.stays);
    render(Controls, { playback, told: "Somebody rolls." });
    await fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
    expect(playback.at).toBe(2);
    await fireEvent.keyDown(document.body, { key: "End" });
    expect(playback.at).toBe(4);
    await fireEvent.keyDown(document.body, { key: "PageUp" });
    expect(playback.at).toBe(1);
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "3" } });
    expect(playback.at).toBe(3);
    await fireEvent.change(screen.getByLabelText("Round"), { target: { value: "1" } });
    expect(playback.at).toBe(1);
  });

  it("leaves keys to whatever has the focus", async () => {
    const playback = new Playback(SHOWING, REPLAY.stays);
    render(Controls, { playback, told: "" });
    await fireEvent.keyDown(screen.getByRole("slider"), { key: "End" });
    expect(playback.at).toBe(1);
  });

  it("tells every step politely, but not while it plays", async () => {
    const playback = new Playback(SHOWING, REPLAY.stays);
    render(Controls, { playback, told: "Somebody rolls." });
    const told = screen.getByText("Somebody rolls.");
    expect(told.getAttribute("aria-live")).toBe("polite");
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(told.getAttribute("aria-live")).toBe("off");
  });
});

describe("the page", () => {
  it("shows the table and asks for other eyes at the same place", async () => {
    const onseat = vi.fn();
    const { container } = render(ReplayGame, {
      showing: SHOWING,
      replay: REPLAY,
      graph: "graph-label",
      number: 5,
      onseat,
    });
    expect(container.querySelector(".told")?.textContent).toBe("Round 2: it is Player 1’s turn.");
    await fireEvent.change(screen.getByLabelText("View of"), { target: { value: "1" } });
    expect(onseat).toHaveBeenCalledWith(1, 5);
  });
});

describe("what happened, in words", () => {
  const told = { names: ["Ada", "Bruno"], you: 1 };

  it("names colours, areas and points of The BORDER", () => {
    const rolled: Fact = { type: "rolled", seat: 0, roll: 1, dice: [0, 4], rolled: [0, 1] };
    expect(REPLAY.tell(rolled, early, told)).toBe("Ada rolls red, orange");
    const closed: Fact = { type: "closed", seat: 1, area: 0, points: 9, first: false };
    expect(REPLAY.tell(closed, early, told)).toMatch(/^You close the \S+.*lower value/);
  });

  it("names states and money of Bez hranic", () => {
    const atlas = { name: (code: string) => `<${code}>` } as unknown as Atlas;
    const { tell } = travelReplay(atlas);
    const view = {} as unknown as TravelView;
    const token = { traveller: 0, field: 1, at: 7 };
    expect(tell({ type: "placed", seat: 0, token, forced: false, card: "CZ" }, view, told)).toBe(
      "Ada chose <CZ>.",
    );
    expect(tell({ type: "revealed", start: "CZ", target: "IT", at: 1 }, view, told)).toBe(
      "The journey leads from <CZ> to <IT>. Go!",
    );
  });
});
