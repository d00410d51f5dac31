import { t } from "../../../text/texts.svelte";
import { MAPS } from "../wire/constants";
import { learnt } from "./progress-store";
import { isKnown } from "./spaced-repetition";

/** How many borders somebody knows, by map; only of our maps, and of those that were learnt. */
export function knownByMap(): readonly { readonly title: string; readonly known: number }[] {
  return MAPS.map(({ name }) => ({
    title: t("option-map-value", { value: name }),
    known: [...learnt(name).values()].filter(isKnown).length,
  })).filter(({ known }) => known);
}
