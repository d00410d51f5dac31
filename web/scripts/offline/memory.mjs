// What page and worker hold on to, game after game. Both are in one process of the browser; what it shares with others
// (its program, fonts) is not counted, all else is: the heaps of both, Python's memory, compiled code, pictures.
import { readFileSync } from "node:fs";
import { withUnrecordedPage } from "./unrecorded-browser.mjs";
import { botsGame } from "./bots-game.mjs";

const BOTS = { border: "regular", travel: "traveller:speed=100" };
/** What a process is started with that draws the browser's own buttons. */
const BROWSERS_OWN = "--top-chrome-webui";
const MEGABYTE = 1e6;

/** Bytes that are of one process alone. */
function privateBytes(process) {
  const told = readFileSync(`/proc/${process}/smaps_rollup`, "utf8");
  const of = (what) => 1024 * Number(new RegExp(`^${what}: +(\\d+)`, "m").exec(told)[1]);
  return of("Private_Clean") + of("Private_Dirty");
}

const isForPages = ({ type, id }) =>
  type === "renderer" && !readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0").includes(BROWSERS_OWN);

/** Megabytes of the processes of all pages, after tidying up. */
async function megabytes(page, line) {
  await page.send("HeapProfiler.collectGarbage");
  const { processInfo } = await line.send("SystemInfo.getProcessInfo");
  return processInfo.filter(isForPages).reduce((sum, { id }) => sum + privateBytes(id), 0) / MEGABYTE;
}

/** Plays so many games, of either game in turn, while the page looks on; answers with megabytes after each. */
export function remembered(machine, url, games) {
  return withUnrecordedPage(machine, machine.profile(), async (page, line) => {
    await page.goto(url);
    // Nobody looks: what bots do need not be followed.
    await page.evaluate(() => localStorage.setItem("hranice.settings", JSON.stringify({ pace: "none" })));
    await page.goto("about:blank");
    await page.goto(url);
    const found = [];
    for (let played = 0; played < games; played += 1) {
      const game = Object.keys(BOTS)[played % 2];
      await botsGame(page, url, game, BOTS[game]);
      found.push(Math.round(await megabytes(page, line)));
    }
    return found;
  });
}

/** How much more there is after the last game than after the first, as a share of that: told, for it compares two games only. */
export const lastAgainstFirst = (found) => Number((found.at(-1) / found[0] - 1).toFixed(3));
