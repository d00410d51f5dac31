import type { Point } from "../../../parts/arrow-keys";
import { LOOKS } from "../wire/constants";
import type { BoardView, GeographyView, Options } from "../wire/types";

/** The radius of a hexagon, from its middle to a corner; all drawing is measured by it. */
export const RADIUS = 10;
const MARGIN = 7;
const WIDE = Math.sqrt(3) * RADIUS;

export interface Space extends Point {
  readonly id: number;
  /** The number of its colour, or -1 for a white one. */
  readonly colour: number;
  /** The number of its segment, or -1 for a white one. */
  readonly segment: number;
  readonly areas: readonly number[];
}

export interface AreaSpot extends Point {
  readonly id: number;
  readonly name: string;
  readonly high: number;
  readonly low: number;
  /** How far the free ground reaches around the middle. */
  readonly reach: number;
  /** The ground as a path. */
  readonly ground: string;
}

/** Which way a board lies: a wide one fits landscape screens, a tall one gives phones bigger hexagons. */
export type Lie = "wide" | "tall";

/** A board ready to be drawn. It knows places and colours, and nothing of what may be crossed. */
export interface BoardLayout {
  readonly name: string;
  readonly lie: Lie;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
  readonly segments: readonly (readonly number[])[];
  readonly areas: readonly AreaSpot[];
  /** Pairs of neighbours within one segment, to be drawn as one chain. */
  readonly joints: readonly (readonly [Space, Space])[];
}

type Cell = readonly [number, number];

/** Columns and rows of a board are a few dozen; a number is found much sooner than words made of two. */
const keyOf = (q: number, r: number) => 1024 * q + r;
/** To the six cells around one. */
const STEPS = [keyOf(1, 0), keyOf(0, 1), keyOf(-1, 1), keyOf(-1, 0), keyOf(0, -1), keyOf(1, -1)];
/** Not `Math.hypot`, which is careful with huge numbers and slow with ours. */
const distance = (one: Point, other: Point) => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

export function letterColour(letter: string): number {
  return LOOKS.findIndex((look) => look.letter === letter);
}

/** The connected pieces of a set of cells, in reading order. */
function pieces(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [keyOf(...cell), cell]));
  const found: Cell[][] = [];
  for (const first of left.values()) {
    left.delete(keyOf(...first));
    const piece = [first];
    for (const cell of piece) {
      for (const step of STEPS) {
        const key = keyOf(...cell) + step;
        const other = left.get(key);
        if (other && left.delete(key)) piece.push(other);
      }
    }
    found.push(piece);
  }
  return found;
}

/** The cells inside each ring of spaces, in the order of the areas. */
function grounds(geography: GeographyView): Cell[][] {
  const border = new Map(geography.spaces.map(([q, r], id) => [keyOf(q, r), id]));
  const rows = geography.spaces.map(([, r]) => r);
  const columns = geography.spaces.map(([q, r]) => 2 * q + r);
  const inside: Cell[] = [];
  for (let r = Math.min(...rows) - 1; r <= Math.max(...rows) + 1; r++) {
    for (let column = Math.min(...columns) - 2; column <= Math.max(...columns) + 2; column++) {
      const q = (column - r) / 2;
      if (Number.isInteger(q) && !border.has(keyOf(q, r))) inside.push([q, r]);
    }
  }
  const byRing = new Map<string, Cell[]>();
  for (const piece of pieces(inside)) {
    const ring = new Set<number>();
    for (const cell of piece) {
      for (const step of STEPS) {
        const id = border.get(keyOf(...cell) + step);
        if (id !== undefined) ring.add(id);
      }
    }
    byRing.set([...ring].sort((a, b) => a - b).join(), piece);
  }
  return geography.areas.map((area) => byRing.get(area.spaces.join()) ?? []);
}

