/** What maps of people's own are called: known once one of them has come, for rows of options say it at once. */
import { texts } from "../../../text/texts.svelte";
import { said } from "../text-in-language";
import type { Text } from "../wire/maps";

/** Behind the name of such a map once it was looked at: it tells maps apart, and nobody wants to read it. */
const MARK = /-[0-9a-f]{16}$/;

/** Whether a map of this name was looked at, and may be kept somewhere. */
export const isMarked = (name: string) => MARK.test(name);

let titles = $state.raw<Readonly<Record<string, Text>>>({});

export function noteTitle(name: string, title: Text): void {
  titles = { ...titles, [name]: title };
}

/** The title of a map of somebody's own in the language that is spoken, by the map as options hold it. */
export function titleOf(map: unknown): string | undefined {
  const name = typeof map === "object" && map && "name" in map ? String(map.name) : "";
  const title = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (title) return said(title, texts.language);
  return isMarked(name) ? name.replace(MARK, "") : undefined;
}
