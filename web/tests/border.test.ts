import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../src/games/border/table/Board.svelte";
import BorderTable from "../src/games/border/table/BorderTable.svelte";
import { spacesIn } from "../src/games/border/table/space-sets";
import { dockOf } from "../src/games/border/table/dock";
import { automaticPassNotice } from "../src/games/border/table/automatic-pass-notice";
import { DEAF } from "../src/parts/tap-guard.svelte";
import type { Considered, Actions } from "../src/games/border/table/actions";
import ScoreStrip from "../src/games/border/table/ScoreStrip.svelte";
import { layOut } from "../src/games/border/table/board-layout";
import { BORDER } from "../src/games/border/gallery/fixture";
import { EMPTY } from "../src/games/border/table/drafts";
import { texts } from "../src/text/texts.svelte";
import type { Fact, Move, View } from "../src/games/border/wire/types";
import { atTable } from "./at-table";
import { eventually } from "./eventually";

function moment(name: string): View {
  const found = BORDER.moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found.view;
}

function layoutOf(view: View) {
  const board = BORDER.options.boards.find(({ name }) => name === view.players[0]?.board);
  if (!board) throw new Error("no board");
  return layOut(BORDER.options.geography, board, "wide");
}

class FakeHand implements Actions {
  asked: Move[] = [];
  played: Move[] = [];
  answer: Considered = { refused: null, segments: [], spaces: [], spent: [] };

  consider(move: Move): Promise<Considered> {
    this.asked.push(move);
    return Promise.resolve(this.answer);
  }

  play(move: Move): Promise<null> {
    this.played.push(move);
    return Promise.resolve(null);
  }
}

const crossedBy = (view: View, seat = 0) => spacesIn(view.players[seat]?.crossed ?? "");

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await texts.speak("en");
});

describe("a set of spaces told in digits", () => {
  it("is the spaces whose digit is 1, by their numbers", () => {
    expect([...spacesIn("")]).toEqual([]);
    expect([...spacesIn("0000")]).toEqual([]);
    expect([...spacesIn("1001")]).toEqual([0, 3]);
  });

  it("has a digit for each space of the board at every moment of a game", () => {
    for (const { view } of Object.values(BORDER.moments)) {
      for (const { crossed } of view.players) {
        expect(crossed).toHaveLength(BORDER.options.geography.spaces.length);
        const spaces = spacesIn(crossed);
        expect(Array.from(crossed, (_, space) => (spaces.has(space) ? "1" : "0")).join("")).toBe(crossed);
      }
    }
  });
});

describe("the board", () => {
  const view = moment("late");
  const layout = layoutOf(view);
  const crossed = crossedBy(view);

  it("is one picture where nothing can be tapped", () => {
    const { container } = render(Board, { layout, label: "Board", crossed });
    expect(screen.getByRole("img", { name: "Board" })).toBeTruthy();
    expect(container.querySelectorAll("[tabindex]")).toHaveLength(0);
  });

  it("shows colour and symbol of every coloured space, crossed or not", () => {
    const { container } = render(Board, { layout, label: "Board", crossed });
    expect(container.querySelectorAll('path[fill-rule="evenodd"][d]')).toHaveLength(84);
    expect(container.querySelectorAll(".pen")).toHaveLength(crossed.size);
  });

  it("has one tab stop, and arrow keys walk from space to space", async () => {
    const ontap = vi.fn();
    const { container } = render(Board, { layout, label: "Board", crossed, ontap });
    const stops = container.querySelectorAll<SVGElement>('[tabindex="0"]');
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await fireEvent.keyDown(stops[0] as Element, { key: "ArrowRight" });
    await eventually(() => expect(document.activeElement?.getAttribute("data-space")).toBe("1"));
    await fireEvent.keyDown(document.activeElement as Element, { key: "Enter" });
    expect(ontap).toHaveBeenCalledWith(1);
  });

  it("names spaces by number, colour, state and lands, in every language", async () => {
    const yellow = layout.spaces.find(({ colour }) => colour === 3)?.id ?? 0;
    render(Board, {
      layout,
      label: "Board",
      crossed: new Set<number>(),
      ontap: () => undefined,
      spaces: [yellow],
    });
    const space = document.querySelector(`[data-space="${yellow}"]`);
    expect(space?.getAttribute("aria-label")).toMatch(/yellow, can be crossed/);
    await texts.speak("cs");
    await eventually(() => expect(space?.getAttribute("aria-label")).toMatch(/žlutá, lze zakřížkovat/));
  });
});

