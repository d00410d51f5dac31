// What page and worker hold on to, game after game. Both are in one process of the browser; what it shares with others
// (its program, fonts) is not counted, all else is: the heaps of both, Python's memory, compiled code, pictures.
import { readFileSync } from "node:fs";
import { quietPage } from "../../e2e/house.mjs";
import { botsGame } from "./bots-game.mjs";

const BOTS = { border: "regular", travel: "traveller:speed=100" };
const MEGABYTE = 1e6;

/** Bytes that are of one process alone. */
function privateBytes(process) {
  const told = readFileSync(`/proc/${process}/smaps_rollup`, "utf8");
  const of = (what) => 1024 * Number(new RegExp(`^${what}: +(\\d+)`, "m").exec(told)[1]);
  return of("Private_Clean") + of("Private_Dirty");
}

/** Megabytes of the processes of all pages, after tidying up. */
async function megabytes(browser, line) {
  await line.send("HeapProfiler.collectGarbage");
  const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return pages.reduce((sum, { id }) => sum + privateBytes(id), 0) / MEGABYTE;
}

/** Plays so many games, of either game in turn, while the page looks on; answers with megabytes after each. */
export function remembered(machine, url, games) {
  return machine.with(async (context) => {
    const browser = await context.browser().newBrowserCDPSession();
    // The page that a browser begins with would count, too.
    const [blank] = context.pages();
    const page = await quietPage(context);
    await blank.close();
    const line = await context.newCDPSession(page);
    await page.goto(url);
    const found = [];
    for (let played = 0; played < games; played += 1) {
      const game = Object.keys(BOTS)[played % 2];
      await botsGame(page, url, game, BOTS[game]);
      found.push(Math.round(await megabytes(browser, line)));
    }
    return found;
  });
}
