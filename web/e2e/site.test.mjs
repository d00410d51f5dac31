// The page without a server: as a static site under a path of its own, and as it was kept when the server has gone.
import assert from "node:assert/strict";
import { cpSync, readFileSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { settles } from "./player-actions.mjs";
import { Proxy } from "./proxy.mjs";
import { KEEPING, PATIENCE, QUIET, Server, device, openBrowser, today } from "./server-and-browser.mjs";
import { exposePython, renewSite, staticHost } from "./static-host.mjs";
import { GAMES } from "./without-server.mjs";

const RULES = {
  en: "Rules of The BORDER",
  cs: "Pravidla: The BORDER",
  it: "Regole di The BORDER",
  de: "Regeln von The BORDER",
};

/** What stands above each kind of page that needs no table: before Python is there, or instead of what it tells then. */
const HEADINGS = {
  "/": "Two games about borders",
  "/play/border/options": "The BORDER",
  "/play/travel/device": "Bez hranic",
  "/rules/border": RULES.en,
  "/rules/travel": "Rules of Bez hranic",
  "/learn/border": "This is your board",
  "/learn/travel": "Look at the map",
  "/today": /^Today$|^Puzzles of/,
  "/credits": "Credits",
  [`/today/${today()}`]: /^Today$|^Puzzles of/,
  [`/today/${today()}/border/1`]: /^The BORDER$|What do you/,
  "/replay": "Watch a replay",
  "/lands": "Maps and boards",
  "/games": "Your games",
  "/move": "Continue on this device",
  "/referee": "Referee for the real Bez hranic",
  "/train": "Learn the borders",
  "/gallery/common": "Parts",
  "/replay/0BCDFGHJK": "Watch a replay",
  "/no/such/page": "The map ends here",
};

/** What is only about a table: see soak/on-this-device. */
const OF_A_TABLE = ["/t/:code", "/watch/:code", "/blog/:code/:seat"];

/** The patterns of all pages, as the router and the games write them. */
function patterns() {
  const source = (name) => readFileSync(new URL(`../src/${name}`, import.meta.url), "utf8");
  const own = source("shell/router.ts").matchAll(/^  \["(\/[^"]*)", \(\) => import/gm);
  const ofGames = Object.keys(GAMES).flatMap((game) => [
    ...source(`games/${game}/index.ts`).matchAll(/\bpath: "(\/[^"]*)"/g),
  ]);
  return [...own, ...ofGames].map(([, pattern]) => pattern);
}

/** Runs in the page: whether a click on a link, with the key for another window held, is left to the browser. */
function isLeftToBrowser(link) {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  let isLeft;
  const look = (event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  link.dispatchEvent(click);
  return isLeft;
}

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

/** Whatever a page asks its host for in vain from now on. */
function lostBy(page) {
  const lost = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) lost.push(answer.url());
  });
  return lost;
}

test("a static site shows every page under a path, also after a reload", async (context) => {
  const isOpened = (pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
    return Object.keys(HEADINGS).some((path) => shape.test(path));
  };
  assert.deepEqual(
    patterns().filter((pattern) => !isOpened(pattern)),
    OF_A_TABLE,
  );
  const host = await staticHost();
  context.after(host.remove);
  const page = await device(browser, KEEPING);
  const lost = lostBy(page);
  await page.goto(host.url);
  for (const [path, heading] of Object.entries(HEADINGS)) {
    const address = `${host.url}#${path}`;
    // What a coach says stands beside a table, above which there is the name of its game.
    const shown = page.locator("h1, aside h2").filter({ hasText: heading }).first();
    await page.goto(address);
    await shown.waitFor({ state: "attached" });
    await page.reload();
    await shown.waitFor({ state: "attached" });
    assert.equal(page.url(), address);
  }
  assert.deepEqual(lost, []);
  await page.context().close();
});

