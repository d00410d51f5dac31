// How soon the page answers a tap, and whether it grows: npm run pace -- [minutes]
// Both games are played at once against bots, a tap a second in each, with a rematch whenever one is over.
// The status is 1 when a tap takes too long, or when the memory of a page grows.
import { setTimeout as pause } from "node:timers/promises";
import { Server, device, openBrowser, openTable } from "../e2e/house.mjs";

const BEAT = 1000;
const LOOKS_EVERY = 10_000;
/** Milliseconds that 95 of 100 taps may take until the screen shows what the server says. */
const RESPONSE = 100;
/** What a page may seem to grow by in the whole time: no heap stands still to the byte. */
const GROWTH = 0.1;
const MINUTES = Number(process.argv[2] ?? 10);

const GAMES = {
  border: {
    opening: { game: "border", house: { chairs: 4, pause: 0 } },
    bot: "random",
    ways: [
      ".dock:has(button.die) .buttons .button:not(.main):enabled",
      ".own [data-space].free:not([aria-pressed=true])",
      ".dock .buttons .main:enabled",
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
const ON = [".result", ".ending .ways button.main", ".lobby form.row .button.main", ".lobby .start:enabled"];

/** Runs in the page before anything else: notes for each tap when something was shown, and when the answer was. */
function stopwatch() {
  const taps = [];
  const afterPaint = (note) => requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  const note = (what) => {
    const tap = taps.at(-1);
    if (!tap || tap[what] !== undefined) return;
    tap[what] = null;
    afterPaint((now) => (tap[what] = now - tap.at));
  };
  addEventListener("click", ({ timeStamp }) => taps.push({ at: timeStamp }), true);
  new MutationObserver(() => note("shown")).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        if (/"type":"(done|considered)"/.test(data)) note("answered");
      });
    }
  };
  window.takeTaps = () => taps.splice(0, taps.length - 1);
}

/** Seats the device of a page with bots, and opens the table there. */
async function opened(browser, server, { opening, bot }) {
  const page = await device(browser);
  await page.addInitScript(stopwatch);
  await page.goto(server.url);
  const code = await openTable(page, opening);
  const at = (path) => `${server.url}/api/tables/${code}/${path}`;
  await page.request.post(at("seats"), { data: { name: "Ada", seed: "pace" } });
  await page.request.post(at("start"), { data: { fill: bot } });
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

async function weighed(line) {
  await line.send("HeapProfiler.collectGarbage");
  await line.send("HeapProfiler.collectGarbage");
  const { usedSize } = await line.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await line.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Plays until the time is up; answers with what was measured. */
async function played(page, { ways }) {
  const line = await page.context().newCDPSession(page);
  await line.send("HeapProfiler.enable");
  const [taps, weights] = [[], []];
  let [made, games, next] = [0, 0, Date.now()];
  const end = Date.now() + 60_000 * MINUTES;
  for (let look = Date.now() + LOOKS_EVERY; Date.now() < end;) {
    const came = await tap(page, ways);
    made += came !== "waited";
    games += came === "over";
    if (Date.now() > look) {
      weights.push(await weighed(line));
      taps.push(...(await page.evaluate(() => window.takeTaps())));
      look += LOOKS_EVERY;
    }
    next += BEAT;
    await pause(Math.max(0, next - Date.now()));
    next = Math.max(next, Date.now() - BEAT);
  }
  return { taps, weights, made, games };
}

function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN);
}

/** How much a line through the values rises from the first to the last, as a share of the first. */
function rise(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const slope =
    values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) /
    values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return (2 * middle * slope) / (mean - middle * slope);
}

function report(game, { taps, weights, made, games }) {
  // The first quarter of an hour-glass is for warming up: code is compiled, caches are filled.
  const settled = weights.slice(Math.floor(weights.length / 4));
  const figures = { game, taps: made, perMinute: Math.round(made / MINUTES), games };
  for (const what of ["shown", "answered"]) {
    const times = taps.map((each) => each[what]).filter((time) => typeof time === "number");
    figures[what] = { counted: times.length, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
  }
  for (const what of ["heap", "nodes", "listeners"]) {
    const values = settled.map((weight) => weight[what]);
    figures[what] = { first: values[0], last: values.at(-1), rise: Number(rise(values).toFixed(3)) };
  }
  console.log(JSON.stringify(figures));
  return figures.answered.p95 <= RESPONSE && figures.heap.rise <= GROWTH && figures.nodes.rise <= GROWTH;
}

const server = await Server.started();
const browser = await openBrowser();
try {
  const names = Object.keys(GAMES);
  const pages = await Promise.all(names.map((name) => opened(browser, server, GAMES[name])));
  const measured = await Promise.all(pages.map((page, at) => played(page, GAMES[names[at]])));
  const kept = measured.map((each, at) => report(names[at], each));
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.end();
}
