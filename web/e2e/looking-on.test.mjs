import assert from "node:assert/strict";
import { test } from "node:test";
import { actInBorder, settles, tapSpace } from "./player-actions.mjs";
import { SteeredTable } from "./steered-table.mjs";
import { device, openTable, viewsOf } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";
import { reveal, sitDown } from "./seats-over-http.mjs";

const free = (page) => page.locator('.own [data-space][aria-label*="can be crossed"]').first();

/** Plays whichever of the two seats of a device is to act. */
async function actAround(page) {
  const lift = page.getByRole("button", { name: /is here$/ });
  if (await lift.count()) await lift.click();
  return actInBorder(page);
}

test("a spectator sees the table but no sealed marks", async () => {
  const [host, guest, watcher] = await Promise.all([device(browser), device(browser), device(browser)]);
  const [own, told] = [viewsOf(host), viewsOf(watcher)];
  await host.goto(server.url);
  const code = await openTable(host, { game: "border", house: { chairs: 3 } });
  for (const page of [host, guest]) {
    await page.goto(`${server.url}/t/${code}`);
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.locator(".seats li.mine").waitFor();
  }
  assert.equal(await host.title(), "Waiting for players · The BORDER");
  const table = `${server.url}/api/tables/${code}`;
  await sitDown(guest, table, "Third");
  await host.getByText("Third", { exact: true }).waitFor();
  await host.getByRole("button", { name: "Start the game" }).click();
  await host.getByText("The game begins when").waitFor();
  await reveal(guest, table, [[2, "Third"]]);
  await watcher.goto(`${server.url}/t/${code}`);
  await watcher.locator(".tray").waitFor();
  await settles(() => watcher.locator(".dock button").count(), 0);
  const screen = await device(browser, { viewport: { width: 1920, height: 1080 } });
  await screen.goto(`${server.url}/watch/${code}`);
  await checkScreen(screen);
  await settles(() => own.length > 0, true);

  // Until the host and somebody else are to cross at the same time: only then is anything sealed.
  const together = () => {
    const { phase, players, spaces } = own.at(-1);
    return phase === "cross" && spaces.length > 0 && players.filter(({ thinking }) => thinking).length > 1;
  };
  while (!together()) {
    const { active, phase, spaces } = own.at(-1);
    const known = own.length;
    // Everybody acts only on what was looked at just now, and until it is known what came of it: the next
    // update may be the one that is waited for.
    const hosts = phase === "cross" ? spaces.length > 0 : active === 0;
    const acted = await (hosts ? actInBorder(host) : actAround(guest));
    const end = Date.now() + 5000;
    while (acted && own.length === known && Date.now() < end) await host.waitForTimeout(20);
    await host.waitForTimeout(60);
  }
  await free(host).waitFor();
  assert.equal(await host.title(), "Your turn · The BORDER");
  assert.equal(await watcher.title(), "The BORDER · Hranice");
  const space = Number(await free(host).getAttribute("data-space"));
  await tapSpace(host, space);
  await host.getByRole("button", { name: "Done", exact: true }).click();
  await host.locator(`.own [data-space="${space}"][aria-label*="handed in"]`).waitFor();
  await watcher.getByText("Waiting for").waitFor();
  await settles(() => told.at(-1).players[0].thinking, false);
  const view = told.at(-1);
  assert.deepEqual(own.at(-1).marks, [space]);
  assert.equal(view.seat, null);
  assert.equal(view.marks, null);
  assert.equal(view.players[0].crossed[space], "0");
  assert.equal(await watcher.locator('[aria-label*="handed in"], [aria-label*=", marked"]').count(), 0);
  // Whoever comes late reads what happened before, and nothing of what is sealed.
  await watcher.reload();
  await watcher.locator(".happened li", { hasText: "rolls" }).first().waitFor();
  // Those of earlier rounds may be told, too: what counts is the latest.
  const finished = async () =>
    / has finished marking\.$/.test((await watcher.locator(".happened li").allInnerTexts())[0] ?? "");
  assert.ok(await finished());
  // As long as not all are done, marks can be taken back; they are marked again, to be changed.
  await host.getByRole("button", { name: "Take back" }).click();
  await host.locator(`.own [data-space="${space}"][aria-label*="marked"]`).waitFor();
  await settles(() => told.at(-1).players[0].thinking, true);
  await settles(finished, false);
  await settles(() => host.getByRole("button", { name: "Take back" }).count(), 0);
  await host.getByRole("button", { name: "Done", exact: true }).click();
  await settles(() => told.at(-1).players[0].thinking, false);
  await Promise.all([host, guest, watcher, screen].map((page) => page.context().close()));
});