test("a static site goes back and forth, and leaves to the browser what is to open elsewhere", async (context) => {
  const host = await staticHost();
  context.after(host.remove);
  const page = await device(browser, KEEPING);
  const lost = lostBy(page);
  const title = (text) => page.getByRole("heading", { level: 1, name: text }).waitFor();

  await page.goto(host.url);
  await title("Two games about borders");
  await page.getByRole("link", { name: RULES.en }).first().click();
  await title(RULES.en);
  assert.equal(page.url(), `${host.url}#/rules/border`);
  await page.reload();
  await title(RULES.en);
  await page.locator("section:has(#B23) figure svg").first().waitFor();
  await page.getByRole("link", { name: "Referee" }).click();
  await page.locator(".map svg").first().waitFor();
  await page.goBack();
  await title(RULES.en);
  await page.goForward();
  await page.locator(".map svg").first().waitFor();
  await page.reload();
  await page.locator(".map svg").first().waitFor();

  // An address that was sent to somebody, with a rule to point out.
  const other = await page.context().newPage();
  await other.goto(`${host.url}#/rules/travel#T27`);
  await other.locator("#T27.pointed").waitFor();
  await other.close();
  // What is to open in a window of its own is left to the browser, with the address that it needs there. No window is
  // opened: now and then this browser breaks down in one that it opens by itself.
  const credits = page.locator('footer a[href="#/credits"]');
  assert.equal(await credits.evaluate((link) => link.href), `${host.url}#/credits`);
  assert.equal(await credits.evaluate(isLeftToBrowser), true);
  // The link past the header leaves the address alone.
  const before = page.url();
  await page.locator("a.skip").press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.id), "content");
  assert.equal(page.url(), before);
  assert.deepEqual(lost, []);
  await page.context().close();
});

test("friends meet at the server that a static site names; without one nothing of the kind is offered", async (context) => {
  const server = await Server.started();
  context.after(() => server.end());
  for (const named of [null, server.url]) {
    const host = await staticHost(named ? ["--server", named] : []);
    context.after(host.remove);
    const page = await device(browser, QUIET);
    await page.goto(host.url);
    // What a link leads to is put right when the page has begun.
    await page.locator('a[href="#/play/travel/device"]').waitFor();
    const friends = page.getByRole("link", { name: "With friends" });
    const code = page.getByLabel("Got a code?");
    assert.deepEqual([await friends.count(), await code.count()], named ? [2, 1] : [0, 0]);
    if (named) {
      await code.fill("bcdf ghjk");
      await page.getByRole("button", { name: "Join" }).click();
      await page.waitForURL(`${named}/t/BCDFGHJK`);
      await page.goto(host.url);
      await friends.first().click();
      await page.waitForURL(new RegExp(`^${named}/t/[1-9A-Z]`));
    }
    await page.context().close();
  }
});

test("a game goes on after Python has broken down, which is told", async (context) => {
  const host = await staticHost();
  context.after(host.remove);
  exposePython(host.site);
  const page = await device(browser, QUIET);
  await page.goto(`${host.url}#/play/border/now`);
  await page.locator(".tray").waitFor();
  const [worker] = page.workers();
  // Nothing answers any more, not even this.
  void worker.evaluate(() => self.python.runPython("import os; os.abort()")).catch(() => undefined);
  await page.getByText("Playing on this device could not begin").waitFor();
  const anew = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load again" }).click();
  await anew;
  await page.locator(".tray").waitFor();
  await page.context().close();
});

/** Waits until the service worker has kept the page. */
async function kept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, {
    timeout: PATIENCE,
  });
}

/** Whether the outlines of a map are kept; the script that fetches them always is. */
function keepsMap(page, name) {
  return page.evaluate(async (start) => {
    const caching = (await caches.keys()).map((each) => caches.open(each));
    const keys = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()));
    return keys.flat().some(({ url }) => url.includes(start) && url.endsWith(".json"));
  }, `/assets/${name}-`);
}

