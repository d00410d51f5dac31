import type { Atlas } from "./atlas";

/** The outline of a state, and the box that just holds it, as a viewBox. */
export interface Shape {
  readonly outline: string;
  readonly box: string;
}

const PAD = 0.04;
const known = new WeakMap<Atlas, Map<string, Shape>>();

/** The outline of a state alone. It is measured once, on paper: asking the browser would lay out the whole page. */
export function shapeOf(atlas: Atlas, code: string): Shape {
  let shapes = known.get(atlas);
  if (!shapes) known.set(atlas, (shapes = new Map<string, Shape>()));
  let shape = shapes.get(code);
  if (!shape) shapes.set(code, (shape = measured(outlineOf(atlas, code))));
  return shape;
}

/** A tiny state is taken from its magnifying glass, where it is more than a few points. */
function outlineOf({ pack, states }: Atlas, code: string): string {
  const glass = pack.lenses
    .find((lens) => lens.place === code)
    ?.shapes.filter((shape) => shape.state === code)
    .map((shape) => shape.outline);
  const places = states.get(code)?.places.map((place) => place.outline) ?? [];
  return (glass?.length ? glass : places).join("");
}

function measured(outline: string): Shape {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of corners(outline)) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { outline, box: "0 0 1 1" };
  const pad = Math.max(right - left, bottom - top) * PAD || 1;
  const box = [left - pad, top - pad, right - left + 2 * pad, bottom - top + 2 * pad];
  return { outline, box: box.map((value) => value.toFixed(1)).join(" ") };
}

/** The corners of an outline, which is all straight lines: to a point (M, L) or by a step (m, l). */
function* corners(outline: string): Generator<readonly [number, number]> {
  let [x, y] = [0, 0];
  for (const [, how = "", where = ""] of outline.matchAll(/([MLml])([^MLmlz]*)/gi)) {
    const numbers = (where.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const byStep = how === how.toLowerCase();
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [across = 0, down = 0] = [numbers[at], numbers[at + 1]];
      [x, y] = byStep ? [x + across, y + down] : [across, down];
      yield [x, y];
    }
  }
}
