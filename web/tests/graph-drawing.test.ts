import { describe, expect, it } from "vitest";
import { levelStep, namesApart, namesBeside, pathThrough } from "../src/parts/graph-drawing";

describe("the graphs", () => {
  it("keep names at the ends of their lines, apart where they would cover each other", () => {
    expect(namesApart([100, 10])).toEqual([100, 10]);
    expect(namesApart([52, 50, 51])).toEqual([84, 50, 67]);
    expect(namesApart([30, 30])).toEqual([30, 47]);
  });

  it("keep the names of all who end at the bottom above the foot", () => {
    expect(namesApart([100, 10, 100, 100], 105)).toEqual([71, 10, 88, 105]);
  });

  it("make room for long names, and cut none: those for which there is no room go below", () => {
    expect(namesBeside(["Ada", "Martin pescatore"], 600)).toBe(136);
    expect(namesBeside(["Ada", "Božena"], 330)).toBe(72);
    expect(namesBeside(["Ada", "Martin pescatore"], 330)).toBeNull();
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
