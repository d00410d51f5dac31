// What can go wrong when a device plays by itself: each has a plain sentence, and nothing is lost by it.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { actInBorder, actInTravel, playUntil, settles, tiring } from "../player-actions.mjs";
import { KEEPING, PATIENCE, device, openBrowser, openProfile } from "../server-and-browser.mjs";
import { renewSite, staticHost } from "../static-host.mjs";
import { checkSeal, result } from "../without-server.mjs";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let host, browser;
before(async () => ([host, browser] = await Promise.all([staticHost(), openBrowser()])));
after(async () => {
  await browser?.close();
  host?.remove();
});

const tray = (page) => page.locator(".tray");
const again = (page) => page.getByRole("button", { name: "Try again" });
const playNow = (page, game = "border") => page.goto(`${host.url}#/play/${game}/now`);

/** Has the worker of a page begin with a script of ours, and answers with what tells it something: its world is out of reach. */
async function prepareWorker(page, script, given) {
  await page.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
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

test("without WebAssembly a sentence says so, and everything else is there", async () => {
  const bare = await openBrowser(["--js-flags=--jitless"]);
  const page = await device(bare);
  await playNow(page);
  await page.getByRole("alert").getByText("it has no WebAssembly").waitFor();
  await again(page).click();
  await page.getByRole("alert").getByText("it has no WebAssembly").waitFor();
  await page.goto(`${host.url}#/rules/border`);
  await page.getByRole("heading", { level: 1, name: "Rules of The BORDER" }).waitFor();
  // What would be of no use is not offered to be kept, and it says why.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByText("it has no WebAssembly").waitFor();
  assert.equal(await page.getByRole("group", { name: "Keep for offline" }).count(), 0);
  await bare.close();
});

test("a forbidden worker is told, and tried anew when somebody asks for it", async () => {
  const page = await device(browser);
  const barred = async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), "content-security-policy": "worker-src 'none'" };
    await route.fulfill({ response: answer, headers });
  };
  await page.route(host.url, barred);
  await playNow(page);
  await page.getByRole("alert").getByText("does not let the page play on the device itself").waitFor();
  await page.unroute(host.url, barred);
  await page.reload();
  await tray(page).waitFor();
  await page.context().close();
});

test("a download that is cut short is told, and goes on at the next try", async () => {
  const page = await device(browser);
  let cut = true;
  await page.route(/\/pyodide\.asm\.wasm$/, (route) => (cut ? route.abort() : route.continue()));
  await playNow(page);
  const told = page.getByRole("alert").getByText("could not be fetched");
  await told.waitFor();
  // A host on the way may also send half a file as if it were a whole one.
  cut = false;
  let halves = 0;
  await page.route(/\/hranice\.pack$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    if (halves++ > 1) return route.fulfill({ response: answer });
    return route.fulfill({ status: 200, body: body.subarray(0, body.length / 2) });
  });
  await again(page).click();
  await told.waitFor({ state: "hidden" });
  await told.waitFor();
  await again(page).click();
  await tray(page).waitFor();
  await page.context().close();
});

test("storage that fills up in a game is told; the game goes on, and is stored when there is room again", async () => {
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
  await playNow(page);
  await tray(page).waitFor();
  const before = await stored(page);
  await fill(true);
  const full = page.getByText("The storage of this device is full");
  const act = tiring(actInBorder, 1, 3);
  await playUntil(page, act, full);
  const round = Number((await page.locator("main").innerText()).match(/Round (\d+)/)[1]);
  await playUntil(page, act, page.getByText(`Round ${round + 1}`));
  const meanwhile = await stored(page);
  await fill(false);
  await playUntil(page, act, page.getByText(`Round ${round + 2}`));
  await full.waitFor({ state: "hidden" });
  assert.ok(before <= meanwhile && meanwhile < (await stored(page)));
  await page.reload();
  await page
    .getByText(`Round ${round + 2}`)
    .first()
    .waitFor();
  // Full again, and to the end.
  await fill(true);
  await playUntil(page, act, result(page));
  await full.waitFor();
  await result(page).click();
  await checkSeal(page);
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

test("a private window plays, finds its game after a reload, and leaves nothing behind", async () => {
  const page = await device(browser, KEEPING);
  await playNow(page);
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

/** Runs in the worker: a clock that can be set, and with it the time for which the device has been awake. */
function settableClock(ahead) {
  const shift = { date: ahead, awake: 0 };
  const [date, awake] = [Date.now, performance.now.bind(performance)];
  Date.now = () => date() + shift.date;
  performance.now = () => awake() + shift.awake;
  new BroadcastChannel("test").onmessage = ({ data }) => Object.assign(shift, data);
}

for (const [game, act] of Object.entries({ border: tiring(actInBorder, 1, 3), travel: actInTravel }))
  test(`a clock that jumps, there and back, and a tab frozen for an hour do no harm to ${game}`, async () => {
    const page = await device(browser);
    const jump = await prepareWorker(page, settableClock, DAY);
    await playNow(page, game);
    let seen = 0;
    const round = async () =>
      Number((await page.locator("main").innerText()).match(/ound \(?(\d+)/)?.[1] ?? 0);
    const next = async () => {
      await playUntil(page, act, { count: async () => (await round()) > seen });
      seen = await round();
    };
    await next();
    for (const date of [2 * DAY, -DAY]) {
      await jump({ date });
      await next();
    }
    // The log was written by a clock that was ahead, and is read by one that is right.
    await prepareWorker(page, settableClock, 0);
    await page.reload();
    await next();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
    await jump({ date: HOUR, awake: HOUR });
    await devtools.send("Page.setWebLifecycleState", { state: "active" });
    await next();
    await page.context().close();
  });

test("a game that was begun with an older version goes on, and then with the newer one", async (context) => {
  const aging = await staticHost();
  context.after(aging.remove);
  const page = await device(browser, KEEPING);
  await page.goto(`${aging.url}#/play/border/now`);
  await tray(page).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  renewSite(aging.site);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  const act = tiring(actInBorder, 1, 3);
  const waiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting));
  await settles(waiting, true);
  await playUntil(page, act, page.getByText("Round 2"));
  // The newer version is here and waits: a game is not taken from under whoever plays it.
  const newer = page.locator('script[src*="newer-index-"]');
  assert.equal(await newer.count(), 0);
  assert.equal(await waiting(), true);
  await page.reload();
  await newer.waitFor({ state: "attached" });
  await playUntil(page, act, page.getByText("Round 3"));
  // And without the host, once all of the newer one is kept, the same game is there.
  const kept = () =>
    page.evaluate(async () => {
      const { waiting, installing } = await navigator.serviceWorker.getRegistration();
      return !waiting && !installing && Boolean(await caches.match("offline.json"));
    });
  await settles(kept, true);
  aging.end();
  await page.reload();
  await page.getByText("Round 3").first().waitFor();
  await page.context().close();
});
