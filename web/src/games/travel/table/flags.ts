import type { Atlas } from "./atlas";

const FLAGS = import.meta.glob<string>("./flags/*.png", { eager: true, query: "?url", import: "default" });

/** The address of a state's flag, where there is a free one; each is fetched when a card shows it. */
export function flagOf({ hasFlags }: Atlas, code: string): string | undefined {
  return hasFlags ? FLAGS[`./flags/${code}.png`] : undefined;
}
