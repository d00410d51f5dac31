// Without a server, though something answers, or nothing does; and after the server was renewed.
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { settles } from "./player-actions.mjs";
import { KEEPING, device, quietPage } from "./server-and-browser.mjs";
import { keepOffline } from "./keep-offline.mjs";
import { Proxy } from "./proxy.mjs";
import { browser, server } from "./shared-server.mjs";

let proxy, context;

/** A page of a device that has kept everything. */
async function kept() {
  if (context) return quietPage(context);
  proxy = await Proxy.started(server);
  const page = await device(browser, KEEPING);
  context = page.context();
  await keepOffline(page, proxy.url);
  return page;
}

afterEach(() => proxy?.set("forwarding"));
after(() => proxy?.end());

async function plays(page) {
  await page.goto(`${proxy.url}/play/border/now`);
  await page.locator(".tray").waitFor();
  await page.locator("p.light").getByText("On this device").waitFor();
}

const away = (page) => page.getByText("You play on this device until it is back").waitFor();

for (const [mode, what] of [
  ["server-away", "a proxy finds the server away"],
  ["silent", "nothing ever answers"],
])
  test(`one plays on this device where ${what}`, async () => {
    const page = await kept();
    proxy.set(mode);
    await page.goto(proxy.url);
    await away(page);
    await plays(page);
    await page.close();
  });

test("whoever has played without the server can do so with what a renewed one has brought", async () => {
  const page = await kept();
  proxy.set("server-away");
  await plays(page);
  const playedWith = () => page.evaluate(() => JSON.parse(localStorage.getItem("hranice.kit /")).folder);
  assert.notEqual(await playedWith(), proxy.folder);
  proxy.set("forwarding");
  await proxy.renew();
  // Who answers late on a busy machine gives way to the page that is kept.
  const showsNewer = async () => {
    await page.goto(proxy.url);
    return (await page.locator("script[type=module]").getAttribute("src")).includes("/newer-");
  };
  await settles(showsNewer, true);
  const kits = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("hranice-kit ")));
  await settles(async () => (await kits()).join(), `hranice-kit / ${proxy.folder}`);
  proxy.set("server-away");
  await plays(page);
  assert.equal(await playedWith(), proxy.folder);
  await page.close();
});
