// Somebody who plays against bots, a tap a second, with a rematch whenever a game is over.
import { setTimeout as pause } from "node:timers/promises";
import { openTable } from "../e2e/house.mjs";
import { begin } from "../e2e/seeds.mjs";

const BEAT = 1000;

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
const ON = [".result", ".ending button.main:enabled"];

/** Opens a table at which the device of a page sits with bots; answers with its code. */
export async function sitWithBots(page, { opening, bot }) {
  const code = await openTable(page, opening);
  await begin(page, new URL(`/api/tables/${code}`, page.url()).href, ["Ada"], { fill: bot });
  return code;
}

/** Runs in the page: scrolls to a thing if it is covered. */
async function bringForth(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (there === thing || thing.contains(there)) return;
  thing.scrollIntoView({ block: "center" });
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Taps the first thing that asks for it. */
async function tap(page, ways) {
  for (const way of [...ON, ...ways]) {
    const thing = page.locator(way).first();
    if (!(await thing.count())) continue;
    // On a phone something else may lie over it: whoever wants to tap it scrolls, and then taps.
    await thing.evaluate(bringForth, null, { timeout: BEAT }).catch(() => null);
    const tapped = await thing.click({ force: true, timeout: BEAT }).then(
      () => true,
      () => false,
    );
    if (tapped) return way === ON[0] ? "over" : "tapped";
  }
  return "waited";
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
