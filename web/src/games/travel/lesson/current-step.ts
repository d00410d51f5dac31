import type { View } from "../wire/types";
import type { Step } from "./plan";

/** The step at which a learner is, by the server's view alone. */
export function stepOf(view: View, seat: number, heard: ReadonlySet<string>): Step {
  if (view.round > 1) return "end";
  if (view.phase === "shuffle" || view.phase === "study") return "map";
  if (view.phase === "reckon" || view.phase === "over") return heard.has("bill") ? "end" : "bill";
  if (view.start === null) return "deal";
  const missing = view.players[seat]?.travellers.some((traveller) => traveller.missing > 0) ?? false;
  return missing ? "pick" : "stacks";
}
