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

/**
 * Where the names at the ends of lines stand, given where the lines end, seat by seat: moved down where they must, and
 * up again from the foot of the graph.
 */
export function namesApart(ends: readonly number[], foot = Infinity): number[] {
  const placed = [...ends];
  const order = [...ends.keys()].sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  let next = -Infinity;
  for (const seat of order) {
    placed[seat] = Math.max(placed[seat] ?? 0, next);
    next = placed[seat] + LINE;
  }
  let last = foot;
  for (const seat of order.reverse()) {
    placed[seat] = Math.min(placed[seat] ?? 0, last);
    last = placed[seat] - LINE;
  }
  return placed;
}

/** The width of a usual letter in a graph, and the space between a line and its name. */
const LETTER = 8;
const GAP = 8;
/** So much of a graph may be names. */
const MOST = 0.36;

/** How much room names need beside the lines of a graph so wide; null: there is not so much, and they go below it. */
export function namesBeside(names: readonly string[], width: number): number | null {
  const longest = Math.max(8, ...names.map((name) => Array.from(name).length));
  const room = longest * LETTER + GAP;
  return room <= width * MOST ? room : null;
}
