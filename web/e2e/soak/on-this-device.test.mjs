// The long ways on a static site: lessons, every language, games to their end and found again when the host has gone; and a
// page over plain HTTP, as at home, where browsers have no service workers, caches and locks.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { actInBorder, playUntil, settles, tiring } from "../player-actions.mjs";
import { KEEPING, PHONE, Server, device, openBrowser, openProfile } from "../server-and-browser.mjs";
import { keepOffline } from "../keep-offline.mjs";
import { learnBorder, learnTravel } from "../lessons.mjs";
import { staticHost } from "../static-host.mjs";
import { GAMES, checkSeal, played, result } from "../without-server.mjs";

/** A name as a router gives it to a computer at home. */
const AT_HOME = "games.home.arpa";

const MAPS = 14;

let host, browser;
before(async () => {
  const home = `--host-resolver-rules=MAP ${AT_HOME} 127.0.0.1`;
  [host, browser] = await Promise.all([staticHost(), openBrowser([home])]);
});
after(async () => {
  await browser?.close();
  host?.remove();
});

const at = (path) => `${host.url}#${path}`;
const overHttp = (address) => address.replace("127.0.0.1", AT_HOME);

/** Whether all that runs tables is kept. */
const keptKit = (page) => page.evaluate(async () => Boolean(await caches.match("offline.json")));

/** A device that has kept all of a host that is gone. */
async function cutOff(context, shape = {}) {
  const gone = await staticHost();
  context.after(gone.remove);
  const page = await device(browser, { ...KEEPING, ...shape });
  await keepOffline(page, gone.url);
  await gone.end();
  await assert.rejects(fetch(gone.url));
  await page.reload();
  return { page, at: (path) => `${gone.url}#${path}` };
}

for (const [game, learn, shape] of [
  ["border", learnBorder, PHONE],
  ["travel", learnTravel, {}],
])
  test(`${game} is learned when the host is gone`, async (context) => {
    const { page, at } = await cutOff(context, shape);
    await page.goto(at(`/learn/${game}`));
    await learn(page);
    await page.context().close();
  });

/** The entries of all logs of a device. */
function entries(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open("hranice").onsuccess = ({ target }) => {
          const all = target.result.transaction("entries").objectStore("entries").getAll();
          all.onsuccess = () => done(all.result);
        };
      }),
  );
}

test("one plays on every map when the host is gone", async (context) => {
  const { page, at } = await cutOff(context);
  await page.goto(at("/play/travel/options"));
  const map = page.getByLabel("Map", { exact: true });
  await map.waitFor();
  const names = await map.locator("option").evaluateAll((options) => options.map(({ value }) => value));
  assert.equal(names.length, MAPS);
  for (const name of names) {
    await page.goto(at("/play/travel/options"));
    await map.selectOption(name);
    await page.getByRole("link", { name: "Play now" }).click();
    await page.locator(".study [data-spot]").first().waitFor();
    const [code] = page.url().split("/").slice(-1);
    const opened = (await entries(page)).find((entry) => entry.includes(code));
    assert.ok(opened.includes(`"${name}"`), `${name}: ${opened}`);
  }
  await page.context().close();
});

for (const locale of ["cs-CZ", "it-IT", "de-DE"])
  test(`a tap on the first page leads to a game, ${locale}`, async () => {
    const page = await device(browser, { ...PHONE, locale });
    await page.goto(host.url);
    await page.locator('a[href="#/play/travel/now"]').first().click();
    await playUntil(page, actInTravelInAnyLanguage, page.locator(".offer"));
    assert.equal(await page.locator("html").getAttribute("lang"), locale.slice(0, 2));
    await page.context().close();
  });

/** Goes on where something is to be read first. */
async function actInTravelInAnyLanguage(page) {
  await page.locator(".study .button.main, .table .card .button").first().click({ timeout: 1000 });
}

for (const [game, { hands }] of Object.entries(GAMES))
  test(`${game} is played to its end, and found again when the host has gone`, async (context) => {
    const passing = await staticHost();
    context.after(passing.remove);
    const page = await device(browser, KEEPING);
    await page.goto(`${passing.url}#/play/${game}/now`);
    await playUntil(page, hands(), result(page));
    await settles(() => keptKit(page), true);
    passing.end();
    await page.goto(passing.url);
    await page.reload();
    await played(page).getByRole("link", { name: "See the result" }).click();
    await checkSeal(page);
    if (game === "travel") {
      await page.locator('a[href*="/blog/"]').first().click();
      await settles(() => page.locator(".post .story").count(), 7);
    }
    await page.context().close();
  });

test("over plain HTTP a static site plays, and finds its game after a reload", async () => {
  const page = await device(browser);
  await page.goto(overHttp(at("/play/border/now")));
  await page.locator(".tray").waitFor();
  const there = await page.evaluate(() => [
    isSecureContext,
    ...["serviceWorker", "locks"].map((name) => name in navigator),
    "caches" in window,
  ]);
  assert.deepEqual(there, [false, false, false, false]);
  await playUntil(page, tiring(actInBorder, 1), page.getByText("Round 2"));
  await page.reload();
  await page.getByText("Round 2").first().waitFor();
  // Without locks the log itself refuses the second of two tabs, and nothing is lost.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText("Round 2").first().waitFor();
  await page.close();
  await playUntil(other, tiring(actInBorder, 1), other.getByText("Round 3"));
  await other.context().close();
});

test("over plain HTTP a server's page says that nothing can be kept, and all else is there", async (context) => {
  const server = await Server.started();
  context.after(() => server.end());
  const page = await device(browser);
  await page.goto(overHttp(server.url));
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Nothing can be kept for offline here").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Play now" }).first().click();
  await page.locator(".tray").waitFor();
  await page.context().close();
});

test("whoever installs the page gets all that runs tables", async (context) => {
  const server = await Server.started();
  context.after(() => server.end());
  const page = await device(browser, KEEPING);
  await page.goto(server.url);
  assert.equal(await keptKit(page), false);
  // A browser says so when somebody has agreed to it, which nobody but a person can.
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  const coming = page.getByRole("dialog", { name: "Keep for offline" });
  await coming.getByText(/About [\d.]+\sMB/).waitFor();
  await coming.getByRole("progressbar").waitFor();
  await coming.getByText("Kept on this device").waitFor();
  assert.equal(await keptKit(page), true);
  await page.context().close();
});

test("the browser itself finds nothing that keeps a page, served or static, from being installed", async (context) => {
  const server = await Server.started();
  const profile = mkdtempSync(join(tmpdir(), "hranice-profile-"));
  const opened = await openProfile(profile);
  context.after(async () => {
    await opened.close();
    await server.end();
    rmSync(profile, { recursive: true, force: true });
  });
  for (const url of [server.url, host.url]) {
    const page = await opened.newPage();
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const devtools = await opened.newCDPSession(page);
    assert.deepEqual(await devtools.send("Page.getInstallabilityErrors"), { installabilityErrors: [] });
    await page.close();
  }
  const page = await opened.newPage();
  await page.goto(`${server.url}/health`);
  const devtools = await opened.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  assert.notEqual(installabilityErrors.length, 0);
});
