import { told, type Refused } from "../../../parts/refusal";
import { texts } from "../../../text/texts.svelte";
import type { Atlas } from "./atlas";

/** The sentence for a player in which states go by their names, not by the codes that the server knows them by. */
export function toldOn(atlas: Atlas, refused: Refused): string {
  const named = Object.entries(refused.params).map(([key, value]) => [
    key,
    typeof value === "string" && atlas.states.has(value) ? atlas.name(value, texts.language) : value,
  ]);
  return told({ ...refused, params: Object.fromEntries(named) as Refused["params"] });
}