test("what was loaded once is there without the server: home, rules in all languages, the map that was used", async (context) => {
  const server = await Server.started();
  context.after(() => server.end());
  const page = await device(browser, KEEPING);
  await page.goto(`${server.url}/referee`);
  await page.locator(".map svg").first().waitFor();
  await kept(page);
  await settles(() => keepsMap(page, "europe"), true);
  await server.kill();

  await page.reload();
  await page.locator(".map svg").first().waitFor();
  await page.goto(server.url);
  await page.getByRole("heading", { level: 1, name: "Two games about borders" }).waitFor();
  for (const [language, title] of Object.entries(RULES)) {
    await page.evaluate(
      (kept) => localStorage.setItem("hranice.settings", JSON.stringify({ language: kept })),
      language,
    );
    await page.goto(`${server.url}/rules/border`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  }
  await page.context().close();
});

/** How many files of a kit are kept, and whether it counts as a whole one. */
function keptFiles(page) {
  return page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("hranice-kit "));
    const keys = name ? await (await caches.open(name)).keys() : [];
    return {
      files: keys.filter(({ url }) => url.includes("/offline/")).length,
      whole: keys.some(({ url }) => url.endsWith("offline.json")),
    };
  });
}

/** Opens the settings, and chooses there whether all is to be kept. */
async function keepAll(page, what) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("group", { name: "Keep for offline" }).getByRole("radio", { name: what }).click();
}

const isKept = (page) => page.getByText("Kept on this device").waitFor();

test("what was cut short at a map is not said to be kept, and goes on; a map that is drawn anew comes with its page", async (context) => {
  const host = await staticHost();
  context.after(host.remove);
  const page = await device(browser, KEEPING);
  await page.goto(host.url);
  await kept(page);
  const assets = join(host.site, "assets");
  const usa = join(
    assets,
    readdirSync(assets).find((name) => /^usa-.*json$/.test(name)),
  );
  renameSync(usa, `${usa}.away`);
  await keepAll(page, "On");
  await page.getByText("Not everything could be fetched").waitFor();
  assert.equal((await keptFiles(page)).whole, true);
  assert.equal(await page.getByText("Kept on this device").count(), 0);
  renameSync(`${usa}.away`, usa);
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  await isKept(page);

  renewSite(host.site);
  await page.goto("about:blank");
  await page.goto(host.url);
  await settles(() => keepsMap(page, "newer-usa"), true);
  await settles(
    () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)),
    false,
  );
  await host.end();
  await page.goto("about:blank");
  await page.goto(`${host.url}#/referee?map=usa`);
  await page.locator('.slot option[value="WY"]').first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Settings" }).click();
  await isKept(page);
  await page.context().close();
});

