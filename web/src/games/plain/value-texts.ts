import type { Params } from "../../text/catalogue";
import { t, texts } from "../../text/texts.svelte";
import { who, type Audience } from "../telling";

type Names = readonly string[];
export type Fields = Readonly<Record<string, unknown>>;

/** A name of a program in words: `open_map` is "open map". */
export const words = (name: string) => name.replaceAll(/[_-]+/g, " ");

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a value is a struct with named fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is told in one line. */
export const isShort = (value: unknown): boolean =>
  !isFields(value) &&
  !(Array.isArray(value) && value.some((part) => typeof part === "object" && part !== null));

/** A value in one line; a number in a field `seat` is somebody's name. */
export function inline(value: unknown, field: string, names: Names): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return t(value ? "sure-yes" : "sure-no");
  if (Array.isArray(value)) return value.map((part) => inline(part, field, names)).join(", ") || "–";
  if (isFields(value)) return told(value, names);
  if (field === "seat" && typeof value === "number") return names[value] ?? String(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A move or a fact in one line: its kind, and its fields by name. */
export function told(value: unknown, names: Names): string {
  if (!isFields(value)) return inline(value, "", names);
  const { type, ...fields } = value;
  const named = Object.entries(fields).map(
    ([field, part]) => `${words(field)}: ${inline(part, field, names)}`,
  );
  return [...(typeof type === "string" ? [capital(words(type))] : []), ...named].join(" · ");
}

/** A fact in the game's own sentence, `fact-<game>-<kind>`, or in plain words. */
export function tellFact(game: string, fact: unknown, audience: Audience): string {
  const { type, ...fields } = isFields(fact) ? fact : {};
  const key = `fact-${game}-${String(type)}`;
  return texts.has(key) ? t(key, places(fields, audience)) : told(fact, audience.names);
}

/** What fills the places of a sentence: every field by its name, and whoever has the seat as `who` and `you`. */
function places(fields: Fields, audience: Audience): Params {
  const filled = Object.entries(fields).map(([field, part]) => [
    field,
    typeof part === "number" ? part : inline(part, field, audience.names),
  ]);
  const { seat } = fields;
  return {
    ...Object.fromEntries(filled),
    ...(typeof seat === "number" ? who(audience, seat) : {}),
  } as Params;
}
