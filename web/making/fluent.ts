import { existsSync, readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const TOPIC = /^(.*\/hranice)\/locale\/(\w+)\/(page-\w+\.ftl)$/;

/** What games add to a topic of everybody's: their files of the same name. It comes with it, as one chunk. */
function additions(id: string): readonly string[] {
  const [, root, language, name] = TOPIC.exec(id) ?? [];
  if (!root || !language || !name) return [];
  const files = readdirSync(`${root}/games`).map((game) => `${root}/games/${game}/texts/${language}/${name}`);
  return files.filter((file) => existsSync(file)).sort();
}

/** Reads catalogues when the page is built, so that no phone has to: `import body from "….ftl"`. */
export function fluent(): Plugin {
  return {
    name: "fluent",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const more = additions(id);
      for (const file of more) this.addWatchFile(file);
      const { body } = new FluentResource(
        [source, ...more.map((file) => readFileSync(file, "utf8"))].join("\n"),
      );
      // A string that is parsed as JSON is ready sooner than the same thing as source text.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`, map: null };
    },
  };
}
