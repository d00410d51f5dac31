// What can go wrong when a device plays by itself: each has a plain sentence, and nothing is lost by it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { actInBorder, actInTravel, playUntil, readsOnly, settles, tiring } from "../player-actions.mjs";
import { begin } from "../seats-over-http.mjs";
import { KEEPING, PATIENCE, device, openBrowser, openProfile, openTable } from "../server-and-browser.mjs";
import { renewSite, staticHost } from "../static-host.mjs";
import { checkSeal, result } from "../without-server.mjs";
import { askHere, here } from "../../scripts/offline/table-here.mjs";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let host, browser;
before(async () => ([host, browser] = await Promise.all([staticHost(), openBrowser()])));
after(async () => {
  await browser?.close();
  host?.remove();
});

const tray = (page) => page.locator(".tray");
const playNow = (page, game = "border") => page.goto(`${host.url}#/play/${game}/now`);

/** Has the worker of a page begin with a script of ours, and answers with what tells it something: its world is out of reach. */
async function prepareWorker(page, script, given) {
  await page.route(/\/assets\/worker-(?!host-)[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `(${script})(${given});\n${await answer.text()}` });
  });
  return (told) => page.evaluate((data) => new BroadcastChannel("test").postMessage(data), told);
}

/** How many moves the log of the only table of this device holds. */
function stored(page) {
  return page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open("hranice");
        opening.onerror = failed;
        opening.onsuccess = () => {
          const counting = opening.result.transaction("entries").objectStore("entries").count();
          counting.onsuccess = () => done(counting.result);
          counting.onerror = failed;
        };
      }),
  );
}

/** Hands that play either game for a while. */
const ACTS = { border: () => tiring(actInBorder, 1, 3), travel: () => actInTravel };

/** The round that a page shows; none is 0. */
const roundOf = async (page) =>
  Number((await page.locator("main").innerText()).match(/ound \(?(\d+)/)?.[1] ?? 0);

/** Plays on to a later round than one that was seen; answers with its number. */
async function nextRound(page, act, seen) {
  let round;
  await playUntil(page, act, { count: async () => (round = await roundOf(page)) > seen });
  return round;
}

for (const [game, hands] of Object.entries(ACTS))
  test(`storage that fills up in a game of ${game} is told; it goes on, and is stored when there is room again`, async () => {
    const page = await device(browser);
    // The browser itself looks at its quota only every now and then.
    const fill = await prepareWorker(page, () => {
      let full = false;
      new BroadcastChannel("test").onmessage = ({ data }) => (full = data);
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...what) {
        const putting = put.apply(this, what);
        if (full) this.transaction.abort();
        return putting;
      };
    });
    await playNow(page, game);
    const act = hands();
    await nextRound(page, act, 0);
    const before = await stored(page);
    await fill(true);
    const full = page.getByText("The storage of this device is full");
    await playUntil(page, act, full);
    let round = await nextRound(page, act, await roundOf(page));
    const meanwhile = await stored(page);
    await fill(false);
    round = await nextRound(page, act, round);
    await full.waitFor({ state: "hidden" });
    assert.ok(before <= meanwhile && meanwhile < (await stored(page)));
    await page.reload();
    await settles(async () => (await roundOf(page)) >= round, true);
    // Full again, and to the end.
    await fill(true);
    await playUntil(page, act, result(page));
    await full.waitFor();
    await result(page).click();
    await checkSeal(page);
    await page.context().close();
  });

test("where the browser gives no room, that is told; the game is stored as soon as it gives some", async () => {
  const page = await device(browser);
  await page.goto(host.url);
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(host.url);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await playNow(page);
  await tray(page).waitFor();
  const full = page.getByText("The storage of this device is full");
  const act = tiring(actInBorder, 1, 3);
  await full.waitFor();
  // It lies over the board of a phone until it has been read, and is no news then.
  await page.locator(".notices").getByRole("button", { name: "Close" }).click();
  await full.waitFor({ state: "hidden" });
  await playUntil(page, act, page.getByText("Round 2"));
  assert.equal(await stored(page), 0);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await playUntil(page, act, { count: () => stored(page) });
  await playUntil(page, act, page.getByText("Round 4"));
  await page.reload();
  await page.getByText("Round 4").first().waitFor();
  await page.context().close();
});

