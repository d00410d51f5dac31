import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actions, Considered } from "../src/games/border/table/actions";
import { EMPTY } from "../src/games/border/table/drafts";
import { Marking } from "../src/games/border/table/marking.svelte";

const STANDS: Considered = { refused: null, segments: [], spaces: [], spent: [0] };

describe("a tap on a space", () => {
  let answer: (considered: Considered) => void;
  let marking: Marking;

  const tapAt = (near: boolean) => {
    const actions: Actions = {
      near,
      consider: () => new Promise((found) => (answer = found)),
      play: () => Promise.resolve(null),
    };
    marking = new Marking({ actions: () => actions, changed: () => undefined, refused: () => undefined });
    marking.tap({ what: "spaces", entry: 7, space: 7, shown: true });
  };

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is shown at once where a network lies between", () => {
    tapAt(false);
    expect(marking.draft.spaces).toEqual([7]);
  });

  it("is shown together with its answer where the table is on this device", async () => {
    tapAt(true);
    expect(marking.draft).toEqual(EMPTY);
    answer(STANDS);
    await vi.advanceTimersByTimeAsync(0);
    expect(marking.draft.spaces).toEqual([7]);
    expect(marking.considered).toBe(STANDS);
  });

  it("is shown before the answer where this device takes its time", () => {
    tapAt(true);
    vi.advanceTimersByTime(60);
    expect(marking.draft.spaces).toEqual([7]);
    expect(marking.considered).toBeNull();
  });
});
