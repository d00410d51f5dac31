// A game of another package, which the page knows nothing of: found, played and replayed on the plain table.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { playUntil, settles } from "./hands.mjs";
import { PHONE, Server, device, openBrowser } from "./house.mjs";
import { inspectedTwice } from "./inspecting.mjs";
import { enterOnce } from "./keys.mjs";

let folder, server, browser;

/** Installs the package as pip would have done: the module, and what it says of itself. */
function installed() {
  folder = mkdtempSync(join(tmpdir(), "hranice-package-"));
  cpSync(fileURLToPath(new URL("nim", import.meta.url)), join(folder, "hranice_nim"), { recursive: true });
  const about = join(folder, "hranice_nim-1.0.dist-info");
  mkdirSync(about);
  writeFileSync(join(about, "METADATA"), "Metadata-Version: 2.1\nName: hranice-nim\nVersion: 1.0\n");
  writeFileSync(join(about, "entry_points.txt"), "[hranice.games]\nnim = hranice_nim:NIM\n");
  return folder;
}

before(async () => {
  [server, browser] = await Promise.all([Server.started(installed()), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const move = (page) => page.getByRole("button", { name: /^Take · sticks: / }).first();
const result = (page) => page.getByRole("button", { name: "See the result" });
const poster = (page) => page.locator(".poster", { has: page.getByRole("heading", { name: "Nim" }) });

async function tapMove(page) {
  if (await move(page).count()) await move(page).click({ timeout: 1000 });
}

/** From the last move to the result, the envelope and the replay, with nothing broken. */
async function checkEnd(page) {
  await result(page).click();
  await settles(() => page.locator(".podium b").count(), 3);
  assert.equal(await page.getByRole("button", { name: "Analyse the game" }).count(), 0);
  await page.getByRole("button", { name: "Open and check" }).click();
  await page.getByText("The seal is intact").waitFor();
  await page.getByText("so it did not check the results").waitFor();
  await inspectedTwice(page, "the end of a plain game");
  await page.getByRole("link", { name: "Watch replay" }).click();
  await page
    .locator(".told")
    .getByText(/^Began · seat: /)
    .waitFor();
  await page.keyboard.press("End");
  await page
    .locator(".told")
    .getByText(/ takes? \d\.$/)
    .waitFor();
  await inspectedTwice(page, "the replay of a plain game");
}

test("somebody else's game stands on the home page and is played against bots on a phone", async () => {
  const page = await device(browser, PHONE);
  await page.goto(server.url);
  await poster(page).getByText("2–3 players").waitFor();
  assert.equal(await poster(page).getByRole("link").count(), 4, "there is nothing to learn");
  await inspectedTwice(page, "home with another game");
  await page.setViewportSize(PHONE.viewport);
  await poster(page).getByRole("link", { name: "Play now" }).click();
  await move(page).waitFor();
  await page.getByRole("heading", { name: "Nim" }).waitFor();
  const height = await move(page).evaluate((button) => button.getBoundingClientRect().height);
  assert.ok(height >= 44, `a move is ${height} pixels high`);
  await inspectedTwice(page, "a plain table");
  await playUntil(page, tapMove, result(page));
  await page
    .getByText(/^You take \d\.$/)
    .first()
    .waitFor();
  await checkEnd(page);
  await page.context().close();
});

test("friends agree on its options in the lobby, and play on a big screen", async () => {
  const [host, guest] = [await device(browser), await device(browser)];
  await host.goto(`${server.url}/play/nim/friends`);
  await host.getByLabel("Sticks on the table").selectOption("5");
  await host.getByRole("checkbox", { name: "Long arms" }).check();
  await inspectedTwice(host, "the lobby of a plain game");
  await guest.goto(host.url());
  await guest.getByText("Long arms").waitFor();
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.locator('li[data-seat="1"]').waitFor();
  await host.getByRole("link", { name: "Big screen" }).waitFor();
  const screen = await device(browser);
  await screen.goto(host.url().replace("/t/", "/watch/"));
  await screen.getByRole("img", { name: "The link as a QR code" }).waitFor();
  await host.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([host, guest].map((page) => playUntil(page, tapMove, result(page))));
  // Nobody touches the screen: result and next table come by themselves.
  await settles(() => screen.locator(".podium b").count(), 2);
  await result(host).click();
  await host.getByRole("button", { name: "Play again" }).click();
  await host.locator(".lobby").waitFor();
  await screen.getByRole("img", { name: "The link as a QR code" }).waitFor();
  assert.equal(screen.url(), host.url().replace("/t/", "/watch/"));
  for (const page of [host, guest, screen]) await page.context().close();
});

test("a whole plain game by keyboard alone: whoever has moved stays at the moves", async () => {
  const page = await device(browser);
  await page.goto(server.url);
  await enterOnce(page, poster(page).getByRole("link", { name: "Play now" }));
  await move(page).waitFor();
  const atMoves = () =>
    page.evaluate(() => document.querySelector(".moves").contains(document.activeElement));
  for (let turns = 0; ; turns += 1) {
    await Promise.race([move(page).waitFor(), result(page).waitFor()]);
    if (await result(page).count()) break;
    if (turns) assert.ok(await atMoves(), "the focus is lost");
    await enterOnce(page, move(page));
    await settles(async () => (await result(page).count()) > 0 || (await atMoves()), true);
    await page
      .getByText(/^You take \d\.$/)
      .nth(turns)
      .waitFor();
  }
  await enterOnce(page, result(page));
  await page.locator(".podium b").first().waitFor();
  await page.context().close();
});

test("who speaks another language has the page in it, and the game in what it has", async () => {
  const page = await device(browser, { locale: "de-DE" });
  await page.goto(`${server.url}/play/nim/friends`);
  await page.getByLabel("Sticks on the table").waitFor();
  await page.getByRole("checkbox", { name: "Long arms" }).waitFor();
  await page.getByRole("heading", { name: "Spieloptionen" }).waitFor();
  await page.context().close();
});
