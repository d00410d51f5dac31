import type { Sound } from "../../../parts/sounds";
import type { View } from "../wire/types";

const tokens = (view: View) => view.fields.flatMap(({ stack }) => stack);

/** What one hears between two views of Bez hranic; one's own tokens were heard when they were laid. */
export function soundsBetween(before: View, now: View, own: readonly number[]): readonly Sound[] {
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
  const close = (view: View) => view.fields.some((field) => field.close);
  if (close(now) && !(same && close(before))) sounds.push("photo");
  if (now.phase === "over" && before.phase !== "over") sounds.push("end");
  return sounds;
}
