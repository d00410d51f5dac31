import assert from "node:assert/strict";
import { test } from "node:test";
import { settles } from "./player-actions.mjs";
import { device, openTable } from "./server-and-browser.mjs";
import { serveNewerPage } from "./newer-page.mjs";
import { browser, server } from "./shared-server.mjs";

const post = (page, path, data = {}) => page.request.post(`${server.url}/api/tables/${path}`, { data });

test("a code that nobody has: type it again, or go to the start", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/t/BCDFGHJK`);
  await page.getByRole("heading", { name: "No table with this code" }).waitFor();
  const code = await openTable(page, { game: "border", house: { chairs: 2 } });
  await page.getByLabel("Got a code?").fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase());
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("heading", { name: "Around the table" }).waitFor();
  await page.goto(`${server.url}/t/BCDFGHJK`);
  await page.getByRole("link", { name: "Home page" }).click();
  await page.getByRole("heading", { name: "Two games about borders" }).waitFor();
  await page.context().close();
});

test("a full table is looked at, a finished one shows its result, a foreign seat says whose it is", async () => {
  const [host, late] = [await device(browser), await device(browser)];
  await host.goto(server.url);
  const code = await openTable(host, { game: "travel", house: { chairs: 2 }, options: { pace: 0, show: 0 } });
  for (const bot of ["traveller:speed=100", "traveller:speed=100"]) await post(host, `${code}/bots`, { bot });
  await late.goto(`${server.url}/t/${code}`);
  await late.getByText("All seats are taken. You are welcome to watch.").waitFor();
  await settles(() => late.getByRole("button", { name: "Sit down" }).count(), 0);
  await late.getByRole("link", { name: "Open my own table" }).waitFor();
  await post(host, `${code}/start`);
  await late.getByText("You’re watching").first().waitFor();
  await late.getByRole("button", { name: "At the table" }).click();
  await late.getByText("you took it with another device or browser").waitFor();
  await late.keyboard.press("Escape");
  const result = late.getByRole("button", { name: "See the result" });
  await result.or(late.getByRole("heading", { name: / wins with |^Shared victory/ })).waitFor();
  const visitor = await device(browser);
  await visitor.goto(`${server.url}/t/${code}`);
  await visitor.getByRole("heading", { name: / wins with |^Shared victory/ }).waitFor();
  await Promise.all([host, late, visitor].map((page) => page.context().close()));
});

test("a server that is away says so, and the table opens when it is back", async () => {
  const page = await device(browser);
  await page.goto(server.url);
  const code = await openTable(page, { game: "border", house: { chairs: 2 } });
  await page.locator("h1").waitFor();
  // The part of the page for tables is there already; the server is not.
  await page.goto(`${server.url}/t/${code}`);
  await page.getByRole("heading", { name: "Around the table" }).waitFor();
  await page.getByRole("link", { name: "Hranice, home" }).click();
  await page.getByRole("heading", { name: "Two games about borders" }).waitFor();
  await server.kill();
  await page.getByLabel("Got a code?").fill(code);
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("heading", { name: "The server cannot be reached" }).waitFor();
  await server.start();
  await page.getByRole("heading", { name: "Around the table" }).waitFor();
  await page.context().close();
});

test("a page that the server has not any more loads itself anew, once, and then asks", async () => {
  const page = await device(browser);
  await page.goto(server.url);
  const code = await openTable(page, { game: "border", house: { chairs: 2 } });
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await serveNewerPage(page, server);
  await page.goto(`${server.url}/t/${code}`);
  await page.getByText("There is a new version.").waitFor();
  await settles(() => loads, 2);
  await page.getByRole("button", { name: "Load again" }).waitFor();
  await page.context().close();
});

test("an old browser, and one without JavaScript, are told what to do in four languages", async () => {
  const old = await device(browser);
  await old.addInitScript(() => {
    CSS.supports = () => false;
  });
  await old.goto(`${server.url}/t/BCDFGHJK`);
  await old.getByText("This browser is too old for Hranice.").waitFor();
  await settles(() => old.locator("#app p[lang]").count(), 4);
  assert.equal(await old.locator("main").count(), 0);
  const plain = await device(browser, { javaScriptEnabled: false });
  await plain.goto(server.url);
  const words = plain.locator("noscript p[lang]");
  await words.first().waitFor();
  assert.equal(
    await words.first().innerText(),
    "Hranice needs JavaScript. Please allow it for this page, and load the page again.",
  );
  assert.equal(await words.count(), 4);
  await Promise.all([old.context().close(), plain.context().close()]);
});

test("public tables are listed at the start, to join or to watch", async () => {
  const [host, guest] = [await device(browser), await device(browser)];
  await host.goto(server.url);
  await openTable(host, { game: "travel", house: { chairs: 2, public: true } });
  await guest.goto(server.url);
  const list = guest.getByRole("region", { name: "Public tables" });
  await list.getByRole("link", { name: "Join" }).click();
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.locator("li.mine").waitFor();
  await guest.getByRole("link", { name: "Hranice, home" }).click();
  await guest
    .getByRole("region", { name: "Continue playing" })
    .getByRole("link", { name: "Continue" })
    .waitFor();
  await Promise.all([host.context().close(), guest.context().close()]);
});
