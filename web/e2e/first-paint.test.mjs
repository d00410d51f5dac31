// What is seen before the script is there, and how it comes to life.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settles } from "./hands.mjs";
import { device } from "./house.mjs";
import { browser, server } from "./standing.mjs";

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
  const words = page.locator("aside p", { hasText: "Devět malých krajů" });
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
