// The example, a game of another package, which the page knows nothing of: found, played and replayed on the plain
// table.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { playUntil, settles } from "./player-actions.mjs";
import { HRANICE, PHONE, Server, device, openBrowser } from "./server-and-browser.mjs";
import { inspectedInTurn } from "./inspecting.mjs";
import { enterOnce } from "./keys.mjs";

const PIG = fileURLToPath(new URL("../../examples/pig", import.meta.url));
let folder, server, browser;

/** Builds the package and installs it into a folder beside the others; nothing is fetched. */
function installed() {
  folder = mkdtempSync(join(tmpdir(), "hranice-package-"));
  const alone = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"];
  const pip = ["-m", "pip", "install", "-q", ...alone, "--target", folder, PIG];
  execFileSync(join(dirname(HRANICE), "python"), pip, { stdio: "inherit" });
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

const roll = (page) => page.getByRole("button", { name: "Roll", exact: true });
const hold = (page) => page.getByRole("button", { name: "Hold", exact: true });
const result = (page) => page.getByRole("button", { name: "See the result" });
const gameCard = (page) => page.locator(".game-card", { has: page.getByRole("heading", { name: "Pig" }) });

/** What the table says under a name. */
const value = (page, name) =>
  page
    .locator("dl > div", { has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) })
    .locator("dd")
    .first();

/** The table waits for the first seat, the host's: buttons that were offered before may still stand there. */
async function isDue(page) {
  const read = ["turn", "rolling"].map((name) => value(page, name).innerText());
  return String(await Promise.all(read)) === "0,No" && (await hold(page).count()) > 0;
}

/** Rolls once in a turn, and holds. */
async function wanted(page) {
  return (await value(page, "pot").innerText()) === "0" ? roll(page) : hold(page);
}

async function tapMove(page) {
  if (!(await hold(page).count())) return false;
  await (await wanted(page)).click({ timeout: 1000 });
  return true;
}

/** From the last move to the result, the envelope and the replay, with nothing broken. */
async function checkEnd(page) {
  await result(page).click();
  await page.locator(".podium b").first().waitFor();
  assert.equal(await page.getByRole("button", { name: "Analyse the game" }).count(), 0);
  await page.getByRole("button", { name: "Open and check" }).click();
  await page.getByText("The seal is intact").waitFor();
  await page.getByText("so it did not check the results").waitFor();
  await inspectedInTurn(page, "the end of a plain game");
  await page.getByRole("link", { name: "Watch replay" }).click();
  await page.locator(".told").waitFor({ state: "attached" });
  await page.keyboard.press("End");
  await page
    .locator(".told")
    .getByText(/ holds? and keeps? \d+ points\.$/)
    .waitFor();
  await inspectedInTurn(page, "the replay of a plain game");
}

test("somebody else's game stands on the home page and is played against bots on a phone", async () => {
  const page = await device(browser, PHONE);
  await page.goto(server.url);
  await gameCard(page).getByText("2–4 players").waitFor();
  assert.equal(await gameCard(page).getByRole("link").count(), 4, "there is nothing to learn");
  await inspectedInTurn(page, "home with another game");
  await page.setViewportSize(PHONE.viewport);
  await gameCard(page).getByRole("link", { name: "Play now" }).click();
  await hold(page).waitFor();
  await page.getByRole("heading", { name: "Pig" }).waitFor();
  const height = await roll(page).evaluate((button) => button.getBoundingClientRect().height);
  assert.ok(height >= 44, `a move is ${height} pixels high`);
  await inspectedInTurn(page, "a plain table");
  await playUntil(page, tapMove, result(page));
  await page
    .getByText(/^(You roll a \d|A one: you lose \d+ points)\.$/)
    .first()
    .waitFor();
  await checkEnd(page);
  await page.context().close();
});

test("friends agree on its options in the lobby, and play on a big screen", async () => {
  const [host, guest] = [await device(browser), await device(browser)];
  await host.goto(`${server.url}/play/pig/friends`);
  await host.getByLabel("A one loses all points").selectOption("true");
  await inspectedInTurn(host, "the lobby of a plain game");
  await guest.goto(host.url());
  await guest.getByText("A one loses all points").waitFor();
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
  await enterOnce(page, gameCard(page).getByRole("link", { name: "Play now" }));
  await hold(page).waitFor();
  const atMoves = () =>
    page.evaluate(() => document.querySelector(".moves").contains(document.activeElement));
  for (let turns = 0; ; turns += 1) {
    await settles(async () => (await result(page).count()) > 0 || (await isDue(page)), true);
    if (await result(page).count()) break;
    if (turns) assert.ok(await atMoves(), "the focus is lost");
    await enterOnce(page, await wanted(page));
    await settles(async () => (await result(page).count()) > 0 || (await atMoves()), true);
    // In the list alone: the sentence that is read aloud stays until the next one, and would count twice.
    await page
      .locator(".happened li", { hasText: /^(You |A one: you )/ })
      .nth(turns)
      .waitFor();
  }
  await enterOnce(page, result(page));
  await page.locator(".podium b").first().waitFor();
  await page.context().close();
});

test("who speaks another language has page and game in it", async () => {
  const page = await device(browser, { locale: "de-DE" });
  await page.goto(`${server.url}/play/pig/friends`);
  await page.getByLabel("Punkte zum Sieg").waitFor();
  await page.getByLabel("Eine Eins kostet alle Punkte").waitFor();
  await page.getByRole("heading", { name: "Spieloptionen" }).waitFor();
  await page.context().close();
});
