// Simulated learners: questions until they know nine of ten borders, as the page asks and in random order.
// python -m tools.simulated_learners
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const [learners, map] = process.argv.slice(2);
const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null },
});
const { Borders } = await vite.ssrLoadModule("/src/games/travel/train/borders.ts");
const { questionsNeeded } = await vite.ssrLoadModule("/tests/learner.ts");
const borders = new Borders(JSON.parse(readFileSync(`src/games/travel/wire/borders/${map}.json`, "utf8")));

const needed = (order) =>
  [...Array(Number(learners)).keys()].map((seed) => questionsNeeded(borders, seed + 1, order));
const mean = (counts) => counts.reduce((sum, count) => sum + count, 0) / counts.length;
const [page, random] = [mean(needed("page")), mean(needed("random"))];
console.log(
  `${map}, ${learners} learners: ${page.toFixed(0)} questions as the page asks, ${random.toFixed(0)} in random order, ` +
    `${(100 * (1 - page / random)).toFixed(0)} % fewer`,
);
await vite.close();
