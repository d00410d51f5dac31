/** Crosses as a hand makes them: no two neighbours quite alike. In a box of twenty about the origin. */
const STROKES = [
  ["M-5.6-5.2C-2-2.2 2.2 2 5.4 5.6", "M5.2-5.6C2.2-2.4-2 2-5.5 5.4"],
  ["M-5.2-5.8C-2.4-1.8 1.8 2.2 5.8 5.2", "M5.6-5.2C1.8-2-2.2 2.4-5.2 5.6"],
  ["M-5.8-4.8C-1.8-2.4 2.4 1.6 5.4 5.8", "M4.8-5.8C2.4-1.8-1.8 1.8-5.8 5"],
  ["M-5-5.6C-2.2-1.6 2 2.4 5.6 5.4", "M5.8-5C2-2.4-2.4 2.2-5 5.8"],
] as const;

/** The two strokes of a cross. */
export function penCross(id: number): readonly [string, string] {
  return STROKES[(id * 7) % STROKES.length] ?? STROKES[0];
}
