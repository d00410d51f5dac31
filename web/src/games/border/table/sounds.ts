import type { Sound } from "../../../parts/sounds";
import type { View } from "../wire/types";
import { spacesIn } from "./space-sets";

const crosses = (view: View) => view.players.reduce((sum, { crossed }) => sum + spacesIn(crossed).size, 0);
const closings = (view: View) => view.players.reduce((sum, { closed }) => sum + closed.length, 0);
const mine = (view: View) => view.seat !== null && view.players[view.seat]?.thinking === true;

/** What one hears between two views of The BORDER; on a screen in the room the beginning of everybody's turn, too. */
export function soundsBetween(before: View, now: View, room = false): readonly Sound[] {
  const sounds: Sound[] = [];
  if (before.phase === "roll" && now.phase !== "roll") sounds.push("dice");
  if (crosses(now) > crosses(before)) sounds.push("pen");
  if (closings(now) > closings(before)) sounds.push("stamp");
  const turns = now.phase === "keep" && (before.active !== now.active || before.phase === "setup");
  // Within one's own turn one rolls and marks; only its beginning is announced.
  const called = mine(now) && !mine(before) && (turns || now.phase === "cross");
  if (called || (room && turns)) sounds.push("turn");
  if (now.phase === "over" && before.phase !== "over") sounds.push("end");
  return sounds;
}
