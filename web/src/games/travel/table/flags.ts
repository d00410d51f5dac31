const FLAGS = import.meta.glob<string>("./flags/*.png", { eager: true, query: "?url", import: "default" });

/** The address of a state's flag, where there is a free one; each is fetched when a card shows it. */
export function flagOf(code: string): string | undefined {
  return FLAGS[`./flags/${code}.png`];
}
