import { beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY, keep, recall, toggled, type Draft } from "../src/games/border/table/drafts";

const place = { table: "t1", seat: 2, action: "7 cross 0" };
const draft: Draft = { held: [], segments: [], spaces: [12, 13] };

beforeEach(() => localStorage.clear());

describe("a draft", () => {
  it("survives a reload", () => {
    keep(place, draft);
    expect(recall(place)).toEqual(draft);
  });

  it("belongs to its action, seat and table only", () => {
    keep(place, draft);
    expect(recall({ ...place, action: "8 cross 0" })).toBe(EMPTY);
    expect(recall({ ...place, seat: 1 })).toBe(EMPTY);
    expect(recall({ ...place, table: "t2" })).toBe(EMPTY);
  });

  it("leaves nothing behind when it is empty", () => {
    keep(place, draft);
    keep(place, EMPTY);
    expect(localStorage.length).toBe(0);
  });

  it.each(["", "{", "null", '{"action":"7 cross 0"}', '{"action":"7 cross 0","draft":{"held":["x"]}}'])(
    "is empty where the storage holds %j",
    (rubbish) => {
      localStorage.setItem("hranice.draft.t1.2", rubbish);
      expect(recall(place)).toBe(EMPTY);
    },
  );

  it("works without any storage", () => {
    // A browser that keeps nothing refuses to name it.
    const forbidden = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new Error("forbidden");
    });
    keep(place, draft);
    expect(recall(place)).toBe(EMPTY);
    forbidden.mockRestore();
  });

  it("toggles marks", () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});
