import type { View } from "../../../wire/travel";

/** What a learner of Bez hranic is to do, or is told, now. */
export const TRAVEL_STEPS = ["map", "deal", "pick", "stacks", "bill", "end"] as const;
type TravelStep = (typeof TRAVEL_STEPS)[number];

/** Steps that only tell something: the learner goes on by a tap. */
export const TRAVEL_TOLD: ReadonlySet<TravelStep> = new Set(["bill"]);

/** The step at which a learner is, by the server's view alone. */
export function travelStep(view: View, seat: number, heard: ReadonlySet<string>): TravelStep {
  if (view.round > 1) return "end";
  if (view.phase === "shuffle" || view.phase === "study") return "map";
  if (view.phase === "reckon" || view.phase === "over") return heard.has("bill") ? "end" : "bill";
  if (view.start === null) return "deal";
  const missing = view.players[seat]?.travellers.some((traveller) => traveller.missing > 0) ?? false;
  return missing ? "pick" : "stacks";
}
