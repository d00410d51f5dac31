// How soon a tap is answered, how soon people are in a game, and whether the page grows: npm run pace -- [minutes]
// Each game is played for so long against bots, a tap a second, with a rematch whenever one is over: one after the
// other, for a player has a machine of their own. The status is 1 when anything takes too long, or when memory grows.
import { Server, device, openBrowser } from "../e2e/server-and-browser.mjs";
import { friends, newcomer } from "./time-to-game.mjs";
import { watchBusy } from "./machine-load.mjs";
import { GAMES, played, sitWithBots } from "./tapping-player.mjs";
import { stopwatch, summary } from "./stopwatch.mjs";
import { rise, weighed } from "./heap-snapshot.mjs";

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

/** Opens a table in a page of its own, and plays there; answers with what was measured. */
async function measured(browser, server, game) {
  const page = await device(browser);
  await page.addInitScript(stopwatch);
  await page.goto(server.url);
  await page.goto(`${server.url}/t/${await sitWithBots(page, game)}`);
  const line = await page.context().newCDPSession(page);
  await line.send("HeapProfiler.enable");
  const weights = [];
  const found = await played(page, game, MINUTES, async () => weights.push(await weighed(line)));
  await page.context().close();
  return { ...found, weights };
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
    const busy = watchBusy();
    const found = await measured(browser, server, game);
    kept.push(report(name, found, busy()));
  }
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.end();
}