test("a browser that keeps nothing plays all the same, and says that the game ends with the tab", async () => {
  const profile = mkdtempSync(join(tmpdir(), "hranice-profile-"));
  mkdirSync(join(profile, "Default"));
  // As when somebody forbids all cookies and site data in the settings of the browser.
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  const context = await openProfile(profile);
  const [page] = context.pages();
  page.setDefaultTimeout(PATIENCE);
  await playNow(page);
  await tray(page).waitFor();
  await page.getByText("This browser does not let us save").waitFor();
  await playUntil(page, actInBorder, page.getByText("Round 2"));
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

test("a private window says that it forgets; it plays, finds its game after a reload, and leaves nothing behind", async () => {
  const page = await device(browser, KEEPING);
  const told = page.getByText("A private window forgets it when you close it.").waitFor();
  await playNow(page);
  await told;
  await tray(page).waitFor();
  await page.reload();
  await tray(page).waitFor();
  const address = page.url();
  await page.context().close();
  const later = await device(browser, KEEPING);
  await later.goto(host.url);
  await later.getByRole("link", { name: "Play now" }).first().waitFor();
  assert.equal(await later.getByRole("link", { name: "Continue", exact: true }).count(), 0);
  await later.goto(address);
  await later.getByRole("heading", { name: "No table with this code" }).waitFor();
  await later.context().close();
});

/**
 * Runs in the worker: a clock that can be set, and with it the time for which the device has been awake. Then what was to
 * come meanwhile comes at once.
 */
function settableClock(ahead) {
  const shift = { date: ahead, awake: 0 };
  const [date, awake] = [Date.now, performance.now.bind(performance)];
  Date.now = () => date() + shift.date;
  performance.now = () => awake() + shift.awake;
  const [set, clear, waiting] = [self.setTimeout, self.clearTimeout, new Map()];
  self.setTimeout = (work, span = 0) => {
    const come = () => waiting.delete(timer) && work();
    const timer = set(come, span);
    waiting.set(timer, { come, at: performance.now() + span });
    return timer;
  };
  self.clearTimeout = (timer) => waiting.delete(timer) && clear(timer);
  new BroadcastChannel("test").onmessage = ({ data }) => {
    Object.assign(shift, data);
    for (const { come, at } of [...waiting.values()]) if (at <= performance.now()) come();
  };
}

/** A page whose clock, and that of its worker, is ahead by so much; answers with it and with what sets both clocks. */
async function aheadBy(ahead) {
  const page = await device(browser);
  await page.clock.install({ time: Date.now() + ahead });
  const tell = await prepareWorker(page, settableClock, ahead);
  const set = (date) => Promise.all([page.clock.setSystemTime(Date.now() + date), tell({ date })]);
  const pass = async (span) => {
    await page.clock.fastForward(span);
    await tell({ date: span, awake: span });
  };
  return { page, set, pass };
}

/** When the only table of this device was touched last by its own clock, in milliseconds from now. */
async function touched(page) {
  const { tables } = (await askHere(page, "GET", "/me")).json();
  assert.equal(tables.length, 1);
  return tables[0].updated - Date.now();
}

const near = (found, expected) =>
  assert.ok(Math.abs(found - expected) < HOUR, `${found} is not about ${expected}`);

for (const [game, hands] of Object.entries(ACTS))
  test(`a clock that jumps, there and back, does no harm to ${game}`, async () => {
    const { page, set } = await aheadBy(DAY);
    await playNow(page, game);
    const act = hands();
    let seen = 0;
    const next = async () => (seen = await nextRound(page, act, seen));
    await next();
    near(await touched(page), DAY);
    for (const date of [2 * DAY, -DAY]) {
      await set(date);
      await page.getByText("The clock of this device was changed, or the device slept.").waitFor();
      assert.equal(Math.round(((await page.evaluate(() => Date.now())) - Date.now()) / DAY), date / DAY);
      await next();
      // A table goes on in the time in which it was begun.
      near(await touched(page), DAY);
    }
    // The log was written by a clock that was ahead, and is read by one that is right.
    await prepareWorker(page, settableClock, 0);
    await set(0);
    await page.reload();
    await next();
    near(await touched(page), DAY);
    await page.context().close();
  });

/** Stops all that draws pages and runs their workers, as a system does that needs its processors; answers with what wakes them up. */
async function frozen() {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  assert.notEqual(renderers.length, 0);
  for (const id of renderers) {
    process.kill(id, "SIGSTOP");
    assert.match(execFileSync("ps", ["-o", "stat=", "-p", id]).toString(), /^T/);
  }
  return () => {
    for (const id of renderers) process.kill(id, "SIGCONT");
  };
}

/** Tables with ten minutes for whoever is at turn; when that is so, and what is seen when they were too late. */
const LIMITED = {
  border: {
    opening: { game: "border", house: { chairs: 2, clock: 600 } },
    turn: (page) => page.locator("p.time.mine"),
    late: (page) => page.getByText("Your time was up: the bot made this move for you."),
  },
  travel: {
    opening: { game: "travel", house: { chairs: 2 }, options: { limit: 600, show: -1 } },
    turn: (page) => page.locator(".offer.choosing"),
    // A token of each of one's two travellers was missing.
    late: (page) => page.getByText("Time is up: your token goes to").first(),
  },
};

for (const [game, { opening, turn, late }] of Object.entries(LIMITED))
  test(`a tab that is frozen for an hour wakes up too late for a turn of ${game}, is told so, and plays on`, async () => {
    const { page, pass } = await aheadBy(0);
    await page.goto(host.url);
    const code = await openTable(here(page), opening);
    await begin(here(page), new URL(`/api/tables/${code}`, page.url()).href, ["Ada"], { fill: "random" });
    await page.goto(`${host.url}#/t/${code}`);
    await playUntil(page, readsOnly, turn(page));
    assert.equal(await late(page).count(), 0);
    const wake = await frozen();
    // It learns what time it is when it wakes up.
    const passed = pass(HOUR);
    wake();
    await passed;
    await late(page).waitFor();
    await nextRound(page, ACTS[game](), 1);
    await page.context().close();
  });

for (const [game, hands] of Object.entries(ACTS))
  test(`a game of ${game} that was begun with an older version goes on, and then with the newer one`, async (context) => {
    const aging = await staticHost();
    context.after(aging.remove);
    const page = await device(browser, KEEPING);
    await page.goto(`${aging.url}#/play/${game}/now`);
    const act = hands();
    let round = await nextRound(page, act, 0);
    await page.evaluate(() => navigator.serviceWorker.ready);
    renewSite(aging.site);
    const told = page.getByText("There is a new version. This game goes on with the old one").waitFor();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await told;
    const waiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting));
    await settles(waiting, true);
    round = await nextRound(page, act, round);
    // The newer version is here and waits: a game is not taken from under whoever plays it.
    const newer = page.locator('script[src*="newer-index-"]');
    assert.equal(await newer.count(), 0);
    assert.equal(await waiting(), true);
    await page.reload();
    await newer.waitFor({ state: "attached" });
    await settles(async () => (await roundOf(page)) >= round, true);
    round = await nextRound(page, act, round);
    // And without the host, once all of the newer one is kept, the same game is there.
    const kept = () =>
      page.evaluate(async () => {
        const { waiting, installing } = await navigator.serviceWorker.getRegistration();
        return !waiting && !installing && Boolean(await caches.match("offline.json"));
      });
    await settles(kept, true);
    aging.end();
    await page.reload();
    await settles(async () => (await roundOf(page)) >= round, true);
    await page.context().close();
  });
