// Builds the service worker, src/keeping/sw.ts, into sw.js beside the page; it gets to know what the page consists of.
// tools/offline_kit.py reads in .vite/if-used.json what is kept once it is used.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PAGE = here("../../src/hranice/server/page");
const manifest = JSON.parse(readFileSync(join(PAGE, ".vite/manifest.json"), "utf8"));

/** What only makers open. */
const FOR_MAKERS = /\/gallery\//;
/** Beside scripts and styles: the letters of our languages, and the worker in which tables run. */
const ALSO = /^(atkinson|fraunces).*-latin-(ext-)?wght-normal-.*\.woff2$|^worker-/;
const AT_ROOT = ["index.html", "before.js", "icon.svg", "icon-192.png", "manifest.webmanifest"];

/** Adds the scripts and styles that a part of the page needs. */
function collect(name, found) {
  const { file, css = [], imports = [] } = manifest[name];
  if (found.has(file)) return;
  for (const each of [file, ...css]) found.add(each);
  for (const other of imports) collect(other, found);
}

const scripts = new Set();
for (const [name, { isEntry, isDynamicEntry }] of Object.entries(manifest))
  if ((isEntry || isDynamicEntry) && !FOR_MAKERS.test(name)) collect(name, scripts);

const files = readdirSync(join(PAGE, "assets"));
const always = [
  ...AT_ROOT,
  ...scripts,
  ...files.filter((name) => ALSO.test(name)).map((name) => `assets/${name}`),
];
const ifUsed = files
  .map((name) => `assets/${name}`)
  .filter((path) => /\.(json|png)$/.test(path))
  .sort();
writeFileSync(join(PAGE, ".vite/if-used.json"), JSON.stringify(ifUsed));

await build({
  root: here(".."),
  logLevel: "warn",
  define: {
    VERSION: JSON.stringify(manifest["index.html"].file),
    ALWAYS: JSON.stringify([...new Set(always)].sort()),
    IF_USED: JSON.stringify(ifUsed),
  },
  build: {
    outDir: PAGE,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: {
      input: here("../src/keeping/sw.ts"),
      output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
    },
  },
});
