import assert from "node:assert/strict";
import { test } from "node:test";
import { actInBorder, playUntil, settles, tapSpace } from "./player-actions.mjs";
import { device } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";

const done = (page) => page.getByRole("button", { name: "Done", exact: true });
const nothing = (page) => page.locator(".dock .pass");
const free = (page) => page.locator('.own [data-space][aria-label*="can be crossed"]').first();
const marked = (page) => page.locator('.own [data-space][aria-label*=", marked"]');
const crossed = (page) => page.locator('.own [data-space][aria-label*=", crossed"]');
const waits = (page) => page.locator("p.light").getByText("one tap is waiting");
const connected = (page) => page.locator("p.light.connected");

/** Plays until there is something to mark, and marks it without handing it in. */
async function markOne(page) {
  for (;;) {
    await nothing(page)
      .waitFor({ timeout: 400 })
      .catch(() => null);
    if ((await nothing(page).count()) && (await free(page).count())) break;
    await actInBorder(page);
  }
  await tapSpace(page, await free(page).getAttribute("data-space"));
  await marked(page).first().waitFor();
  return marked(page).count();
}

async function begin() {
  const page = await device(browser);
  await page.goto(`${server.url}/play/border/now`);
  await page.locator(".tray").waitFor();
  return page;
}

test("the server is killed in mid-turn and comes back: the page resumes, draft included, no tap lost", async () => {
  const page = await begin();
  const marks = await markOne(page);
  await server.kill();
  await page.locator("p.light:not(.connected)").waitFor();
  await settles(() => marked(page).count(), marks);
  await server.start();
  await connected(page).waitFor();
  await settles(() => marked(page).count(), marks);
  await page.reload();
  await done(page).waitFor();
  await settles(() => marked(page).count(), marks);
  // A tap while nobody answers is kept and sent, also by the page that is loaded anew.
  await server.kill();
  await page.locator("p.light:not(.connected)").waitFor();
  await done(page).click();
  await waits(page).waitFor();
  await server.start();
  await connected(page).waitFor();
  await settles(() => marked(page).count(), 0);
  await settles(async () => (await crossed(page).count()) >= 2 + marks, true);
  await page.context().close();
});

test("the network is cut for five seconds: the page says so, keeps the draft and a tap, and resumes", async () => {
  const page = await begin();
  const marks = await markOne(page);
  await page.context().setOffline(true);
  await page.locator("p.light:not(.connected)").waitFor();
  await settles(() => marked(page).count(), marks);
  // A tap in the break is not lost: the page says that it waits, and sends it.
  await done(page).click();
  await waits(page).waitFor();
  await page.waitForTimeout(5000);
  await page.context().setOffline(false);
  await connected(page).waitFor();
  await settles(() => marked(page).count(), 0);
  await settles(() => waits(page).count(), 0);
  await settles(async () => (await crossed(page).count()) >= 2 + marks, true);
  await page.context().close();
});

test("three players share one device, and a curtain hides each from the next", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/play/border/device`);
  await page.getByRole("button", { name: "Add a player" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  const hands = new Set();
  await playUntil(
    page,
    async () => {
      const lift = page.getByRole("button", { name: /is here$/ });
      if (await lift.count()) {
        assert.equal(await page.locator("[data-space]").count(), 0);
        hands.add(await lift.innerText());
        await lift.click();
      } else await actInBorder(page);
      if (hands.size === 3) await page.evaluate(() => document.body.setAttribute("data-all", ""));
    },
    page.locator("[data-all]"),
  );
  await page.context().close();
});
