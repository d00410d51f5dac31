/** Maps of people's own on this device: looked at by Python, listed, and brought to a table. */
import { playsHere } from "../../../offline/server-or-device.svelte";
import { ownLandStore, type OwnThing } from "../../../offline/own-land-store";
import { ask, type Answer } from "../../../parts/api";
import { t, texts } from "../../../text/texts.svelte";
import type { Dropped, Land, LandOptions, Looked } from "../../lands";
import { said } from "../text-in-language";
import type { KeptMap, LookedAt, MapFault, Pack, Text } from "../wire/maps";
import type { Atlas } from "../wire/types";
import { noteTitle } from "./own-titles.svelte";
import { smallMap, type SmallMap } from "./small-map";

const GAME = "travel";

/** What the list of this device knows of a map. */
export interface OwnMap {
  readonly title: Text;
  readonly states: number;
  readonly atlas: Atlas;
  readonly small: SmallMap;
}

/** Whether a file looks like a map: with states on a sheet. */
export function isPack({ json }: Dropped): boolean {
  return typeof json === "object" && json !== null && "states" in json;
}

/** What Python says about a map, as the page of lands shows it. */
export function shown({ faults, doubts, pack, sketch, atlas, digest }: LookedAt, title: string): Looked {
  const remark = ({ text, places }: MapFault) => ({ text, at: places });
  return {
    title: pack ? said(pack.title, texts.language) || title : title,
    faults: faults.map(remark),
    doubts: doubts.map(remark),
    drawn: pack ?? sketch,
    own: pack && atlas ? { thing: listed(pack, atlas, digest), body: JSON.stringify(pack) } : null,
  };
}

function listed(pack: Pack, atlas: Atlas, digest: string): OwnThing {
  const about: OwnMap = { title: pack.title, states: pack.states.length, atlas, small: smallMap(pack) };
  return { game: GAME, digest, about, at: Date.now() };
}

export async function lookAtPack({ name, text }: Dropped): Promise<Answer<Looked>> {
  const answer = await ask<LookedAt>("POST", "/maps/check", new Blob([text]));
  return answer.refused ? answer : { value: shown(answer.value, name) };
}

export function ownLand({ digest, about }: OwnThing): Land {
  const { title, states } = about as OwnMap;
  return {
    id: digest,
    title: said(title, texts.language),
    about: t("lands-states", { count: states }),
    play: `/play/${GAME}/options?on=${digest}`,
    ways: [
      { icon: "map", text: t("page-referee"), href: `/referee?on=${digest}` },
      { icon: "learn", text: t("page-train"), href: `/train?on=${digest}` },
    ],
    printed: { own: digest },
  };
}

export async function ownOptions(digest: string, share: boolean): Promise<Answer<LandOptions>> {
  const thing = (await ownLandStore.listed(GAME)).find((other) => other.digest === digest);
  if (!thing) return { refused: { rule: null, reason: "lands-not-here", params: {} } };
  const { atlas, title } = thing.about as OwnMap;
  noteTitle(atlas.name, title);
  // At a table of this device everybody looks at this device.
  const body = share && !playsHere() ? await ownLandStore.find(GAME, digest, Date.now()) : undefined;
  if (body === undefined) return { value: { map: atlas } };
  const kept = await ask<KeptMap>("POST", "/maps", new Blob([body]));
  if (kept.refused) return kept;
  // A server of another version may call it by another name.
  noteTitle(kept.value.atlas.name, title);
  return { value: { map: kept.value.atlas } };
}
