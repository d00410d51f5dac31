import { t, texts } from "../../../text/texts.svelte";
import { FORTY_FIELD } from "../wire/constants";
import type { Picks } from "../wire/types";
import type { MoveTexts } from "../../game";
import type { Atlas } from "./atlas";

/** Tells the choices of players on this map, and its states. */
export function moveTexts(atlas: Atlas): MoveTexts {
  return {
    tell(said) {
      const { bill } = said as Picks;
      const what = bill.picks.map((pick) => placeName(atlas, pick)).join(", ");
      return t("insight-move", { kind: "picks", what });
    },
    place: (code) => placeName(atlas, code),
  };
}

/** The name of a field of the offer: of its state, or that of the field for 40. */
export function placeName(atlas: Atlas, pick: string): string {
  return pick === FORTY_FIELD ? t("fare-forty") : atlas.name(pick, texts.language);
}
