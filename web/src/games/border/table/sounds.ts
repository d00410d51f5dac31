import type { Sound } from "../../../parts/sounds";
import type { View } from "../wire/types";
import { spacesIn } from "./crossed";

const crosses = (view: View) => view.players.reduce((sum, { crossed }) => sum + spacesIn(crossed).size, 0);
const closings = (view: View) => view.players.reduce((sum, { closed }) => sum + closed.length, 0);
const mine = (view: View) => view.seat !== null && view.players[view.seat]?.thinking === true;

/** What one hears between two views of The BORDER. */
export function soundsBetween(before: View, now: View): readonly Sound[] {
  const sounds: Sound[] = [];
  if (before.phase === "roll" && now.phase !== "roll") sounds.push("dice");
  if (crosses(now) > crosses(before)) sounds.push("pen");
  if (closings(now) > closings(before)) sounds.push("stamp");
  const begins = now.phase === "keep" ? before.active !== now.active || before.phase === "setup" : true;
  // Within one's own turn one rolls and marks; only its beginning is announced.
  if (mine(now) && !mine(before) && begins && now.phase !== "complete") sounds.push("turn");
  return sounds;
}
