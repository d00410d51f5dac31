import type { View as BorderView } from "../wire/border";
import type { View as TravelView } from "../wire/travel";

/** The scores of all seats as a view tells them. */
export function scoresOf(game: string, view: unknown): readonly number[] {
  return game === "border"
    ? (view as BorderView).players.map(({ score }) => score)
    : (view as TravelView).players.map(({ purse }) => purse);
}
