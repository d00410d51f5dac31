import type { Fact, View } from "../wire/types";

/** The key of what is said about it. */
export type AutomaticPassNotice = "turn-passed-first" | "turn-passed-second";

/**
 * Whether the rules passed a seat over in what happened at one moment and led to this view: as the active player, whose
 * dice complete nothing, or as one of the others, whom none of the dice serves. Who is asked passes at another moment.
 */
export function automaticPassNotice(
  facts: readonly Fact[],
  view: View,
  seat: number,
): AutomaticPassNotice | null {
  const place = facts.findIndex(({ type }) => type === "completed");
  const done = facts[place];
  if (done?.type !== "completed") return null;
  if (done.seat === seat) return place > 0 && !done.segments.length ? "turn-passed-first" : null;
  const crossed = facts.find((fact) => fact.type === "crossed" && fact.seat === seat);
  const asked = view.phase === "cross" && view.players[seat]?.thinking === true;
  return crossed || (view.phase === "cross" && !asked) ? "turn-passed-second" : null;
}
