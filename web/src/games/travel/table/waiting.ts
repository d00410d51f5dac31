import { listed } from "../../../text/list-in-words";
import type { SeatView, View } from "../wire/types";

/** The names of those who still have tokens to place. */
export function missingNames(view: View, names: readonly string[]): string {
  return namesOf(view, names, ({ travellers }) => travellers.some(({ missing }) => missing > 0));
}

/** The names of those who have not yet said that they are ready, once somebody has; before, nobody waits. */
export function unreadyNames(view: View, names: readonly string[]): string {
  const waits = view.phase === "study" || view.phase === "reckon";
  if (!waits || !view.players.some(({ ready }) => ready)) return "";
  return namesOf(view, names, ({ ready }) => !ready);
}

function namesOf({ players }: View, names: readonly string[], wanted: (player: SeatView) => boolean): string {
  return listed(players.filter(wanted).map(({ seat }) => names[seat] ?? "?"));
}
