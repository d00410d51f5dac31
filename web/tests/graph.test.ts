import { describe, expect, it } from "vitest";
import { levelStep, namesApart, pathThrough } from "../src/parts/graph";

describe("the graphs", () => {
  it("keep names at the ends of their lines, apart where they would cover each other", () => {
    expect(namesApart([100, 10])).toEqual([100, 10]);
    expect(namesApart([52, 50, 51])).toEqual([84, 50, 67]);
    expect(namesApart([30, 30])).toEqual([30, 47]);
  });

  it("have about six levels, however high they go", () => {
    expect([10, 30, 31, 300, 9000].map(levelStep)).toEqual([5, 5, 10, 50, 1000]);
  });

  it("draw a line through its points", () => {
    expect(
      pathThrough([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe("M0.0 1.0L2.3 3.0");
  });
});
