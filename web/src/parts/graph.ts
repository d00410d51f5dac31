/** How the lines of players are told apart besides by colour, seat by seat. */
export const DASHES = ["", "9 4", "2.5 4.5", "11 4 2.5 4", "5 5", "14 5"] as const;

/** The height of a line of text in a graph: names nearer to each other than this would cover each other. */
const LINE = 17;

/** The step between two levels of a scale, for about six of them over so wide a span. */
export function levelStep(span: number): number {
  return [5, 10, 20, 50, 100, 200, 500].find((step) => span / step <= 6) ?? 1000;
}

/** SVG path data through some points, in that order. */
export function pathThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Where the names at the ends of lines stand, given where the lines end, seat by seat: moved down where they must. */
export function namesApart(ends: readonly number[]): number[] {
  const placed: number[] = [];
  let next = -Infinity;
  for (const seat of [...ends.keys()].sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0))) {
    next = Math.max(ends[seat] ?? 0, next);
    placed[seat] = next;
    next += LINE;
  }
  return placed;
}
