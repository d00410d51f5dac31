// A static site whose host and network are gone: whole games, and pages that are killed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keptPage, wholeGames } from "../cut-off.mjs";
import { actInTravel, actInBorder, playUntil, settles, tiring } from "../player-actions.mjs";
import { quietPage } from "../server-and-browser.mjs";

const SITE = "a static site";

wholeGames(SITE);

/** The numbers of the spaces that somebody has handed in. */
const handedIn = (page) =>
  page
    .locator('.own [data-space]:is([aria-label*=", crossed"], [aria-label*=", handed in"])')
    .evaluateAll((spaces) => spaces.map(({ dataset }) => dataset.space));

/** What lies in the middle of the offer, and the fields with tokens of whoever has more to place, by their keys. */
async function chosen(page) {
  const keys = await page
    .locator(".offer.choosing .field.own")
    .evaluateAll((fields) => fields.map(({ dataset }) => dataset.key));
  return keys.length ? `${await page.locator(".offer .middle").innerText()}: ${keys.join()}` : "";
}

/** Ends what draws a page and runs Python, as a system does that needs the memory; then its address is opened anew. */
async function killed(page) {
  const [context, address] = [page.context(), page.url()];
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // Nobody is left to answer.
  void devtools.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  const anew = await quietPage(context);
  await anew.goto(address);
  return anew;
}

test("a page that is killed right after marks are shown as handed in shows them again", async (context) => {
  let { page } = await keptPage(context, SITE);
  await page.locator('a[href$="/play/border/now"]').click();
  const act = tiring(actInBorder, 1);
  for (const round of [2, 3, 4]) {
    const shown = page.getByText(`Round ${round}`).first();
    await playUntil(page, act, shown);
    const before = await handedIn(page);
    let marked;
    await playUntil(page, act, { count: async () => (marked = await handedIn(page)).length > before.length });
    page = await killed(page);
    await settles(async () => (await handedIn(page)).join(), marked.join());
    const [, now] = /Round (\d+)/.exec(await page.locator("main").innerText());
    assert.ok(Number(now) >= round);
  }
});

test("a page that is killed right after a token lies shows it there again", async (context) => {
  let { page } = await keptPage(context, SITE);
  await page.locator('a[href$="/play/travel/now"]').click();
  let before = "";
  for (let times = 0; times < 2; times += 1) {
    const another = async () => !["", before].includes(await chosen(page));
    await playUntil(page, actInTravel, { count: another });
    // Python answers in turn: what the page showed before it was asked for a hint is no promise any more.
    await page.keyboard.press("h");
    await page.locator(".hints .advice").first().waitFor();
    before = await chosen(page);
    page = await killed(page);
    await settles(() => chosen(page), before);
  }
});