/** A screen in the room: all boards equally large, letters to be read from afar, nothing to operate or to scroll. */
async function checkScreen(page) {
  for (const [width, height] of [
    [1920, 1080],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await settles(() => page.locator(".screen [data-seat]").count(), 3);
    const boards = await page.locator(".screen .picture").all();
    const sizes = await Promise.all(boards.map(async (board) => (await board.boundingBox()).width));
    assert.ok(Math.max(...sizes) - Math.min(...sizes) < 2, `boards are ${sizes} pixels wide`);
    const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.ok(beyond <= 0, `${beyond} pixels are below the screen`);
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  const letters = await page
    .locator(".screen h2")
    .first()
    .evaluate((name) => getComputedStyle(name).fontSize);
  assert.ok(parseFloat(letters) >= 28, `names are ${letters} high`);
  assert.equal(await page.locator(".screen button, .screen a").count(), 0);
  await page.getByText(/ is rolling/).waitFor();
  // A phone that looks on has a view for one.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator(".own .picture").waitFor();
}

test("a big screen shows the offer, the map and every purse of Bez hranic", async () => {
  const [host, guest, screen] = await Promise.all([
    device(browser),
    device(browser),
    device(browser, { viewport: { width: 1920, height: 1080 } }),
  ]);
  for (const page of [host, guest]) await page.goto(server.url);
  const options = { pace: 0, settle: 0, show: 600_000 };
  const code = await openTable(host, { game: "travel", house: { chairs: 3 }, options });
  const steered = await SteeredTable.taken(code, [host, guest], ["Ada", "Bert", "Carl"]);
  await screen.goto(`${server.url}/watch/${code}`);
  await screen.locator(".screen .map").waitFor();
  await screen.getByText("Take a good look").waitFor();
  await checkRoom(screen);
  await steered.take();
  await steered.round(1);
  await screen.getByRole("heading", { name: "Round 1 of 7" }).waitFor();
  await screen.getByText("Still choosing: Ada, Bert and Carl").waitFor();
  await steered.placeAll(1);
  await screen.getByText("Still choosing: Ada and Carl").waitFor();
  await screen
    .locator(".screen ol")
    .getByText(/^Bert chose /)
    .waitFor();
  await checkRoom(screen);
  for (const seat of [0, 2]) await steered.placeAll(seat);
  await screen.locator(".screen .bill").waitFor();
  await checkRoom(screen);
  await steered.ready();
  await screen.getByRole("heading", { name: "Round 2 of 7" }).waitFor();
  await Promise.all([host, guest, screen].map((page) => page.context().close()));
});

/** On every large screen nothing of a view is to be scrolled or operated, and names can be read from afar. */
async function checkRoom(page) {
  for (const [width, height] of [
    [1024, 768],
    [2560, 1440],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    await settles(() => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
    assert.equal(await page.locator(".screen :is(button:enabled, a, summary):visible").count(), 0);
  }
  const letters = await page
    .locator(".screen li b")
    .first()
    .evaluate((name) => getComputedStyle(name).fontSize);
  assert.ok(parseFloat(letters) >= 28, `names are ${letters} high`);
}

test("the four languages switch in place at the table", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/play/border/friends`);
  await page.getByRole("heading", { name: "Around the table" }).waitFor();
  const address = page.url();
  for (const [language, words, settings] of [
    ["čeština", "U stolu", "Nastavení"],
    ["italiano", "Intorno al tavolo", "Impostazioni"],
    ["Deutsch", "Am Tisch", "Einstellungen"],
    ["English", "Around the table", "Settings"],
  ]) {
    await page.locator("header button.settings").click();
    await page.getByRole("radio", { name: language }).check();
    await page.getByRole("heading", { name: settings, exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: words, exact: true }).waitFor();
  }
  assert.equal(page.url(), address);
  await page.context().close();
});
