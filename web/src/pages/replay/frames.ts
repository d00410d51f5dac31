import type { Frame } from "../../wire/server";

/** The view of each frame, whole: what has changed is laid over the one before. */
export function viewsOf(frames: readonly Frame[]): readonly unknown[] {
  let view: Readonly<Record<string, unknown>> = {};
  return frames.map(({ change }) => (view = { ...view, ...change }));
}

/** For each round the place of its first frame. */
export function roundsOf(frames: readonly Frame[]): ReadonlyMap<number, number> {
  const rounds = new Map<number, number>();
  for (const [place, { round }] of frames.entries())
    if (round > 0 && !rounds.has(round)) rounds.set(round, place);
  return rounds;
}
