// How long people need from opening the page to the game: somebody new, and friends with a link. They read before every tap.
import { setTimeout as pause } from "node:timers/promises";
import { PHONE } from "../e2e/house.mjs";

/** Milliseconds of reading before each tap. */
const READS = 2000;
/** What the first roll, or the first card of the first deal, is seen by. */
const FIRST = { border: ".tray .die", travel: ".offer .dealt" };

async function taps(page, what) {
  const thing = page.locator(what).first();
  await thing.waitFor();
  await pause(READS);
  await thing.click();
}

/** Taps whatever stands between a table that has begun and its first roll or deal. */
async function reaches(page, game) {
  const [first, on] = [page.locator(FIRST[game]).first(), page.locator(".study .main, .table .card .button")];
  for (;;) {
    await first.or(on.first()).first().waitFor();
    if (await first.count()) return;
    await pause(READS);
    // A card that was read may be gone by itself.
    if (await on.count())
      await on
        .first()
        .click({ timeout: READS })
        .catch(() => null);
  }
}

/** Seconds that something takes. */
async function timed(work) {
  const began = performance.now();
  await work();
  return Number(((performance.now() - began) / 1000).toFixed(1));
}

async function fresh(browser, shape = { viewport: { width: 1280, height: 800 } }) {
  return (await browser.newContext({ locale: "en-GB", ...shape })).newPage();
}

/** Seconds from opening the page to the first roll or deal, for somebody who was never here and taps “Play now”. */
export async function newcomer(browser, server, game) {
  const page = await fresh(browser);
  const seconds = await timed(async () => {
    await page.goto(server.url);
    await taps(page, `a[href="/play/${game}/now"]`);
    await reaches(page, game);
  });
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
