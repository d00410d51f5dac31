import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { smallMap } from "../src/games/travel/lands/small-map.ts";
import type { LandAbout } from "../src/games/travel/lands/shipped-maps.ts";
import type { Pack } from "../src/games/travel/wire/maps.ts";

/** What is made of a map when the page is built, by the query behind its name. */
const MADE: Readonly<Record<string, (pack: Pack) => unknown>> = {
  small: smallMap,
  about: ({ name, title, states, disputed }): LandAbout => ({
    name,
    title,
    states: states.length,
    disputed: disputed.map(({ text }) => text),
  }),
};
/** Names a module of ours, so that nobody takes it for a file of JSON. */
const MARK = "\0land ";

/** Spares the page whole maps where little of them is shown: `import picture from "….json?small"`. */
export function lands(): Plugin {
  return {
    name: "lands",
    enforce: "pre",
    async resolveId(source, importer) {
      const [file = "", query = ""] = source.split("?");
      if (!file.endsWith(".json") || !(query in MADE)) return null;
      const found = await this.resolve(file, importer, { skipSelf: true });
      // Names of modules are in what is built, which must not tell where that was.
      return found ? `${MARK}${query} ${relative(".", found.id).replace(/\.json$/, "")}` : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const [query = "", ...path] = id.slice(MARK.length).split(" ");
      const file = resolve(`${path.join(" ")}.json`);
      this.addWatchFile(file);
      const made = MADE[query]?.(JSON.parse(readFileSync(file, "utf8")) as Pack);
      // A string that is parsed as JSON is ready sooner than the same thing as source text.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(made))})`;
    },
  };
}
