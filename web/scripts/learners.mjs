// Simulated learners: how many questions until they know nine of ten borders, as the page asks and in random order.
// npm run learners -- [learners] [map]
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const [learners = "40", map = "europe"] = process.argv.slice(2);
const vite = await createServer({ configFile: false, appType: "custom", server: { middlewareMode: true } });
const { Borders } = await vite.ssrLoadModule("/src/games/travel/train/borders.ts");
const { questionsNeeded } = await vite.ssrLoadModule("/tests/learner.ts");
const borders = new Borders(JSON.parse(readFileSync(`src/games/travel/wire/borders/${map}.json`, "utf8")));

const needed = (order) =>
  [...Array(Number(learners)).keys()].map((seed) => questionsNeeded(borders, seed + 1, order));
const mean = (counts) => counts.reduce((sum, count) => sum + count, 0) / counts.length;
const [page, random] = [mean(needed("page")), mean(needed("random"))];
console.log(`${map}, ${learners} learners: questions until nine of ten borders are known`);
console.log(`as the page asks ${page.toFixed(0)}, in random order ${random.toFixed(0)}`);
console.log(`${(100 * (1 - page / random)).toFixed(0)} % fewer`);
await vite.close();
