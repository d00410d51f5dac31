// What keeps a device from playing by itself at all: each has a plain sentence, and whoever tries again gets on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Proxy } from "./proxy.mjs";
import { device, openBrowser } from "./server-and-browser.mjs";
import { staticHost } from "./static-host.mjs";

let host, proxy, browser;
before(async () => {
  [host, browser] = await Promise.all([staticHost(), openBrowser()]);
  proxy = await Proxy.started(host);
});
after(async () => {
  await browser?.close();
  await proxy?.end();
  host?.remove();
});

const tray = (page) => page.locator(".tray");
const told = (page, words) => page.getByRole("alert").getByText(words).waitFor();
const playNow = (page, url = host.url) => page.goto(`${url}#/play/border/now`);
const again = (page) => page.getByRole("button", { name: "Try again" }).click();

test("without WebAssembly a sentence says so, at every try, and everything else is there", async () => {
  const bare = await openBrowser(["--js-flags=--jitless"]);
  const page = await device(bare);
  await playNow(page);
  await told(page, "it has no WebAssembly");
  // What was said before is gone when another worker begins.
  await Promise.all([page.waitForEvent("worker"), again(page)]);
  await told(page, "it has no WebAssembly");
  await page.goto(`${host.url}#/rules/border`);
  await page.getByRole("heading", { level: 1, name: "Rules of The BORDER" }).waitFor();
  // What would be of no use is not offered to be kept, and it says why.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByText("it has no WebAssembly").waitFor();
  assert.equal(await page.getByRole("group", { name: "Keep for offline" }).count(), 0);
  await bare.close();
});

const FORBIDDEN = "does not let the page play on the device itself";

test("a worker that the host forbids is told, at every try", async () => {
  const page = await device(browser);
  await page.route(host.url, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), "content-security-policy": "worker-src 'none'" };
    await route.fulfill({ response: answer, headers });
  });
  await page.addInitScript(() => {
    window.forbidden = 0;
    addEventListener("securitypolicyviolation", () => (window.forbidden += 1));
  });
  await playNow(page);
  await told(page, FORBIDDEN);
  const before = await page.evaluate(() => window.forbidden);
  assert.notEqual(before, 0);
  await again(page);
  await page.waitForFunction((times) => window.forbidden > times, before);
  await told(page, FORBIDDEN);
  await page.context().close();
});

test("a worker that the browser forbids is told, and one plays once it is allowed and somebody tries again", async () => {
  const page = await device(browser);
  await page.addInitScript(() => {
    const { Worker } = window;
    window.allow = () => (window.Worker = Worker);
    window.Worker = function () {
      throw new DOMException("no workers here", "SecurityError");
    };
  });
  await playNow(page);
  await told(page, FORBIDDEN);
  await page.evaluate(() => window.allow());
  await again(page);
  await tray(page).waitFor();
  await page.context().close();
});

test("a download that breaks off, or is only half a file, is told, and goes on at the next try", async () => {
  const page = await device(browser);
  const failed = page.getByRole("alert").getByText("could not be fetched");
  proxy.cut(/\/pyodide\.asm\.wasm$/);
  await playNow(page, `${proxy.url}/some/games/`);
  await failed.waitFor();
  assert.equal(proxy.broken > 0, true);
  // A host on the way may also send half a file as if it were a whole one.
  proxy.cut(null);
  let halves = 0;
  await page.route(/\/hranice\.pack$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    if (halves++ > 1) return route.fulfill({ response: answer });
    return route.fulfill({ status: 200, body: body.subarray(0, body.length / 2) });
  });
  await again(page);
  await failed.waitFor({ state: "hidden" });
  await failed.waitFor();
  await again(page);
  await tray(page).waitFor();
  await page.context().close();
});
