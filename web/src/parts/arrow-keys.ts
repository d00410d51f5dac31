export interface Point {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads from one of several spots: to the nearest one roughly in that direction. */
export function towards<T extends Point>(spots: Iterable<T>, here: T, key: string): T | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - here.x) * arrow.x + (spot.y - here.y) * arrow.y;
    const across = Math.abs((spot.x - here.x) * arrow.y - (spot.y - here.y) * arrow.x);
    // Up and down a hexagon has no neighbour straight ahead: half a step aside still counts as ahead.
    if (along <= 1 || across > along * 1.3) continue;
    const cost = along + 1.6 * across;
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}
