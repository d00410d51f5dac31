import type { Atlas } from "./atlas";

/** A part of a map, by its edges. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Where to look to see these places together: at the borders between them, else at the places themselves; at
 * their magnifying glasses, too. Null without places.
 */
export function frameOf({ pack, spots }: Atlas, places: readonly string[]): Frame | null {
  const gates = pack.gates.filter(({ a, b }) => places.includes(a) && places.includes(b));
  const glasses = pack.lenses.filter(({ place }) => places.includes(place));
  const points = [
    ...(gates.length
      ? gates.flatMap(({ through }) => through)
      : places.flatMap((name) => spots.get(name) ?? []).map(({ x, y }) => [x, y] as const)),
    ...glasses.map(({ at }) => at),
  ];
  if (!points.length) return null;
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}
