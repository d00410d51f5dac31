/** A map small enough to be shown among many: its outlines on a coarse grid, painted tint by tint. */
import type { Pack } from "../wire/maps.ts";

export interface SmallMap {
  readonly width: number;
  readonly height: number;
  /** The lands of each tint as one path. */
  readonly lands: readonly string[];
  /** Land beyond the states. */
  readonly beyond: string;
  /** Lines between lands that no border shows. */
  readonly links: string;
}

type Point = readonly [number, number];

/** Steps of the grid across the sheet: what is smaller is not seen on a card. */
const ACROSS = 260;
/** How many numbers follow each letter of path data, and which of them are the point that it leads to. */
const STRIDE: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 };

/** The lines of path data, each point by point; of a curve its end is enough. */
export function linesOf(data: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = "", where = ""] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const how = letter.toLowerCase();
    const byStep = how === letter;
    if (how === "z") {
      [x, y] = lines.at(-1)?.[0] ?? [x, y];
      continue;
    }
    const stride = STRIDE[how] ?? 2;
    const numbers = (where.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
    for (let at = 0; at + stride <= numbers.length; at += stride) {
      const [one = 0, other = 0] = numbers.slice(at + stride - Math.min(stride, 2), at + stride);
      const [fromX, fromY] = byStep ? [x, y] : [0, 0];
      if (how === "h") x = fromX + one;
      else if (how === "v") y = fromY + one;
      else [x, y] = [fromX + one, fromY + other];
      if (how === "m" && at === 0) lines.push([]);
      lines.at(-1)?.push([x, y]);
    }
  }
  return lines;
}

/** A line on the grid: what lies on the same spot, or between two on one straight line, is left out. */
function coarse(line: readonly Point[], scale: number): readonly Point[] {
  const kept: Point[] = [];
  for (const [x, y] of line) {
    const spot: Point = [Math.round(x * scale), Math.round(y * scale)];
    const [last, before] = [kept.at(-1), kept.at(-2)];
    if (last && last[0] === spot[0] && last[1] === spot[1]) continue;
    if (last && before && between(before, last, spot)) kept.pop();
    kept.push(spot);
  }
  return kept;
}

/** Whether the middle one of three lies on the straight way from the first to the last. */
function between([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  const [stepX, stepY, goX, goY] = [bx - ax, by - ay, cx - bx, cy - by];
  return stepX * goY === stepY * goX && stepX * goX + stepY * goY > 0;
}

/** Points as path data, from one to the next by a step. */
function written(points: readonly Point[], end: "z" | ""): string {
  let [x, y] = [0, 0];
  let data = "";
  for (const [number, [toX, toY]] of points.entries()) {
    if (number === 0) data += `M${toX} ${toY}`;
    else {
      const step = `${toX - x},${toY - y}`.replace(",-", "-").replace(",", " ");
      data += `${number === 1 ? "l" : step.startsWith("-") ? "" : " "}${step}`;
    }
    [x, y] = [toX, toY];
  }
  return data + end;
}

/** Closed outlines on the grid; specks are left out. */
function grounds(data: string, scale: number): string {
  return linesOf(data)
    .map((line) => coarse(line, scale))
    .filter(({ length }) => length > 2)
    .map((line) => written(line, "z"))
    .join("");
}

/** Open lines on the grid: where each begins and ends. */
function strokes(data: string, scale: number): string {
  return linesOf(data)
    .map((line) => coarse([...line.slice(0, 1), ...line.slice(-1)], scale))
    .filter(({ length }) => length > 1)
    .map((line) => written(line, ""))
    .join("");
}

export function smallMap(
  pack: Pick<Pack, "width" | "height" | "states" | "backdrop" | "crossings">,
): SmallMap {
  const scale = ACROSS / pack.width;
  const tints = [...new Set(pack.states.map(({ tint }) => tint))].sort((one, other) => one - other);
  return {
    width: ACROSS,
    height: Math.round(pack.height * scale),
    lands: tints.map((tint) =>
      pack.states
        .filter((state) => state.tint === tint)
        .flatMap(({ places }) => places.map(({ outline }) => grounds(outline, scale)))
        .join(""),
    ),
    beyond: grounds(pack.backdrop, scale),
    links: pack.crossings.map(({ line }) => strokes(line, scale)).join(""),
  };
}
