import { t, texts } from "../../../text/texts.svelte";
import type { Land, Lands } from "../../lands";
import { said } from "../text-in-language";
import DroppedMapPicture from "./DroppedMapPicture.svelte";
import OwnPicture from "./OwnMapPicture.svelte";
import Picture from "./MapPicture.svelte";
import { isNotes, isSource, makeFrom } from "./maps-from-geodata";
import { isPack, lookAtPack, ownLand, ownOptions } from "./own-maps";
import { SHIPPED } from "./shipped-maps";

function shippedLand(name: string): Land {
  const about = SHIPPED.get(name);
  return {
    id: name,
    title: about ? said(about.title, texts.language) : name,
    about: t("lands-states", { count: about?.states ?? 0 }),
    play: `/play/travel/options?map=${name}`,
    ways: [
      { icon: "map", text: t("page-referee"), href: `/referee?map=${name}` },
      { icon: "learn", text: t("page-train"), href: `/train?map=${name}` },
    ],
    printed: { map: name },
  };
}

export const lands: Lands = {
  shipped: () => [...SHIPPED.keys()].map(shippedLand),
  Picture,
  own: ownLand,
  OwnPicture,
  takes: (files) => files.some(isPack) || files.some(isSource),
  async look(files) {
    const [pack, source] = [files.find(isPack), files.find(isSource)];
    if (pack) return lookAtPack(pack);
    if (!source) throw new Error("no map among the files");
    return makeFrom(source, files.find(isNotes));
  },
  Drawing: DroppedMapPicture,
  options: ownOptions,
};
