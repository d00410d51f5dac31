import type { Point } from "../../../parts/arrow-keys";

/** A part of a map, in its own measure. */
interface Cut extends Point {
  readonly width: number;
  readonly height: number;
}

interface Name extends Point {
  readonly code: string;
  readonly text: string;
}

const ROOM = 90;
const LEAST = 380;
/** How wide a letter is on average, as a share of the size of the type. */
const EM = 0.58;

/** The part of a map that shows these points with room around them; `shape` is width to height. */
export function framed(
  points: readonly Point[],
  map: { readonly width: number; readonly height: number },
  shape: number,
): Cut {
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const wanted = Math.max(right - left + 2 * ROOM, (bottom - top + 2 * ROOM) * shape, LEAST);
  // A long way from north to south needs a picture wider than the map: there the sea goes on.
  const width = Math.min(map.height * shape, wanted);
  const height = width / shape;
  return {
    x: width > map.width ? (map.width - width) / 2 : within((left + right - width) / 2, 0, map.width - width),
    y: within((top + bottom - height) / 2, 0, map.height - height),
    width,
    height,
  };
}

/** Places names at their points: above or below, and further away while they would cover another one. */
export function lettered(names: readonly Name[], cut: Cut, size: number): readonly Name[] {
  const placed: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  return names.map(({ code, text, x, y }) => {
    const half = (text.length * EM * size) / 2;
    const middle = within(x, cut.x + half + size / 2, cut.x + cut.width - half - size / 2);
    const free = (line: number) =>
      line > cut.y + size &&
      line < cut.y + cut.height - size / 2 &&
      placed.every(
        (other) => Math.abs(other.y - line) > size || Math.abs(other.x - middle) > half + other.half,
      );
    const lines = [-1, 1.7, -2.1, 2.8, -3.2, 3.9].map((step) => y + step * size);
    const line = lines.find(free) ?? y - size;
    placed.push({ x: middle, y: line, half });
    return { code, text, x: middle, y: line };
  });
}

type Corner = "top left" | "top right" | "bottom left" | "bottom right";

/** The corner of a picture that is farthest from all points: something may lie there. */
export function freeCorner(points: readonly Point[], { x, y, width, height }: Cut): Corner {
  const corners: readonly (readonly [Corner, number, number])[] = [
    ["bottom right", x + width, y + height],
    ["bottom left", x, y + height],
    ["top right", x + width, y],
    ["top left", x, y],
  ];
  const room = ([, across, down]: (typeof corners)[number]) =>
    Math.min(...points.map((point) => Math.hypot(point.x - across, point.y - down)));
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best))[0];
}

function ends(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
