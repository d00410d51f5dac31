import { spacesIn } from "./border/table/crossed";
import type { View as BorderView } from "../wire/border";
import type { View as TravelView } from "../wire/travel";
import type { Sound } from "../parts/sounds";

const crosses = (view: BorderView) =>
  view.players.reduce((sum, { crossed }) => sum + spacesIn(crossed).size, 0);
const closings = (view: BorderView) => view.players.reduce((sum, { closed }) => sum + closed.length, 0);
const mine = (view: BorderView) => view.seat !== null && view.players[view.seat]?.thinking === true;

/** What one hears between two views of The BORDER. */
export function heardInBorder(before: BorderView, now: BorderView): readonly Sound[] {
  const sounds: Sound[] = [];
  if (before.phase === "roll" && now.phase !== "roll") sounds.push("dice");
  if (crosses(now) > crosses(before)) sounds.push("pen");
  if (closings(now) > closings(before)) sounds.push("stamp");
  const begins = now.phase === "keep" ? before.active !== now.active || before.phase === "setup" : true;
  // Within one's own turn one rolls and marks; only its beginning is announced.
  if (mine(now) && !mine(before) && begins && now.phase !== "complete") sounds.push("turn");
  return sounds;
}

const tokens = (view: TravelView) => view.fields.flatMap(({ stack }) => stack);

/** What one hears between two views of Bez hranic; one's own tokens were heard when they were laid. */
export function heardInTravel(before: TravelView, now: TravelView, own: readonly number[]): readonly Sound[] {
  const same = before.round === now.round;
  const lay = same ? before.laid : 0;
  const sounds: Sound[] = [];
  if (now.start !== null && (before.start === null || !same)) sounds.push("reveal");
  else if (now.laid > lay) sounds.push("card");
  const lying = same ? tokens(before) : [];
  const fallen = tokens(now).filter(
    ({ traveller, field }) =>
      !own.includes(traveller) && !lying.some((old) => old.traveller === traveller && old.field === field),
  );
  if (fallen.length) sounds.push("token");
  const close = (view: TravelView) => view.fields.some((field) => field.close);
  if (close(now) && !(same && close(before))) sounds.push("photo");
  return sounds;
}
