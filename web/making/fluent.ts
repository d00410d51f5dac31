import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Reads catalogues when the page is built, so that no phone has to: `import body from "….ftl"`. */
export function fluent(): Plugin {
  return {
    name: "fluent",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const { body } = new FluentResource(source);
      // A string that is parsed as JSON is ready sooner than the same thing as source text.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`, map: null };
    },
  };
}
