// Draws the views that people open first into documents of their own, one for each language, so that a phone
// shows words before it has fetched the script. Each document names everything that its view will need.
// The server finds them by language and path: prepared/cs.html, prepared/cs/rules/border.html, prepared/cs/t/_.html.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const WEB = here("..");
const PAGE = here("../../src/hranice/server/page");
const WORK = here("../node_modules/.prepared");
/** Those that every text in our languages begins with; more is fetched where a text asks for it. */
const FONTS = /fontsource.*-latin-wght-normal\.woff2$/;

const nothing = () => undefined;
const forgetful = { getItem: () => null, setItem: nothing };
// As much of a browser as the page touches before it comes to life.
Object.assign(globalThis, {
  addEventListener: nothing,
  document: { addEventListener: nothing, documentElement: {}, querySelector: () => null },
  localStorage: forgetful,
  location: { pathname: "/", search: "", hash: "" },
  sessionStorage: forgetful,
});

await build({
  root: WEB,
  base: "/",
  logLevel: "warn",
  build: { ssr: "src/shell/prerender.ts", outDir: WORK, copyPublicDir: false, manifest: false },
});
const { LANGUAGES, VIEWS, prerender } = await import(pathToFileURL(join(WORK, "prerender.js")));
const manifest = JSON.parse(readFileSync(join(PAGE, ".vite/manifest.json"), "utf8"));
const index = readFileSync(join(PAGE, "index.html"), "utf8").replaceAll('="./', '="/');
writeFileSync(join(PAGE, "index.html"), index);

/** The built files that an entry needs at once. */
function needed(entry, found = { scripts: new Set(), styles: new Set() }) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`nothing was built from ${entry}`);
  if (found.scripts.has(chunk.file)) return found;
  found.scripts.add(chunk.file);
  for (const style of chunk.css ?? []) found.styles.add(style);
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

/** The links of a view, without those that the index has anyway. What it needs to be seen comes first. */
function links({ source, topic }, language) {
  const entries = [`src/${source}`, `src/text/languages/${language}.ts`];
  // Texts of a game lie in its own folder.
  if (topic)
    entries.push(Object.keys(manifest).find((name) => name.endsWith(`/${language}/page-${topic}.ftl`)));
  const found = entries.map((entry) => needed(entry));
  const files = (kind) => [...new Set(found.flatMap((each) => [...each[kind]]))];
  const fonts = Object.keys(manifest).filter((name) => FONTS.test(name));
  return [
    ...files("styles").map((file) => ["stylesheet", file]),
    ...fonts.map((name) => ['preload" as="font" type="font/woff2', manifest[name].file]),
    ...files("scripts").map((file) => ["modulepreload", file]),
  ]
    .filter(([, file]) => !index.includes(file))
    .map(([kind, file]) => `<link rel="${kind}" crossorigin href="/${file}">`);
}

/** Replaces what is there exactly once; a template that has changed must not go unnoticed. */
function put(text, old, replacement) {
  if (text.split(old).length !== 2) throw new Error(`index.html does not have exactly one ${old}`);
  return text.replace(old, () => replacement);
}

async function written(view, language) {
  const { head, body } = await prerender(view.path, language);
  const title = view.path.endsWith("/_") ? "<title>Hranice</title>" : /<title>[^]*<\/title>/.exec(head)[0];
  let text = put(index, '<html lang="en">', `<html lang="${language}">`);
  text = put(text, "<title>Hranice</title>", title);
  text = put(text, "</head>", `${links(view, language).join("\n    ")}\n  </head>`);
  // Our policy allows no styles in attributes; the page puts them on when it comes to life.
  const bare = body.replaceAll(/ style="[^"]*"/g, "");
  // It is to be looked at until it lives: nothing in it would answer.
  const app = `<div id="app" data-prepared="${language}" inert>${bare}</div>`;
  return put(text, '<div id="app"></div>', app);
}

for (const language of LANGUAGES)
  for (const view of VIEWS) {
    const file = join(PAGE, "prepared", `${(language + view.path).replace(/\/$/, "")}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await written(view, language));
  }
rmSync(WORK, { recursive: true });
