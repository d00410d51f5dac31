// Somebody who plays against bots, a tap a second, with a rematch whenever a game is over.
import { setTimeout as pause } from "node:timers/promises";
import { openTable } from "../e2e/server-and-browser.mjs";
import { begin } from "../e2e/seats-over-http.mjs";

const BEAT = 1000;
/** Milliseconds between looking for something and tapping it. */
const REST = 100;

export const GAMES = {
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
const ON = ["button.result", ".ending button.main:enabled"];

/** Opens a table at which the device of a page sits with bots; answers with its code. */
export async function sitWithBots(page, { opening, bot }) {
  const code = await openTable(page, opening);
  await begin(page, new URL(`/api/tables/${code}`, page.url()).href, ["Ada"], { fill: bot });
  return code;
}

/** Runs in the page: where to tap the first thing that is there, scrolled to if something lies over it; or null. */
async function bringForth(ways) {
  const way = ways.find((each) => document.querySelector(each));
  if (!way) return null;
  const thing = document.querySelector(way);
  const middle = () => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const there = document.elementFromPoint(...middle());
  if (there !== thing && !thing.contains(there)) {
    thing.scrollIntoView({ block: "center" });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return { way, at: middle() };
}

/** Taps the first thing that asks for it. */
async function tap(page, ways) {
  const found = await page.evaluate(bringForth, [...ON, ...ways]);
  if (!found) return "waited";
  // To look for it took a part of a slow processor, and is not a part of the tap.
  await pause(REST);
  await page.mouse.click(...found.at);
  return found.way === ON[0] ? "over" : "tapped";
}

/**
 * Plays for so long in a page with the stopwatch; answers with the taps that were timed, and how many were made. At the
 * end of each game `over` is waited for: the same point of every game, so that games are compared and not their
 * beginnings with their ends.
 */
export async function played(page, { ways }, minutes, over = () => null) {
  const taps = [];
  let [made, next] = [0, Date.now()];
  const end = Date.now() + 60_000 * minutes;
  while (Date.now() < end) {
    const came = await tap(page, ways);
    made += came !== "waited";
    next += BEAT;
    await pause(Math.max(0, next - Date.now()));
    next = Math.max(next, Date.now() - BEAT);
    if (came !== "over") continue;
    await over();
    taps.push(...(await page.evaluate(() => window.takeTaps())));
  }
  taps.push(...(await page.evaluate(() => window.takeTaps())));
  return { taps, made };
}
