// A map of somebody's own as a plan, like that of an underground railway: who made it drew no coasts.
import type { Pack, Place, State, Text } from "../wire/maps";
import type { Atlas as Plan } from "../wire/types";

const WIDTH = 1000;
const MARGIN = 60;
const PASSES = 80;
const TINTS = 6;
/** How large a place is drawn, as a share of the way to its nearest one. */
const SHARE = 0.4;
const [SMALLEST, LARGEST] = [5, 34];
/** So long is every line between two places, unless they lie too close. */
const SEEN = 9;

type Point = readonly [number, number];

/** A pack that can be drawn, from nothing but who borders on whom. The same plan always looks the same. */
export function drawn(plan: Plan): Pack {
  const names = plan.states.flatMap(({ code, parts }) =>
    parts.length ? parts.map((part) => `${code}:${part}`) : [code],
  );
  const { points, height } = fitted(laidOut(names, plan));
  const at = new Map(names.map((name, number) => [name, points[number] ?? ([0, 0] as Point)]));
  const gap = nearest(points);
  const radius = Math.min(LARGEST, Math.max(SMALLEST, Math.min(SHARE * gap, (gap - SEEN) / 2 - 0.1)));
  const linked = (name: string, sea: boolean) =>
    plan.links
      .filter((link) => link.sea === sea)
      .flatMap(({ a, b }) => (a === name ? [b] : b === name ? [a] : []));

  function place(name: string, part: string): Place {
    const middle = at.get(name) ?? [0, 0];
    const text = part || name;
    return {
      part,
      name: saying(text),
      land: linked(name, false),
      sea: linked(name, true),
      outline: hexagon(middle, radius),
      label: middle,
      room: 1.6 * radius,
      tap: null,
    };
  }

  const states: State[] = plan.states.map(({ code, parts }, number) => ({
    code,
    name: saying(code),
    capital: saying(""),
    area: 0,
    facts: [],
    tint: number % TINTS,
    places: parts.length ? parts.map((part) => place(`${code}:${part}`, part)) : [place(code, "")],
  }));
  const crossings = plan.links.flatMap(({ a, b }) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to ? [{ a, b, line: between(from, to, radius) }] : [];
  });
  return {
    // No name of a map that comes with the game: its flags and outlines are others.
    name: "",
    title: saying(plan.name),
    width: WIDTH,
    height,
    states,
    title_at: [0, 0],
    crossings,
    gates: [],
    lenses: [],
    backdrop: "",
    water: "",
    graticule: "",
    frames: "",
    peculiarities: [],
    disputed: [],
    source: "",
  };
}

const saying = (text: string): Text => ({ en: text, cs: text, it: text, de: text });

/** Borders from each place to each other one. */
function distances(names: readonly string[], { links }: Plan): readonly (readonly number[])[] {
  const number = new Map(names.map((name, at) => [name, at]));
  const next: number[][] = names.map(() => []);
  for (const { a, b } of links) {
    const [one, other] = [number.get(a), number.get(b)];
    if (one === undefined || other === undefined) continue;
    next[one]?.push(other);
    next[other]?.push(one);
  }
  const far = Math.ceil(Math.sqrt(names.length)) + 2;
  return names.map((_, from) => {
    const found = names.map(() => far);
    found[from] = 0;
    const queue = [from];
    for (const here of queue)
      for (const there of next[here] ?? [])
        if (there !== from && found[there] === far) {
          found[there] = (found[here] ?? 0) + 1;
          queue.push(there);
        }
    return found;
  });
}

/** Places so that what is far apart by borders is far apart on paper: stress, made smaller step by step. */
function laidOut(names: readonly string[], plan: Plan): readonly Point[] {
  const away = distances(names, plan);
  const between = (one: number, other: number) => away[one]?.[other] ?? 1;
  const farthest = (from: readonly number[]) => {
    const least = names.map((_, here) => Math.min(...from.map((corner) => between(here, corner))));
    return least.indexOf(Math.max(...least));
  };
  // Four corners to hang it up by, so that it does not fold over itself.
  const corners = [farthest([0])];
  while (corners.length < 4) corners.push(farthest(corners));
  const [west = 0, east = 0, north = 0, south = 0] = corners;
  // The crooked little bit keeps any two from lying on each other.
  let points: Point[] = names.map((_, here) => [
    between(here, west) - between(here, east) + Math.sin(here) / 9,
    between(here, north) - between(here, south) + Math.cos(here * 1.7) / 9,
  ]);
  for (let pass = 0; pass < PASSES; pass += 1)
    points = points.map(([x, y], here) => {
      let [across, down, weight] = [0, 0, 0];
      for (const [there, [otherX, otherY]] of points.entries()) {
        if (there === here) continue;
        const wanted = between(here, there);
        const length = Math.hypot(x - otherX, y - otherY) || 1e-6;
        const pull = 1 / wanted ** 2;
        across += pull * (otherX + (wanted * (x - otherX)) / length);
        down += pull * (otherY + (wanted * (y - otherY)) / length);
        weight += pull;
      }
      return weight ? [across / weight, down / weight] : [x, y];
    });
  return points;
}

/** Lying, as wide as the sheet. */
function fitted(points: readonly Point[]): { points: readonly Point[]; height: number } {
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return { from: Math.min(...values), size: Math.max(...values) - Math.min(...values) || 1 };
  };
  const lying = span(0).size >= span(1).size;
  const [across, down] = lying ? [span(0), span(1)] : [span(1), span(0)];
  const scale = (WIDTH - 2 * MARGIN) / across.size;
  return {
    height: Math.ceil(down.size * scale + 2 * MARGIN),
    points: points.map((point) => {
      const [x, y] = lying ? point : [point[1], point[0]];
      return [round(MARGIN + (x - across.from) * scale), round(MARGIN + (y - down.from) * scale)];
    }),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

function nearest(points: readonly Point[]): number {
  let least = WIDTH;
  for (const [number, [x, y]] of points.entries())
    for (const [otherX, otherY] of points.slice(number + 1))
      least = Math.min(least, Math.hypot(x - otherX, y - otherY));
  return least;
}

function hexagon([x, y]: Point, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const turn = (Math.PI / 3) * (corner + 0.5);
    return `${round(x + radius * Math.cos(turn))} ${round(y + radius * Math.sin(turn))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** From edge to edge. */
function between([x, y]: Point, [toX, toY]: Point, radius: number): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [stepX, stepY] = [(radius * (toX - x)) / length, (radius * (toY - y)) / length];
  return `M${round(x + stepX)} ${round(y + stepY)}L${round(toX - stepX)} ${round(toY - stepY)}`;
}