/** The corners of a hexagon about a point. */
export function hexagon({ x, y }: Point, lie: Lie, radius = RADIUS): string {
  const corners = [...Array(6).keys()].map((corner) => {
    const angle = (Math.PI / 3) * corner + (lie === "wide" ? Math.PI / 6 : 0);
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The place in an area that is farthest from the spaces around it, for icon and values. */
function heart(cells: readonly Point[], ring: readonly Point[]): Point & { reach: number } {
  const candidates: Point[] = [...cells];
  const near = (one: Point, other: Point) => distance(one, other) < WIDE * 1.1;
  for (const [first, one] of cells.entries()) {
    for (const [second, other] of cells.entries()) {
      if (second <= first || !near(one, other)) continue;
      candidates.push({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
      for (const third of cells.slice(second + 1)) {
        if (near(one, third) && near(other, third))
          candidates.push({ x: (one.x + other.x + third.x) / 3, y: (one.y + other.y + third.y) / 3 });
      }
    }
  }
  const middle = {
    x: cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length,
    y: cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length,
  };
  let best = { ...middle, reach: 0 };
  let most = -Infinity;
  for (const candidate of candidates) {
    let reach = Infinity;
    for (const space of ring) reach = Math.min(reach, distance(candidate, space));
    const worth = reach - distance(candidate, middle) / 12;
    if (worth > most) {
      most = worth;
      best = { ...candidate, reach };
    }
  }
  return best;
}

/** What all boards of a geography have in common: where everything lies. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Omit<Space, "colour" | "segment">[];
  readonly areas: readonly AreaSpot[];
  /** Its boards that are laid out already, for views come several times a second. */
  readonly layouts: WeakMap<BoardView, BoardLayout>;
}

/** Drawn once for all boards at the table, because the hearts of the areas take a while to find. */
const plans: Record<Lie, WeakMap<GeographyView, Plan>> = { wide: new WeakMap(), tall: new WeakMap() };

function planOf(geography: GeographyView, lie: Lie): Plan {
  const plan = plans[lie].get(geography) ?? drawPlan(geography, lie);
  plans[lie].set(geography, plan);
  return plan;
}

function drawPlan(geography: GeographyView, lie: Lie): Plan {
  const flat = ([q, r]: Cell): Point => ({ x: WIDE * (q + r / 2), y: 1.5 * RADIUS * r });
  const turned = (cell: Cell): Point => {
    const { x, y } = flat(cell);
    return lie === "wide" ? { x, y } : { x: y, y: x };
  };
  const raw = geography.spaces.map(turned);
  const [halfWide, halfHigh] = lie === "wide" ? [WIDE / 2, RADIUS] : [RADIUS, WIDE / 2];
  const left = Math.min(...raw.map(({ x }) => x)) - halfWide - MARGIN;
  const top = Math.min(...raw.map(({ y }) => y)) - halfHigh - MARGIN;
  const placed = (cell: Cell): Point => {
    const { x, y } = turned(cell);
    return { x: x - left, y: y - top };
  };

  const spaces = geography.spaces.map((cell, id) => ({
    id,
    ...placed(cell),
    areas: geography.areas.flatMap((area, number) => (area.spaces.includes(id) ? [number] : [])),
  }));
  const areas = grounds(geography).flatMap((cells, id) => {
    const area = geography.areas[id];
    // On a board that somebody is still making an area may lie nowhere.
    if (!area || !cells.length) return [];
    const points = cells.map(placed);
    return [
      {
        id,
        name: area.name,
        high: area.high,
        low: area.low,
        ...heart(
          points,
          spaces.filter((space) => space.areas.includes(id)),
        ),
        ground: points.map((point) => hexagon(point, lie, RADIUS * 1.06)).join(""),
      },
    ];
  });
  return {
    width: Math.max(...raw.map(({ x }) => x)) + halfWide + MARGIN - left,
    height: Math.max(...raw.map(({ y }) => y)) + halfHigh + MARGIN - top,
    spaces,
    areas,
    layouts: new WeakMap(),
  };
}

/** The board of that name, laid out for drawing. */
export function layoutOf(
  { geography, boards }: Options,
  name: string | undefined,
  lie: Lie,
): BoardLayout | null {
  const board = boards.find((one) => one.name === name);
  return board ? layOut(geography, board, lie) : null;
}

/** Lays a board out for drawing; the same one is laid out once. */
export function layOut(geography: GeographyView, board: BoardView, lie: Lie): BoardLayout {
  const { layouts, ...plan } = planOf(geography, lie);
  const known = layouts.get(board);
  if (known) return known;
  const { segments } = board;
  const segmentOf = new Map(segments.flatMap((spaces, number) => spaces.map((id) => [id, number] as const)));
  const spaces = plan.spaces.map((space) => ({
    ...space,
    colour: letterColour(board.colours[space.id] ?? ""),
    segment: segmentOf.get(space.id) ?? -1,
  }));
  const joints = segments.flatMap((segment) => {
    const chain = spaces.filter(({ id }) => segment.includes(id));
    return chain.flatMap((one) =>
      chain
        .filter((other) => other.id > one.id && distance(one, other) < WIDE * 1.1)
        .map((other) => [one, other] as const),
    );
  });
  const layout = { ...plan, name: board.name, lie, spaces, segments, joints };
  layouts.set(board, layout);
  return layout;
}
