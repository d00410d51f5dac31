// What is seen before the script is there, and how it comes to life.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settles } from "./player-actions.mjs";
import { PHONE, device, openTable } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";
import { begin } from "./seats-over-http.mjs";

const TITLES = { en: "Two games about borders", cs: "Dvě hry o hranicích" };
const SETTINGS = /^(Settings|Nastavení)$/;

/** A device whose scripts wait for `let go`; without storage of its own it has chosen nothing. */
async function waiting(locale, settings, path = "/") {
  const page = await device(browser, { viewport: { width: 360, height: 640 }, hasTouch: true, locale });
  if (settings)
    await page.addInitScript(
      (kept) => localStorage.setItem("hranice.settings", JSON.stringify(kept)),
      settings,
    );
  let letGo;
  const free = new Promise((done) => (letGo = done));
  await page.route("**/assets/*.js", async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(server.url + path, { waitUntil: "commit" });
  return { page, letGo };
}

test("words come before the script, in the language of the browser, and an early tap is not lost", async () => {
  const { page, letGo } = await waiting("cs-CZ");
  const title = page.locator("h1", { hasText: TITLES.cs });
  await title.waitFor();
  await title.evaluate((heading) => (heading.id = "prepared-title"));
  const { x, y, width, height } = await page.locator("header button").first().boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator("[data-tapped]").waitFor();
  letGo();
  await page.getByRole("dialog", { name: SETTINGS }).waitFor();
  await settles(() => page.locator("[data-prepared], [data-tapped], [inert]").count(), 0);
  // What was prepared is still there: nothing was drawn twice.
  assert.equal(await title.getAttribute("id"), "prepared-title");
  await page.context().close();
});

test("words in another language than the chosen one are never seen", async () => {
  const { page, letGo } = await waiting("en-GB", { language: "cs" });
  const prepared = page.locator("[data-prepared] h1");
  await prepared.waitFor({ state: "attached" });
  assert.equal(await prepared.isVisible(), false);
  letGo();
  await page.getByRole("heading", { name: TITLES.cs }).waitFor();
  await settles(() => page.getByText(TITLES.en).count(), 0);
  await page.context().close();
});

test("the coach of a lesson speaks before the script, and its words stay while the table is set", async () => {
  const { page, letGo } = await waiting("cs-CZ", undefined, "/learn/border");
  const words = page.locator("aside p", { hasText: "Devět malých území" });
  await words.waitFor();
  await words.evaluate((spoken) => (spoken.id = "prepared-words"));
  // There is nothing to go on to yet.
  const next = page.locator("aside button");
  assert.equal(await next.isDisabled(), true);
  letGo();
  await page.locator(".own [data-space]").first().waitFor();
  await settles(() => next.isEnabled(), true);
  assert.equal(await words.getAttribute("id"), "prepared-words");
  await page.context().close();
});

/** How far what was seen has moved without being touched, as browsers reckon it; 0 is not at all. */
function moved(page) {
  return page.evaluate(async () => {
    // What the last frame has moved is told with the one after it.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return globalThis.shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

test("a place is kept for one's own tables: nothing moves when the server tells of them", async () => {
  const page = await device(browser, PHONE);
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.shifts.push(value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const place = page.locator(".awaited");
  // Whoever has no tables sees nothing of it.
  await page.goto(server.url);
  await page.locator("main[id=content]").waitFor();
  assert.equal(await place.isVisible(), false);

  const ways = [];
  for (const game of ["border", "travel"]) {
    const code = await openTable(page, { game });
    await begin(page, new URL(`/api/tables/${code}`, server.url).href, ["Ada"], { fill: "random" });
    await page.goto(`${server.url}/t/${code}`);
    ways.push(page.locator(`main a[href="/t/${code}"]`));
    await settles(() => page.evaluate(() => document.documentElement.dataset.ownTables), String(ways.length));
  }

  let letGo;
  const asked = new Promise((done) => (letGo = done));
  await page.route("**/api/me", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(server.url);
  await place.waitFor();
  assert.equal(await place.locator("li:visible").count(), 2);
  // It is kept by the first paint, and stays when the page comes to life.
  await settles(() => page.locator("[data-prepared]").count(), 0);
  assert.equal(await place.locator("li:visible").count(), 2);
  letGo();
  for (const way of ways) await way.waitFor();
  assert.equal(await place.count(), 0);
  assert.ok((await moved(page)) < 0.05, `${await moved(page)}`);
  await page.context().close();
});