describe("the table", () => {
  const props = { table: "t", options: BORDER.options, names: BORDER.names };

  it("marks at once and asks the server; what it refuses is taken back with the reason", async () => {
    const actions = new FakeHand();
    const view = moment("cross");
    await atTable({ ...props, view, actions });
    const [free = 0] = view.spaces;
    const space = () => document.querySelector(`.own [data-space="${free}"]`);
    await fireEvent.click(space() as Element);
    expect(space()?.getAttribute("aria-pressed")).toBe("true");
    expect(actions.asked).toEqual([{ type: "cross", spaces: [free] }]);

    actions.answer = {
      ...actions.answer,
      refused: { rule: "B16", reason: "border-not-adjacent", params: { space: 5 } },
    };
    const other = crossedBy(view).has(50) ? 51 : 50;
    await fireEvent.click(document.querySelector(`.own [data-space="${other}"]`) as Element);
    // It is pointed at and named as it is seen: the numbers of spaces are for programs.
    await eventually(() =>
      expect(screen.getByRole("alert").textContent).toMatch(
        /^This space does not touch a cross: [^\d]+\(B16\)/,
      ),
    );
    expect(document.querySelectorAll(".own .barred path")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "B16" }).getAttribute("href")).toBe("/rules/border#B16");
    expect(document.querySelector(`.own [data-space="${other}"]`)?.getAttribute("aria-pressed")).toBe(
      "false",
    );
    expect(space()?.getAttribute("aria-pressed")).toBe("true");
  });

  it("takes back of quick taps only the one that is refused", async () => {
    const actions = new FakeHand();
    const view = moment("cross");
    const [free = 0] = view.spaces;
    const wrong = crossedBy(view).has(50) ? 51 : 50;
    const refused = { rule: "B16", reason: "border-not-adjacent", params: { space: wrong } };
    const answers: (() => void)[] = [];
    actions.consider = (move) =>
      new Promise((answer) => {
        actions.asked.push(move);
        const stands = move.type === "cross" && !move.spaces.includes(wrong);
        answers.push(() => answer({ ...actions.answer, refused: stands ? null : refused }));
      });
    await atTable({ ...props, view, actions });
    const space = (id: number) => document.querySelector(`.own [data-space="${id}"]`);
    for (const id of [wrong, free]) await fireEvent.click(space(id) as Element);
    for (const id of [wrong, free]) expect(space(id)?.getAttribute("aria-pressed")).toBe("true");
    answers[0]?.();
    await eventually(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await eventually(() => expect(space(wrong)?.getAttribute("aria-pressed")).toBe("false"));
    expect(space(free)?.getAttribute("aria-pressed")).toBe("true");
    expect(actions.asked).toEqual([
      { type: "cross", spaces: [wrong] },
      { type: "cross", spaces: [free] },
    ]);
  });

  it("keeps the draft over a reload, undoes it, and hands it in", async () => {
    const actions = new FakeHand();
    const view = moment("cross");
    const [free = 0] = view.spaces;
    await atTable({ ...props, view, actions });
    await fireEvent.click(document.querySelector(`.own [data-space="${free}"]`) as Element);
    cleanup();

    await atTable({ ...props, view, actions });
    const space = () => document.querySelector(`.own [data-space="${free}"]`);
    await eventually(() => expect(space()?.getAttribute("aria-pressed")).toBe("true"));
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(space()?.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(space() as Element);
    await fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(actions.played).toEqual([{ type: "cross", spaces: [free] }]);
  });

  it("takes a move back while it may, and marks again what was handed in", async () => {
    const undone = vi.fn();
    const actions = new FakeHand();
    const view = moment("cross");
    const [free = 0] = view.spaces;
    const { rerender } = await atTable({ ...props, view, actions });
    const space = () => document.querySelector(`.own [data-space="${free}"]`);
    await fireEvent.click(space() as Element);
    await fireEvent.click(screen.getByRole("button", { name: "Done" }));
    const players = view.players.map((player, seat) => ({ ...player, thinking: seat !== view.seat }));
    const able = Object.assign(new FakeHand(), { undo: undone });
    await rerender({ view: { ...view, players, marks: [free] }, actions: able });
    await fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(undone).toHaveBeenCalledOnce();
    await rerender({ view, actions });
    await eventually(() => expect(space()?.getAttribute("aria-pressed")).toBe("true"));
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
  });

  it("shows words and dice before it has drawn the board", async () => {
    const { container } = render(BorderTable, {
      ...props,
      view: moment("first-roll"),
      actions: new FakeHand(),
    });
    expect(screen.getAllByRole("button", { name: /^Die/ })).toHaveLength(5);
    expect(container.querySelector(".own svg")).toBeNull();
    await eventually(() => expect(container.querySelectorAll(".own [data-space]")).toHaveLength(86));
    await eventually(() => expect(container.querySelectorAll(".own text.values")).toHaveLength(9));
  });

  it("holds dice and rolls the others again", async () => {
    const actions = new FakeHand();
    await atTable({ ...props, view: moment("first-roll"), actions });
    const tray = within(screen.getByRole("group", { name: "Dice" }));
    await fireEvent.click(tray.getByRole("button", { name: /Die 2/ }));
    await fireEvent.click(tray.getByRole("button", { name: /Die 4/ }));
    expect(tray.getByRole("button", { name: /Die 2/ }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: /Roll again/ }));
    expect(actions.played).toEqual([{ type: "roll", dice: [0, 2, 4] }]);
  });

  it("holds dice by the keys of their numbers", async () => {
    await atTable({ ...props, view: moment("first-roll"), actions: new FakeHand() });
    const held = () =>
      screen
        .getAllByRole("button", { name: /^Die/ })
        .map((die) => die.getAttribute("aria-pressed") === "true");
    for (const key of ["2", "5", "6", "0"]) await fireEvent.keyDown(document.body, { key });
    expect(held()).toEqual([false, true, false, false, true]);
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(held()).toEqual([false, false, false, false, true]);
  });

  it("says whose board it is, whose turn, in what order, and how far the end is", async () => {
    const view = { ...moment("late"), seat: 1, active: 2 };
    const { container } = await atTable({ ...props, view });
    expect(container.querySelector(".own .whose")?.textContent).toContain(BORDER.names[1]);
    const chips = within(screen.getByRole("list", { name: "Players in turn order" })).getAllByRole("button");
    expect(chips.map((chip) => chip.querySelector("b")?.textContent)).toEqual(BORDER.names);
    expect(chips.map((chip) => chip.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
    const closed = view.players[0]?.closed.length ?? -1;
    expect(chips[0]?.textContent).toContain(`${closed} of ${view.areas_to_end} lands closed`);
  });

  it("gives passing a place of its own, and hands nothing in by Done", async () => {
    const actions = new FakeHand();
    await atTable({ ...props, view: moment("cross"), actions });
    const [pass, done] = document.querySelectorAll(".dock .buttons .button");
    expect(pass?.classList.contains("main")).toBe(false);
    await fireEvent.click(done as Element);
    expect(actions.played).toEqual([]);
    await fireEvent.click(pass as Element);
    expect(actions.played).toEqual([{ type: "cross", spaces: [] }]);
  });

  it("is deaf to passing after a roll, as long as somebody goes on tapping, wherever", async () => {
    const actions = new FakeHand();
    const view = moment("complete");
    const { rerender } = await atTable({
      ...props,
      view: { ...view, phase: "keep", rolls_left: 1 },
      actions,
    });
    vi.useFakeTimers();
    await rerender({ ...props, view, actions });
    const pass = document.querySelector(".dock .pass") as Element;
    for (let taps = 0; taps < 9; taps += 1) {
      await fireEvent.click(taps % 3 ? document.body : pass);
      await vi.advanceTimersByTimeAsync(DEAF - 1);
    }
    expect([actions.played, pass.getAttribute("aria-disabled")]).toEqual([[], "true"]);
    await vi.advanceTimersByTimeAsync(1);
    await fireEvent.click(pass);
    vi.useRealTimers();
    expect(actions.played).toEqual([{ type: "complete", segments: [] }]);
  });

  it("lets dice be rolled again at once, and is deaf where another button was", async () => {
    const actions = new FakeHand();
    const roll = moment("first-roll");
    const { rerender } = await atTable({ ...props, view: moment("cross"), actions });
    vi.useFakeTimers();
    await rerender({ ...props, view: roll, actions });
    const again = () => screen.getByRole("button", { name: /^Roll again/ });
    await fireEvent.click(again());
    expect(actions.played).toEqual([]);
    await vi.advanceTimersByTimeAsync(DEAF);
    for (const rolls_left of [2, 1]) {
      await rerender({ ...props, view: { ...roll, rolls_left }, actions });
      await fireEvent.click(again());
      await vi.advanceTimersByTimeAsync(0);
    }
    vi.useRealTimers();
    expect(actions.played).toHaveLength(2);
  });

  it("completes whole segments by any of their spaces", async () => {
    const actions = new FakeHand();
    const view = moment("complete");
    await atTable({ ...props, view, actions });
    const [segment = 0] = view.segments;
    const open = layoutOf(view).segments[segment]?.find((id) => !crossedBy(view).has(id));
    await fireEvent.click(document.querySelector(`.own [data-space="${open ?? 0}"]`) as Element);
    await fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(actions.played).toEqual([{ type: "complete", segments: [segment] }]);
  });

  it("tells the active player which dice the others would get", async () => {
    const view = moment("late");
    const actions = new FakeHand();
    actions.answer = { refused: null, segments: [], spaces: [], spent: [0, 3] };
    const { container } = await atTable({ ...props, view, actions });
    const shown = () => container.querySelectorAll(".others .dice svg").length;
    expect(shown()).toBe(5);
    const open =
      layoutOf(view).segments[view.segments[0] ?? -1]?.filter((id) => !crossedBy(view).has(id)) ?? [];
    await fireEvent.click(container.querySelector(`.own [data-space="${open[0] ?? -1}"]`) as Element);
    await eventually(() => expect(shown()).toBe(3));
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(shown()).toBe(5);
  });

  it("lets what everybody has just crossed stand out for a moment, on all boards together", async () => {
    const view = moment("late");
    const before = {
      ...view,
      players: view.players.map((player) => ({
        ...player,
        crossed: player.crossed.replace("1", "0").replace("1", "0"),
      })),
    };
    const { container, rerender } = await atTable({ ...props, view: before });
    expect(container.querySelectorAll(".fresh path")).toHaveLength(0);
    vi.useFakeTimers();
    await rerender({ ...props, view });
    expect(container.querySelectorAll(".own .fresh path")).toHaveLength(2);
    expect(container.querySelectorAll(".rivals .fresh path")).toHaveLength(2 * (view.players.length - 1));
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(container.querySelectorAll(".fresh path")).toHaveLength(0);
  });

  it("lets a spectator look and touch nothing", async () => {
    await atTable({ ...props, view: { ...moment("late"), seat: null, segments: [] } });
    expect(document.querySelectorAll(".own [role=button]")).toHaveLength(0);
    expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  });

  it.each(Object.keys(BORDER.moments))("can be shown at the moment %s", async (name) => {
    const view = moment(name);
    const { container } = await atTable({ ...props, view, actions: new FakeHand() });
    expect(container.querySelectorAll(".own .pen")).toHaveLength(crossedBy(view).size);
  });
});

describe("the dock", () => {
  it("says what is to be done, and which dice the marks take", () => {
    const view = moment("complete");
    expect(dockOf(view, EMPTY, [])).toMatchObject({ task: "complete", marked: false, spent: [] });
    const dock = dockOf(view, { ...EMPTY, segments: [0] }, [2, 4]);
    expect(dock).toMatchObject({ marked: true, spent: [2, 4] });
    expect(dockOf(moment("waiting"), EMPTY, []).task).toBe("watch");
    expect(dockOf(moment("over"), EMPTY, []).task).toBe("over");
  });

  it("shows dice that are not for the others as spent", () => {
    const view = moment("cross");
    const { spent } = dockOf(view, EMPTY, []);
    expect([...spent, ...view.left].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("who is passed over", () => {
  const nothing = { type: "completed", seat: 0, segments: [], spaces: [], left: [0, 1, 2, 3, 4] } as const;

  it("is told so, as the fact says it: the active player, and others whom no die serves", () => {
    const done: Fact = { ...nothing, passed_over: [0, 2] };
    const rolled: Fact = { type: "rolled", seat: 0, roll: 3, dice: [], rolled: [] };
    expect([0, 1, 2].map((seat) => automaticPassNotice([rolled, done], seat))).toEqual([
      "turn-passed-first",
      null,
      "turn-passed-second",
    ]);
  });

  it("is not who passes by hand", () => {
    const byHand: readonly Fact[] = [
      { ...nothing, passed_over: [] },
      { type: "crossed", seat: 1, spaces: [] },
    ];
    expect([0, 1].map((seat) => automaticPassNotice(byHand, seat))).toEqual([null, null]);
  });
});

describe("the score strip", () => {
  it("circles what was got and strikes out what is gone", () => {
    const view = moment("over");
    const player = view.players[0];
    const { container } = render(ScoreStrip, {
      areas: BORDER.options.geography.areas,
      closed: player?.closed ?? [],
      taken: view.taken,
      score: player?.score ?? 0,
    });
    expect(container.querySelectorAll(".circled")).toHaveLength(player?.closed.length ?? -1);
    expect(screen.getAllByRole("listitem")).toHaveLength(9);
  });
});
