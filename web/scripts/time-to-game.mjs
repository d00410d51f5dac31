// How long people need from opening the page to the game: somebody new, and friends with a link. They read before every
// tap; only what measures the page and not the people lets them read for no time.
import { setTimeout as pause } from "node:timers/promises";
import { PHONE } from "../e2e/server-and-browser.mjs";

/** Milliseconds of reading before each tap. */
const READS = 2000;
/** What the first roll, or the first card of the first deal, is seen by. */
const FIRST = { border: ".tray .die", travel: ".offer .dealt" };
/** “Play now”, once the page lives: before that nobody can tap it, but a script could. */
const playNow = (game) => `#app:not([data-prepared]) a[href$="/play/${game}/now"]`;
/** What stands between a table that has begun and that. */
const ON_THE_WAY = ".study .main, .table .card .button";

/**
 * Waits in the page itself until any of these is there. To look for it from outside, frame by frame, would take a part
 * of the processor that is measured.
 */
async function comes(page, ...what) {
  const waits = (wanted) =>
    new Promise((found) => {
      const look = () => document.querySelector(wanted) && (watch.disconnect(), found());
      const watch = new MutationObserver(look);
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  for (;;)
    try {
      return await page.evaluate(waits, what.join());
    } catch (error) {
      // The page that was waited in has gone: on to the next one.
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    }
}

/** Reads, and taps. Who reads for no time does not wait either until nothing moves any more. */
async function tapOn(thing, reads, options) {
  await pause(reads);
  await (reads ? thing.click(options) : thing.dispatchEvent("click", {}, options));
}

async function taps(page, what, reads = READS) {
  await comes(page, what);
  await tapOn(page.locator(what).first(), reads);
}

/** Taps whatever stands between a table that has begun and its first roll or deal. */
async function reaches(page, game, reads = READS) {
  const first = FIRST[game];
  for (;;) {
    await comes(page, first, ON_THE_WAY);
    if (await page.locator(first).count()) return;
    // A card that was read may be gone by itself.
    await tapOn(page.locator(ON_THE_WAY).first(), reads, { timeout: READS }).catch(() => null);
  }
}

/** Seconds that something takes. */
async function timed(work) {
  const began = performance.now();
  await work();
  return Number(((performance.now() - began) / 1000).toFixed(2));
}

async function fresh(browser, shape = { viewport: { width: 1280, height: 800 } }) {
  return (await browser.newContext({ locale: "en-GB", ...shape })).newPage();
}

/** Seconds from opening the page at an address to the first roll or deal, by “Play now”. */
export function firstRoll(page, address, game, reads = READS) {
  return timed(async () => {
    // The link is there before all pictures are.
    await page.goto(address, { waitUntil: "commit" });
    await taps(page, playNow(game), reads);
    await reaches(page, game, reads);
  });
}

/** The same for somebody who was never here. */
export async function newcomer(browser, server, game) {
  const page = await fresh(browser);
  const seconds = await firstRoll(page, server.url, game);
  await page.context().close();
  return seconds;
}

/** Four friends: seconds from the link to a seat for the slowest of three phones, and to the first deal for all. */
export async function friends(browser, server) {
  const host = await fresh(browser);
  const guests = await Promise.all([1, 2, 3].map(() => fresh(browser, PHONE)));
  let seat;
  const deal = await timed(async () => {
    await host.goto(server.url);
    await taps(host, 'a[href="/play/travel/friends"]');
    const link = await host.locator(".lobby input[readonly]").first().inputValue();
    const seats = guests.map((guest) =>
      timed(async () => {
        await guest.goto(link);
        await taps(guest, ".lobby form.row .button.main");
        await guest.locator("li.mine").waitFor();
      }),
    );
    seat = Math.max(...(await Promise.all(seats)));
    await host.locator("li[data-seat='3']").waitFor();
    await taps(host, ".lobby .start:enabled");
    await Promise.all([host, ...guests].map((page) => reaches(page, "travel")));
  });
  for (const page of [host, ...guests]) await page.context().close();
  return { seat, deal };
}
