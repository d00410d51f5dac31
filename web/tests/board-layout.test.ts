import { describe, expect, it } from "vitest";
import { layOut, segmentsOf } from "../src/games/border/table/board-layout";
import { towards } from "../src/parts/arrow-keys";
import { BORDER } from "../src/games/fixtures";
import { BOARDS, GEOGRAPHY } from "../src/wire/boards";

describe("a board laid out for drawing", () => {
  it.each(BOARDS)("has the 24 segments of board $name, each of one colour", (board) => {
    const segments = segmentsOf(GEOGRAPHY, board);
    expect(segments).toHaveLength(24);
    expect(segments.flat().sort((a, b) => a - b)).toHaveLength(84);
    for (const spaces of segments) expect(new Set(spaces.map((id) => board.colours[id])).size).toBe(1);
  });

  it("numbers segments as the server does", () => {
    const { options, moments } = BORDER;
    for (const moment of Object.values(moments)) {
      const player = moment.view.players[0];
      const board = options.boards.find(({ name }) => name === player?.board);
      if (!board || !player) continue;
      const segments = segmentsOf(options.geography, board);
      for (const number of moment.view.segments) {
        const open = (segments[number] ?? []).filter((id) => player.crossed[id] === "0");
        const colour = "RGBYOE".indexOf(board.colours[open[0] ?? -1] ?? "");
        expect(open.length).toBeGreaterThan(0);
        expect(moment.view.dice.filter((die) => die === colour).length).toBeGreaterThanOrEqual(open.length);
      }
    }
  });

  it.each(["wide", "tall"] as const)(
    "keeps everything on the layout and nothing on top of each other, %s",
    (lie) => {
      for (const board of BOARDS) {
        const layout = layOut(GEOGRAPHY, board, lie);
        for (const { x, y } of [...layout.spaces, ...layout.areas]) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(layout.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(layout.height);
        }
        for (const one of layout.spaces) {
          for (const other of layout.spaces.slice(one.id + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(17);
          }
        }
        expect(layout.areas.every(({ reach }) => reach >= 17)).toBe(true);
      }
    },
  );

  it("is wider than high when wide, and the other way round", () => {
    const [board] = BOARDS;
    if (!board) throw new Error("no board");
    const wide = layOut(GEOGRAPHY, board, "wide");
    const tall = layOut(GEOGRAPHY, board, "tall");
    expect(wide.width).toBeGreaterThan(wide.height);
    expect(tall.height).toBeCloseTo(wide.width);
    expect(tall.width).toBeCloseTo(wide.height);
  });
});

describe("walking by arrow keys", () => {
  it.each(["wide", "tall"] as const)("reaches every space from every other, %s", (lie) => {
    const [board] = BOARDS;
    if (!board) throw new Error("no board");
    const { spaces } = layOut(GEOGRAPHY, board, lie);
    const [first] = spaces;
    if (!first) throw new Error("no space");
    const seen = new Set([first]);
    for (const here of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = towards(spaces, here, key);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(spaces.length);
  });

  it("ignores other keys", () => {
    expect(towards([{ x: 0, y: 0 }], { x: 5, y: 0 }, "a")).toBeNull();
  });
});
