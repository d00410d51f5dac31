/** Maps made from geographic data by a server that can: GeoJSON or TopoJSON, and notes. */
import { playsHere } from "../../../offline/server-or-device.svelte";
import { ask, type Answer } from "../../../parts/api";
import type { Dropped, Looked } from "../../lands";
import type { LookedAt } from "../wire/maps";
import { shown } from "./own-maps";

const KINDS = ["Topology", "FeatureCollection", "Feature", "GeometryCollection", "Polygon", "MultiPolygon"];
/** Letters of a name, with room for the mark that tells maps apart. */
const LONGEST = 23;

/** Whether a file looks like geographic data. */
export function isSource({ json }: Dropped): boolean {
  return typeof json === "object" && json !== null && "type" in json && KINDS.includes(String(json.type));
}

/** Whether a file may be notes about it. */
export function isNotes({ name, json }: Dropped): boolean {
  return json === undefined && name.toLowerCase().endsWith(".toml");
}

/** A name for a map from that of its file. */
export function nameFrom(file: string): string {
  const plain = file.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N} .'-]+/gu, " ");
  return (
    plain
      .replace(/^[^\p{L}\p{N}]+/u, "")
      .slice(0, LONGEST)
      .trim() || "map"
  );
}

export async function makeFrom(source: Dropped, notes: Dropped | undefined): Promise<Answer<Looked>> {
  // Python on this device has no room for what that takes.
  if (playsHere()) return { refused: { rule: null, reason: "server-no-map-maker", params: {} } };
  const told = notes?.text ?? "";
  const name = /^\s*name\s*=/m.test(told) ? null : nameFrom(source.name);
  // The source goes as it is: written anew it would be a second copy of twenty megabytes.
  const body = [`{"notes":${JSON.stringify(told)},"name":${JSON.stringify(name)},"data":`, source.text, "}"];
  const answer = await ask<LookedAt>("POST", "/maps/make", new Blob(body));
  return answer.refused ? answer : { value: shown(answer.value, source.name) };
}
