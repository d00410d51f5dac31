import assert from "node:assert/strict";
import { test } from "node:test";
import { finishedTable } from "./finish-game.mjs";
import { SteeredTable } from "./steered-table.mjs";
import { PHONE, device, openTable } from "./server-and-browser.mjs";
import { inspectedInTurn } from "./inspecting.mjs";
import { browser, server } from "./shared-server.mjs";

/** By its address: what is seen when it has come. */
const PAGES = {
  "/": "h1",
  "/rules/border": "section:has(#B23) figure svg",
  "/rules/travel": "section:has(#T27) figure svg",
  "/learn/border": "aside h2, aside h3",
  "/learn/travel": "aside h2, aside h3",
  "/today": ".calendar",
  "/referee": ".map svg",
  "/train": ".map svg",
  "/lands": "li.land .picture svg",
  "/replay": "h1",
  "/games": "main h1",
  "/credits": "h1",
  "/play/border/device": "h1",
  "/no/such/page": "h1",
};

test("axe finds nothing on any page, by day and by night", async () => {
  const page = await device(browser);
  const titles = new Set();
  for (const [path, seen] of Object.entries(PAGES)) {
    await page.goto(server.url + path);
    await page.locator(seen).first().waitFor();
    titles.add(await page.title());
    await inspectedInTurn(page, path);
  }
  // Among many windows each is found by its title.
  assert.equal(titles.size, Object.keys(PAGES).length, [...titles].join(" | "));
  await page.goto(server.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog[open]").waitFor();
  await inspectedInTurn(page, "settings");
  await page.context().close();
});

for (const game of ["border", "travel"])
  test(`axe finds nothing after a game of ${game}: result, envelope, analysis, replay, blog`, async () => {
    const page = await device(browser);
    await page.goto(server.url);
    const code = await finishedTable(page, game);
    await page.goto(`${server.url}/t/${code}`);
    await page.getByRole("button", { name: "Open and check" }).click();
    const verdict = page.locator('.verdict, [aria-live] > p:text("cannot be reached")');
    await verdict.waitFor();
    assert.match(await verdict.innerText(), /All good/);
    await page.getByRole("button", { name: "Analyse the game" }).click();
    await page.getByRole("slider").first().waitFor({ timeout: 300_000 });
    await inspectedInTurn(page, "the result with envelope and analysis");
    await page.goto(`${server.url}/replay/${code}`);
    await page.getByRole("slider").first().waitFor();
    await inspectedInTurn(page, "replay");
    if (game === "travel") {
      await page.goto(`${server.url}/blog/${code}/0`);
      await page.locator("h1").waitFor();
      await inspectedInTurn(page, "blog");
    }
    await page.context().close();
  });

test("axe finds nothing at the table of The BORDER in any phase, nor on a screen that looks on", async () => {
  const [page, other] = [await device(browser), await device(browser)];
  await Promise.all([page.goto(server.url), other.goto(server.url)]);
  const code = await openTable(page, { game: "border", house: { chairs: 3 } });
  const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Bea", "Cyd"]);
  await page.goto(`${server.url}/t/${code}`);
  await steered.take();
  await page.locator(".tray").waitFor();
  const phases = new Set();
  while (phases.size < 6) {
    const view = await steered.settled();
    const phase = `${view.phase}, ${view.players[0].thinking ? "to act" : "waiting"}`;
    if (!phases.has(phase)) await inspectedInTurn(page, `The BORDER: ${phase}`);
    phases.add(phase);
    await steered.act();
  }
  await other.goto(`${server.url}/watch/${code}`);
  await other.locator(".tray").waitFor();
  await inspectedInTurn(other, "a screen that looks on");
  await other.goto(`${server.url}/t/${code}`);
  await other
    .getByRole("button", { name: /is here$/ })
    .or(other.locator(".tray"))
    .first()
    .waitFor();
  await inspectedInTurn(other, "two around one device");
  await Promise.all([page.context().close(), other.context().close()]);
});

test("axe finds nothing at the table of Bez hranic in any phase", async () => {
  const [page, other] = [await device(browser, PHONE), await device(browser)];
  await Promise.all([page.goto(server.url), other.goto(server.url)]);
  const code = await openTable(page, {
    game: "travel",
    house: { chairs: 2 },
    options: { pace: 1500, show: 600_000, settle: 0, harder: true },
  });
  const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Bea"]);
  await page.goto(`${server.url}/t/${code}`);
  await steered.take();
  await page.locator(".study").waitFor();
  await inspectedInTurn(page, "the map to study");
  await page.getByRole("button", { name: "Show peculiarities" }).press("Enter");
  await page.locator(".tour summary").press("Enter");
  await page.locator('.tour [aria-pressed="true"]').waitFor();
  await inspectedInTurn(page, "what is peculiar about the map");
  await steered.ready();
  await page.locator('[data-field="1"] .field').waitFor();
  await inspectedInTurn(page, "the offer being dealt");
  await page.locator(".offer.choosing").waitFor();
  await inspectedInTurn(page, "the choice");
  for (const seat of [0, 1]) await steered.placeAll(seat);
  await page.locator(".go").waitFor();
  await page.locator(".bill summary").click();
  await inspectedInTurn(page, "the reckoning");
  await page.locator(".open-list").click();
  await page.locator("dialog[open]").waitFor();
  await inspectedInTurn(page, "the list of prices");
  await Promise.all([page.context().close(), other.context().close()]);
});
