// The long ways on a static site: lessons, every language, games to their end and found again when the host has gone; and a
// page over plain HTTP, as at home, where browsers have no service workers, caches and locks.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { finishedHere } from "../finish-game.mjs";
import { actInBorder, playUntil, settles, tiring } from "../player-actions.mjs";
import {
  KEEPING,
  PHONE,
  Server,
  device,
  openBrowser,
  openProfile,
  quietPage,
} from "../server-and-browser.mjs";
import { keepOffline } from "../keep-offline.mjs";
import { learnBorder, learnTravel } from "../lessons.mjs";
import { hostAsPrinted, staticHost } from "../static-host.mjs";
import { GAMES, analyse, checkSame, checkSeal, playAgainst, played, result } from "../without-server.mjs";

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

test("a static site shows every page of a table, also after a reload", async () => {
  const page = await device(browser);
  await page.goto(host.url);
  const code = await finishedHere(page, "travel", "random");
  const ended = /wins? with|Shared victory/;
  const headings = {
    [`/t/${code}`]: ended,
    [`/replay/${code}`]: "Bez hranic",
    [`/watch/${code}`]: ended,
    [`/blog/${code}/0`]: "Ada’s travel blog",
    "/t/0BCDFGHJK": "No table with this code",
  };
  for (const [path, heading] of Object.entries(headings)) {
    const shown = page.getByRole("heading", { level: 1, name: heading });
    await page.goto(at(path));
    await shown.waitFor();
    await page.reload();
    await shown.waitFor();
    assert.equal(page.url(), at(path));
  }
  await page.context().close();
});

test("the command that is printed for looking at a site serves it whole: one plays there", async (context) => {
  const printed = await hostAsPrinted();
  context.after(printed.remove);
  const page = await device(browser, KEEPING);
  const lost = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) lost.push(answer.url());
  });
  await page.goto(`${printed.url}#/play/border/now`);
  await page.locator(".tray").waitFor();
  await playUntil(page, tiring(actInBorder, 1), page.getByText("Round 2"));
  assert.deepEqual(lost, []);
  await page.context().close();
});

/** Opens the settings, where it stands that nothing can be kept. */
async function readThatNothingIsKept(page) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Nothing can be kept for offline here").waitFor();
  await page.keyboard.press("Escape");
}

test("over plain HTTP a static site says that nothing can be kept, plays, and finds its game after a reload", async () => {
  const page = await device(browser);
  await page.goto(overHttp(host.url));
  await readThatNothingIsKept(page);
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
  await page.context().close();
});

test("over plain HTTP a whole game of Bez hranic is played at a static site, checked and analysed", async () => {
  const { hands, bot } = GAMES.travel;
  const page = await device(browser);
  await page.goto(overHttp(at("/play/travel/options")));
  await playAgainst(page, bot);
  await playUntil(page, hands(), result(page));
  await result(page).click();
  await checkSeal(page);
  await analyse(page);
  await checkSame(page, [bot]);
  await page.context().close();
});

test("over plain HTTP two tabs may both move: the log refuses the slower one, which says so, and stays sound", async () => {
  const page = await device(browser);
  await page.goto(overHttp(at("/play/border/now")));
  const act = tiring(actInBorder, 1);
  await playUntil(page, act, page.getByText("Round 2"));
  const other = await quietPage(page.context());
  await other.goto(page.url());
  await other.getByText("Round 2").first().waitFor();
  const told = (tab) => tab.getByText("This game is open in two tabs");
  await playUntil(page, act, page.getByText("Round 3"));
  // Each shows what it knew until it wants to write itself.
  await playUntil(other, act, other.getByText("Round 4"));
  await told(other).waitFor();
  await other.locator(".notices").getByRole("button", { name: "Close" }).click();
  await told(other).waitFor({ state: "hidden" });
  await playUntil(page, act, page.getByText("Round 5"));
  await told(page).waitFor();
  await other.close();
  await playUntil(page, act, result(page));
  await result(page).click();
  await checkSeal(page);
  await checkSame(page, ["regular"]);
  await page.context().close();
});

test("over plain HTTP a server's page says that nothing can be kept, and all else is there", async (context) => {
  const server = await Server.started();
  context.after(() => server.end());
  const page = await device(browser);
  await page.goto(overHttp(server.url));
  await readThatNothingIsKept(page);
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
