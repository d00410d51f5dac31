import { describe, expect, it } from "vitest";
import { layOut } from "../src/games/border/table/board-layout";
import { towards } from "../src/parts/arrow-keys";
import { BOARDS, GEOGRAPHY } from "../src/games/border/wire/shipped-boards";

describe("a board laid out for drawing", () => {
  it("has the segments and the values that it is told, and no others", () => {
    const [board] = BOARDS;
    const segments = [[1, 40], [2]];
    const areas = GEOGRAPHY.areas.map((area, id) => ({ ...area, low: 100 + id }));
    const layout = layOut({ ...GEOGRAPHY, areas }, { ...board, segments }, "wide");
    expect(layout.segments).toEqual(segments);
    expect([40, 2, 3].map((id) => layout.spaces[id]?.segment)).toEqual([0, 1, -1]);
    expect(layout.areas.map(({ low }) => low)).toEqual(areas.map(({ low }) => low));
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
