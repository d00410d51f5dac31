import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Atlas } from "../src/games/travel/table/atlas";
import { shapeOf } from "../src/games/travel/table/state-outline";
import type { Pack } from "../src/games/travel/wire/maps";

const europe = JSON.parse(readFileSync("../src/hranice/games/travel/maps/europe.json", "utf8")) as Pack;

/** Europe with another outline for one state. */
function redrawn(outline: string): Atlas {
  const states = europe.states.map((state) =>
    state.code === "AT" ? { ...state, places: state.places.map((place) => ({ ...place, outline })) } : state,
  );
  return new Atlas({ ...europe, states });
}

it("measures outlines of points and of steps", () => {
  for (const outline of ["M100 50L200 50L200 75L100 75Z", "M100 50l100 0 0 25-100 0z"])
    expect(shapeOf(redrawn(outline), "AT")).toEqual({ outline, box: "96.0 46.0 108.0 33.0" });
  expect(shapeOf(redrawn("M10 10l.5-.5 .5 .5zM20 30l-5 0 0-.5z"), "AT").box).toBe("9.2 8.7 11.6 22.1");
});

it("finds a box for every state, the tiny ones under their magnifying glasses", () => {
  const atlas = new Atlas(europe);
  for (const { code } of europe.states) {
    const [x = NaN, y = NaN, width = NaN, height = NaN] = shapeOf(atlas, code).box.split(" ").map(Number);
    expect(Math.min(width, height), code).toBeGreaterThan(2);
    expect(Math.min(x, y), code).toBeGreaterThan(-100);
    expect(Math.max(x + width, y + height), code).toBeLessThan(1400);
  }
  const lens = europe.lenses.find(({ place }) => place === "MC");
  expect(lens?.shapes.some(({ outline }) => shapeOf(atlas, "MC").outline.includes(outline))).toBe(true);
});
