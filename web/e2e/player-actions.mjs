// Hands that play: they see what a person sees, and tap it.
import assert from "node:assert/strict";
import { PATIENCE } from "./server-and-browser.mjs";

/** A whole game, on a machine that has much else to do. */
const WHOLE_GAME = 400_000;
/** What a tap brings about is seen at once, or was taken back before anybody looked. */
const SOON = 3000;

const FREE = '.own [data-space][aria-label*="can be crossed"]';

/**
 * Taps one thing that the table of The BORDER asks for, with so many marks at most. Answers false while there is
 * nothing to do.
 */
export async function actInBorder(page, most = 5) {
  const stop = page.locator(".dock .stop");
  if (await ready(stop)) {
    await stop.click();
    return true;
  }
  const pass = page.locator(".dock .pass");
  const done = page.locator(".dock:not(:has(.stop)) .buttons .main");
  if (!(await ready(pass)) && !(await ready(done))) return false;
  for (let marks = 0; marks < most; marks += 1) {
    const free = page.locator(FREE).first();
    if (!(await free.count())) break;
    const space = await free.getAttribute("data-space");
    await tapSpace(page, space);
    // The server was asked whether it stands; what may be added glows after its answer. What glowed before may be
    // refused: then what is marked already is handed in.
    const marked = page.locator(`.own [data-space="${space}"][aria-label*="marked"]`);
    if (!(await comes(marked))) break;
    await page.waitForTimeout(40);
  }
  await ((await pass.count()) ? pass : done).click();
  return true;
}

export async function tapSpace(page, space) {
  // Neighbours overlap the corners of a hexagon; its middle is its own.
  await page.locator(`.own [data-space="${space}"]`).click({ force: true });
}

/** Whether a thing is seen soon. */
export function comes(thing, within = SOON) {
  return thing.waitFor({ timeout: within }).then(
    () => true,
    () => false,
  );
}

/** Waits until what is read equals what is expected: pages follow their server, and the eye follows the page. */
export async function settles(read, expected, words) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await read();
    if (found === expected) return;
    if (Date.now() > end) assert.equal(found, expected, words);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function ready(button) {
  return (await button.count()) > 0 && (await button.isEnabled().catch(() => false));
}

/** Somebody who marks things for some turns, and from then on only hands in: games are over the sooner. */
export function tiring(act, most, turns = 12) {
  let acted = 0;
  return async (page) => {
    const did = await act(page, acted < turns ? most : 0);
    if (did) acted += 1;
    return did;
  };
}

/** What may have changed in the very moment before it is waited for is not missed for longer. */
const MISSED = 1000;

/** Waits until anything changes in a page: whoever looks again and again keeps it from what it waits for. */
function changes(page) {
  const change = (most) =>
    new Promise((done) => {
      const observer = new MutationObserver(end);
      const waiting = setTimeout(end, most);
      function end() {
        observer.disconnect();
        clearTimeout(waiting);
        done();
      }
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, all);
    });
  // Whoever goes on to another page does not come back to tell.
  return page.evaluate(change, MISSED).catch(() => null);
}

/**
 * Goes on acting until a thing is seen, and looks again when anything has changed; with a `pause` as often as that, for
 * those who may not be late.
 */
export async function playUntil(page, act, seen, pause = 0) {
  const end = Date.now() + WHOLE_GAME;
  while (Date.now() < end) {
    if (await seen.count()) return;
    const did = await act(page).catch((error) => {
      // What was there a moment ago may be gone with the next update.
      if (!/Timeout|detached|not attached/.test(String(error))) throw error;
    });
    if (did === false && !pause) await changes(page);
    await page.waitForTimeout((did === false && pause) || 50);
  }
  throw new Error(
    `not seen in time; the page says: ${(await page.locator("main").innerText()).slice(0, 400)}`,
  );
}

/** Somebody who takes the device when it is passed on, and acts. */
export function liftsCurtain(act) {
  return async (page) => {
    const lift = page.getByRole("button", { name: /is here$/ });
    if (await lift.count()) await lift.click();
    else return act(page);
    return true;
  };
}

/** Places what is missing in Bez hranic, and goes on after maps and reckonings. */
export async function actInTravel(page) {
  const go = page.getByRole("button", { name: /Got it|On we go|To the map/ });
  if (await ready(go)) {
    await go.click({ timeout: 1000 });
    return true;
  }
  const field = page.locator('.offer.choosing .field:not([aria-disabled="true"])');
  const count = await field.count();
  if (!count) return false;
  await field.nth(Math.floor(count / 2)).click({ timeout: 1000 });
  return true;
}

/** Goes on where something is to be read, and places nothing. */
export async function readsOnly(page) {
  const go = page.getByRole("button", { name: "Got it" });
  if (!(await go.count())) return false;
  await go.click({ timeout: 1000 });
  return true;
}

/** What sticks out of the window on either side: nothing should. */
export function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Where a finger taps a thing. */
export async function middle(thing) {
  const { x, y, width, height } = await thing.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Three taps a second, in turn at these places of the window, until what is answered is called. */
export async function impatient(page, places) {
  // Tapped by the page's own clock: on a busy machine it runs as late as what the taps try to outrun.
  await page.evaluate((spots) => {
    let taps = 0;
    window.tapping = setInterval(() => {
      const [x, y] = spots[taps % spots.length];
      document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      window.taps = taps += 1;
    }, 333);
  }, places);
  return () => page.evaluate(() => clearInterval(window.tapping));
}
