import type { Frame } from "../../wire/server";

/** How long a frame stays at usual speed, in milliseconds. */
const USUAL = 900;
const BY_FACT: Readonly<Record<string, number>> = {
  laid: 450,
  ready: 300,
  rerolling: 500,
  finished: 400,
  closed: 2200,
  reckoned: 2600,
  ended: 2600,
};

/** How long a frame is to be seen: as long as the longest of its facts, and each journey takes its time. */
export function stays(frame: Frame): number {
  const kinds = (frame.facts as readonly { readonly type: string }[]).map(({ type }) => type);
  const journeys = kinds.filter((type) => type === "reckoned").length;
  return Math.max(
    ...kinds.map((type) => BY_FACT[type] ?? USUAL),
    journeys * (BY_FACT["reckoned"] ?? USUAL),
    0,
  );
}

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
