// How soon a tap is answered, how soon people are in a game, and whether the page grows: npm run pace -- [minutes]
// Each game is played for so long against bots, a tap a second, with a rematch whenever one is over: one after the
// other, for a player has a machine of their own. The status is 1 when anything takes too long, or when memory grows.
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Server, device, openBrowser, openTable } from "../e2e/house.mjs";
import { friends, newcomer } from "./arriving.mjs";
import { stopwatch, summary } from "./stopwatch.mjs";
import { rise, weighed } from "./weighing.mjs";
import { begin } from "../e2e/seeds.mjs";

const BEAT = 1000;
/** Milliseconds that 95 of 100 taps may take until something is shown, and until the server's answer is. */
const RESPONSE = 100;
/** Seconds from opening the page to the first roll or deal, from a link to a seat, from nothing to a game of four. */
const ARRIVING = { newcomer: 15, seat: 20, deal: 60 };
/** What a page may seem to grow by in the whole time: a longer game has a longer graph of points. */
const GROWTH = 0.05;
/** Games until everything has been shown once; then the ends of at least so many are compared. */
const WARMING = 1;
const COMPARED = 3;
const MINUTES = Number(process.argv[2] ?? 10);

const GAMES = {
  border: {
    opening: { game: "border", house: { chairs: 4, pause: 0 } },
    bot: "random",
    ways: [
      '.dock .stop:not([aria-disabled="true"])',
      ".own [data-space].free:not([aria-pressed=true])",
      '.dock:not(:has(.stop)) .buttons .main:not([aria-disabled="true"])',
      '.dock .pass:not([aria-disabled="true"])',
    ],
  },
  travel: {
    opening: { game: "travel", house: { chairs: 3 }, options: { pace: 60, show: 60_000, settle: 100 } },
    bot: "traveller:speed=100",
    ways: [
      '.offer.choosing .field:not([aria-disabled="true"])',
      ".study .button.main",
      ".table .card .button",
      ".table .settled .button",
      ".table .go .button",
    ],
  },
};
/** From the end of a game to the next one. */
const ON = [".result", ".ending .ways button.main:enabled"];

/** Seats the device of a page with bots, and opens the table there. */
async function opened(browser, server, { opening, bot }) {
  const page = await device(browser);
  await page.addInitScript(stopwatch);
  await page.goto(server.url);
  const code = await openTable(page, opening);
  await begin(page, `${server.url}/api/tables/${code}`, ["Ada"], { fill: bot });
  await page.goto(`${server.url}/t/${code}`);
  return page;
}

/** Taps the first thing that asks for it. */
async function tap(page, ways) {
  for (const way of [...ON, ...ways]) {
    const thing = page.locator(way).first();
    if (!(await thing.count())) continue;
    const tapped = await thing.click({ force: true, timeout: BEAT }).then(
      () => true,
      () => false,
    );
    if (tapped) return way === ON[0] ? "over" : "tapped";
  }
  return "waited";
}

/** Plays until the time is up; answers with what was measured. */
async function played(page, { ways }) {
  const line = await page.context().newCDPSession(page);
  await line.send("HeapProfiler.enable");
  const [taps, weights] = [[], []];
  let [made, next] = [0, Date.now()];
  const end = Date.now() + 60_000 * MINUTES;
  while (Date.now() < end) {
    const came = await tap(page, ways);
    made += came !== "waited";
    next += BEAT;
    await pause(Math.max(0, next - Date.now()));
    next = Math.max(next, Date.now() - BEAT);
    if (came !== "over") continue;
    // At the same point of every game, so that games are compared and not their beginnings with their ends.
    weights.push(await weighed(line));
    taps.push(...(await page.evaluate(() => window.takeTaps())));
  }
  taps.push(...(await page.evaluate(() => window.takeTaps())));
  return { taps, weights, made };
}

/** The processor time that was spent on this machine, by whomever, and that there was. */
function spent() {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  const all = times.flatMap((core) => Object.values(core)).reduce((sum, part) => sum + part, 0);
  return { busy: all - idle, all };
}

function report(game, { taps, weights, made }, busy) {
  const settled = weights.slice(WARMING);
  const times = summary(taps);
  const games = weights.length;
  const figures = { game, taps: made, perMinute: Math.round(made / MINUTES), games, busy, ...times };
  for (const what of ["own", "heap", "nodes", "listeners"]) {
    const values = settled.map((weight) => weight[what]);
    figures[what] = { first: values[0], last: values.at(-1), rise: Number(rise(values).toFixed(3)) };
  }
  console.log(JSON.stringify(figures));
  if (settled.length < COMPARED) console.log(`Too few games ended to say whether the page grows: ${games}.`);
  return (
    times.shown.p95 <= RESPONSE &&
    times.answered.p95 <= RESPONSE &&
    settled.length >= COMPARED &&
    ["own", "nodes", "listeners"].every((what) => figures[what].rise <= GROWTH)
  );
}

async function arrivals(browser, server) {
  const seconds = {
    border: await newcomer(browser, server, "border"),
    travel: await newcomer(browser, server, "travel"),
    ...(await friends(browser, server)),
  };
  console.log(JSON.stringify({ arriving: seconds }));
  return (
    Math.max(seconds.border, seconds.travel) <= ARRIVING.newcomer &&
    seconds.seat <= ARRIVING.seat &&
    seconds.deal <= ARRIVING.deal
  );
}

const server = await Server.started();
const browser = await openBrowser();
try {
  const kept = [await arrivals(browser, server)];
  for (const [name, game] of Object.entries(GAMES)) {
    const page = await opened(browser, server, game);
    const before = spent();
    const measured = await played(page, game);
    const after = spent();
    const busy = Number(((after.busy - before.busy) / (after.all - before.all)).toFixed(2));
    kept.push(report(name, measured, busy));
    await page.context().close();
  }
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.end();
}
