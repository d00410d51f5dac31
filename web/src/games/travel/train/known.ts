import { t } from "../../../text/texts.svelte";
import { MAPS } from "../wire/constants";
import { exported, learnt } from "./kept";
import { isKnown } from "./memory";

/** How many borders somebody knows, by map; only of our maps, and of those that were learnt. */
export function knownByMap(): readonly { readonly title: string; readonly known: number }[] {
  const ours = Object.keys(exported().maps).filter((map) => MAPS.some(({ name }) => name === map));
  return ours
    .map((map) => ({
      title: t("option-map-value", { value: map }),
      known: [...learnt(map).values()].filter(isKnown).length,
    }))
    .filter(({ known }) => known);
}
