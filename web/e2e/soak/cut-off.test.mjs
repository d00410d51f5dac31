// A static site in a folder of a host, kept in a browser that people have: the host goes for good, and both games are
// played to their end, checked, analysed, and found again after the browser was closed, or its page was killed.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { actInBorder, actInTravel, liftsCurtain, playUntil, settles, tiring } from "../player-actions.mjs";
import { openProfile, quietPage } from "../server-and-browser.mjs";
import { keepOffline } from "../keep-offline.mjs";
import { staticHost } from "../static-host.mjs";
import { GAMES, analyse, checkSeal, playAgainst, played, result } from "../without-server.mjs";

/** A browser that has kept all of a site, and is loaded anew without its host. */
async function keptSite(context) {
  const host = await staticHost();
  const profile = mkdtempSync(join(tmpdir(), "hranice-profile-"));
  let opened;
  const open = async () => {
    opened = await openProfile(profile);
    return quietPage(opened);
  };
  context.after(async () => {
    await opened?.close();
    host.remove();
    rmSync(profile, { recursive: true, force: true });
  });
  const page = await open();
  await keepOffline(page, host.url);
  await host.end();
  await assert.rejects(fetch(host.url));
  await page.reload();
  return {
    page,
    at: (path) => `${host.url}#${path}`,
    async reopened() {
      await opened.close();
      return open();
    },
  };
}

/** In a browser that was just opened: at home, in the list of all games, and as a replay. */
async function findAgain(page, at) {
  await page.goto(at("/"));
  await played(page).getByRole("link", { name: "See the result" }).click();
  await checkSeal(page);
  await page.goto(at("/games"));
  const games = page.getByRole("region", { name: "All games" });
  await games.getByRole("link", { name: "Replay", exact: true }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await page.locator(".told").getByText("game is over").waitFor();
}

for (const [game, { hands, bot }] of Object.entries(GAMES))
  test(`${game} against ${bot}`, async (context) => {
    const { page, at, reopened } = await keptSite(context);
    await page.locator(`a[href="#/play/${game}/options"]`).click();
    await playAgainst(page, bot);
    await playUntil(page, hands(), result(page));
    await result(page).click();
    await checkSeal(page);
    await analyse(page);
    await findAgain(await reopened(), at);
  });

/** Somebody at a side of the device who still has a token to place does so. */
async function actAtSides(page) {
  const field = page.locator('.pad.go .field:not([aria-disabled="true"])').last();
  if (!(await field.count())) return actInTravel(page);
  await field.click({ timeout: 1000 });
  return true;
}

const AROUND = { border: liftsCurtain(tiring(actInBorder, 1, 24)), travel: actAtSides };

for (const [game, act] of Object.entries(AROUND))
  test(`${game}, two around the device`, async (context) => {
    const { page, at, reopened } = await keptSite(context);
    await page.locator(`a[href="#/play/${game}/device"]`).click();
    await page.getByText("players: 2, no bots").waitFor();
    await page.getByRole("button", { name: "Start the game" }).click();
    await playUntil(page, act, result(page));
    await result(page).click();
    await checkSeal(page);
    await analyse(page);
    await findAgain(await reopened(), at);
  });

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
  let { page } = await keptSite(context);
  await page.locator('a[href="#/play/border/now"]').click();
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
  let { page } = await keptSite(context);
  await page.locator('a[href="#/play/travel/now"]').click();
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
