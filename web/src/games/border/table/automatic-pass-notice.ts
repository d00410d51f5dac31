import type { Fact } from "../wire/types";

/** The key of what is said about it. */
export type AutomaticPassNotice = "turn-passed-first" | "turn-passed-second";

/** Whether the rules passed a seat over: as the active player, or as one of the others. */
export function automaticPassNotice(facts: readonly Fact[], seat: number): AutomaticPassNotice | null {
  const done = facts.find((fact) => fact.type === "completed");
  if (!done?.passed_over.includes(seat)) return null;
  return done.seat === seat ? "turn-passed-first" : "turn-passed-second";
}