test("two sites in folders of one host do not touch what the other keeps", async (context) => {
  const host = await staticHost();
  context.after(host.remove);
  const other = new URL("../other/", host.url).href;
  cpSync(host.site, join(host.site, "../other"), { recursive: true });
  const page = await device(browser, KEEPING);
  await page.goto(host.url);
  await kept(page);
  await keepAll(page, "On");
  await isKept(page);
  // Both share what was chosen: the other keeps all by itself, and is told not to.
  await page.goto(other);
  await kept(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await isKept(page);
  await page.getByRole("radio", { name: "Off" }).last().click();
  await page.getByText(/About [\d.]+\sMB/).waitFor();
  await host.end();
  await page.goto("about:blank");
  await page.goto(host.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await isKept(page);
  await page.goto("about:blank");
  await page.goto(`${host.url}#/play/border/now`);
  await page.locator(".tray").waitFor();
  await page.context().close();
});

test("a page that is older than its host begins no game with what a newer one needs: it is loaded anew before", async (context) => {
  const host = await staticHost();
  context.after(host.remove);
  const page = await device(browser, KEEPING);
  await page.goto(host.url);
  await kept(page);
  renewSite(host.site);
  await page.locator('a[href="#/play/border/now"]').click();
  await page.locator(".tray").waitFor();
  const script = await page.locator("script[type=module]").getAttribute("src");
  assert.match(script, /newer-index-/);
  await page.context().close();
});

test("what runs tables is fetched only when it is wanted, goes on when it was cut short, and can be removed", async (context) => {
  const server = await Server.started();
  context.after(() => server.end());
  const proxy = await Proxy.started(server);
  context.after(() => proxy.end());
  const page = await device(browser, KEEPING);
  await page.goto(proxy.url);
  await kept(page);
  const kit = await (await fetch(`${server.url}/offline.json`)).json();
  assert.deepEqual(await keptFiles(page), { files: 0, whole: false });
  const open = async () => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("group", { name: "Keep for offline" }).waitFor();
  };
  const choose = (what) =>
    page.getByRole("group", { name: "Keep for offline" }).getByRole("radio", { name: what }).click();
  assert.equal(await keepsMap(page, "usa"), false);
  await open();
  await page.getByText(/About [\d.]+\sMB/).waitFor();

  // The server is away when it is wanted.
  await server.kill();
  await choose("On");
  await page.getByText("Not everything could be fetched").waitFor();
  assert.equal(await page.getByRole("radio", { name: "Off", checked: true }).last().isVisible(), true);
  assert.deepEqual(await keptFiles(page), { files: 0, whole: false });
  // The last file breaks off half way; the page goes on by itself when it is opened again.
  await server.start();
  const last = kit.files.at(-1).name;
  proxy.cut(new RegExp(`/${last.replaceAll(".", "\\.")}$`));
  await choose("On");
  await settles(() => proxy.broken, 1);
  await page.getByText("Not everything could be fetched").waitFor();
  assert.deepEqual(await keptFiles(page), { files: kit.files.length - 1, whole: false });
  proxy.cut(null);
  await page.reload();
  await open();
  await page.getByText("Kept on this device").waitFor();
  assert.deepEqual(await keptFiles(page), { files: kit.files.length, whole: true });

  // All maps are there as well, also one that was never looked at, and what is kept is there when the server is not.
  await server.kill();
  await page.goto(`${proxy.url}/referee?map=usa`);
  await page.locator(".map svg").first().waitFor();
  await page.locator('.slot option[value="WY"]').first().waitFor({ state: "attached" });
  const sizes = await page.evaluate(async ({ folder, files }) => {
    const answers = files.map(
      async ({ name }) => (await (await fetch(`/${folder}${name}`)).arrayBuffer()).byteLength,
    );
    return Promise.all(answers);
  }, kit);
  assert.deepEqual(
    sizes,
    kit.files.map(({ size }) => size),
  );
  await open();
  await choose("Off");
  await settles(
    () => page.evaluate(async () => (await caches.keys()).join().includes("hranice-kit ")),
    false,
  );
  await page.context().close();
});

test("a newer server is never hidden by what an older one left behind", async (context) => {
  const server = await Server.started();
  context.after(() => server.end());
  const page = await device(browser, KEEPING);
  await page.goto(server.url);
  await kept(page);
  // As if a version of long ago had been kept: its document leads to scripts that no server has any more.
  await page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("hranice-page "));
    const cache = await caches.open(name);
    await cache.put(
      "/index.html",
      new Response("<h1>of old</h1>", { headers: { "content-type": "text/html" } }),
    );
  });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Two games about borders" }).waitFor();
  await page.context().close();
});

test("a newer version waits while somebody plays on an older one, and takes over at home", async (context) => {
  const host = await staticHost();
  context.after(host.remove);
  const page = await device(browser, KEEPING);
  await page.goto(`${host.url}#/rules/border`);
  await page.locator("h1").waitFor();
  await kept(page);
  renewSite(host.site);
  const isNewer = async () =>
    (await page.locator("script[type=module]").getAttribute("src")).startsWith("./assets/newer-index-");
  const registration = (what) =>
    page.evaluate(async (state) => Boolean((await navigator.serviceWorker.getRegistration())[state]), what);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await settles(() => registration("waiting"), true);
  // The older page is whole: what it has not shown yet is not on the host any more.
  await page.evaluate(() => (location.hash = "#/credits"));
  await page.locator("h1", { hasText: "Credits" }).waitFor();
  assert.equal(await isNewer(), false);
  assert.equal(await registration("waiting"), true);

  await page.locator("a.brand").click();
  await settles(isNewer, true);
  // The newer one takes over at once, or when nobody is here any more: what the older one has begun it may end.
  await page.goto("about:blank");
  await page.goto(host.url);
  await settles(() => registration("waiting"), false);
  // What the older one kept is gone.
  const keepers = () => page.evaluate(async () => (await caches.keys()).length);
  await settles(keepers, 1);
  host.end();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Two games about borders" }).waitFor();
  assert.equal(await isNewer(), true);
  await page.context().close();
});
