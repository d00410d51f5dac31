// What a static site offers beside a game against bots: everything happens on this device, also when the host is gone.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { boardFile, chessboard, drop, packLike } from "./dropped-files.mjs";
import { actInBorder, actInTravel, liftsCurtain, playUntil, readsOnly } from "./player-actions.mjs";
import { keepOffline } from "./keep-offline.mjs";
import { HRANICE, KEEPING, device, openBrowser, quietPage } from "./server-and-browser.mjs";
import { staticHost } from "./static-host.mjs";
import { analyse } from "./without-server.mjs";

/** `context` is a device that has kept all of the site, whose host is gone then. */
let host, browser, context;
before(async () => ([host, browser] = await Promise.all([staticHost(), openBrowser()])));
after(async () => {
  await browser?.close();
  host?.remove();
});

/** A page of that device. */
async function kept() {
  if (context) return quietPage(context);
  const page = await device(browser, KEEPING);
  context = page.context();
  await keepOffline(page, host.url);
  await host.end();
  await assert.rejects(fetch(host.url));
  await page.goto("about:blank");
  return page;
}

const at = (path) => `${host.url}#${path}`;
const option = (page, name) => page.getByLabel(name, { exact: true });
const start = (page) => page.getByRole("button", { name: "Start the game" }).click();

test("while Python comes the page is alive: what will be played is shown, its rules open, and one goes elsewhere", async () => {
  const page = await device(browser);
  let release;
  let held = 0;
  const released = new Promise((done) => (release = done));
  await page.route(/\/pyodide\.asm\.wasm$/, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  const inMain = page.getByRole("main");
  for (const [game, title] of [
    ["border", "The BORDER"],
    ["travel", "Bez hranic"],
  ]) {
    await page.goto(at("/"));
    await inMain.locator(`a[href="#/play/${game}/now"]`).click();
    await inMain.getByRole("heading", { level: 1, name: title }).waitFor();
    await inMain.getByText("The game is on its way").waitFor();
    await inMain.locator(".art svg").first().waitFor();
    await inMain.getByRole("progressbar", { name: "Fetched for playing on this device" }).waitFor();
    await inMain.getByText(/^\S+\sof\s\S+\sMB$/).waitFor();
    await inMain.getByRole("link", { name: "Rules", exact: true }).click();
    const rules = page.getByRole("dialog", { name: `Rules of ${title}` });
    await rules.locator("figure svg").first().waitFor();
    await page.keyboard.press("Escape");
    await rules.waitFor({ state: "hidden" });
  }
  assert.equal(held, 1);
  release();
  await page.locator(".study [data-spot]").first().waitFor();
  await page.context().close();
});

/** The record of a game that was played elsewhere. */
function recorded(game, bots, options) {
  const folder = mkdtempSync(join(tmpdir(), "hranice-records-"));
  const words = ["--bots", bots, "--games", "1", "--seed", "1", "--json", "--record", folder];
  execFileSync(HRANICE, ["simulate", game, ...words, "--options", JSON.stringify(options)]);
  const [name] = readdirSync(folder);
  const record = readFileSync(join(folder, name), "utf8");
  rmSync(folder, { recursive: true });
  return record;
}

test("the referee has bill and route", async () => {
  const page = await kept();
  await page.goto(at("/referee"));
  await page.getByRole("radio", { name: "5", exact: true }).check();
  for (const [slot, state] of ["CZ", "ES", "DE", "FR"].entries())
    await page.locator(".slot select").nth(slot).selectOption(state);
  await page.locator(".bill tfoot td").first().waitFor();
  await page.locator(".map .journey").first().waitFor({ state: "attached" });
  await page.close();
});

for (const [game, bots, options] of [
  ["border", "greedy,greedy,greedy", {}],
  ["travel", "traveller,traveller,traveller", { show: 5000 }],
])
  test(`a dropped record of ${game} is refused in words if it was forged, else shown and analysed`, async () => {
    const page = await kept();
    const record = recorded(game, bots, options);
    const forged = record.replace(/"outcome":\[(\d)/, (_, drawn) => `"outcome":[${Number(drawn) + 1}`);
    assert.notEqual(forged, record);
    await page.goto(at("/replay"));
    await page.locator("input[type=file]").waitFor({ state: "attached" });
    await drop(page, ["game.jsonl", forged]);
    await page.getByText(/not sound: line \d+/).waitFor();
    await drop(page, ["game.jsonl", record]);
    await page.getByRole("button", { name: "To the end" }).click();
    await page.locator(".told").getByText("game is over").waitFor();
    await analyse(page);
    await page.close();
  });

/** Three who want to choose how they play; whoever sat there before is remembered. */
async function threeAround(page, game) {
  await page.goto(at(`/play/${game}/device`));
  await page.getByLabel("Name of player 2").waitFor();
  if (!(await page.getByLabel("Name of player 3").count()))
    await page.getByRole("button", { name: "Add a player" }).click();
  await page.getByText("players: 3, no bots").click();
}

test("three around one device, each with a board of their choice: a move is taken back at the curtain", async () => {
  const page = await kept();
  await threeAround(page, "border");
  await option(page, "Boards").selectOption("chosen");
  const board = page.getByLabel(/: Board$/).first();
  await board.selectOption({ index: 2 });
  const name = await page.getByLabel("Name of player 1").inputValue();
  const chosen = await board.locator("option:checked").innerText();
  await start(page);
  const act = liftsCurtain(actInBorder);
  await playUntil(page, act, page.locator(`.own svg[aria-label^="Board ${chosen} of ${name}"]`));
  // In company nobody is helped.
  assert.equal(await page.getByRole("button", { name: "Hint" }).count(), 0);
  const back = page.getByRole("button", { name: "Take back" });
  await playUntil(page, act, back);
  await back.click();
  await page.locator(".dock .buttons .main").waitFor();
  await playUntil(page, act, page.getByText("Round 2"));
  await page.close();
});

test("three around one device on another map: each has an edge of it", async () => {
  const page = await kept();
  await threeAround(page, "travel");
  await option(page, "Map").selectOption("usa");
  await start(page);
  const [edges, bill] = [page.locator(".edge"), page.locator(".bill tfoot td")];
  // All of them at the same keyboard, until there is something to read.
  const all = async () => {
    if (await page.locator(".pad.go").count())
      for (const key of ["Digit2", "KeyX", "KeyW"]) await page.keyboard.press(key);
    else if (!(await bill.count())) await actInTravel(page);
  };
  await playUntil(page, all, edges);
  assert.equal(await edges.count(), 3);
  await playUntil(page, all, bill);
  await page.close();
});

test("alone one asks for a hint, and takes marks back before they are handed in", async () => {
  const page = await kept();
  await page.goto(at("/play/border/now"));
  await page.getByRole("button", { name: "Hint" }).waitFor();
  await page.keyboard.press("h");
  await page.locator(".hints .advice").last().click();
  await page.locator(".dock .advice[aria-pressed=true]").waitFor();
  await page.keyboard.press("Escape");
  const undo = page.getByRole("button", { name: "Undo" });
  await playUntil(page, marksOnly, undo);
  await undo.click();
  await undo.waitFor({ state: "hidden" });
  await page.close();
});

/** Marks what is marked first, and hands nothing in. */
async function marksOnly(page) {
  const free = page.locator('.own [data-space][aria-label*="can be crossed"]').first();
  // What the dice would complete glows while rolling, too, and is refused until one stops.
  const rolling = await page.locator(".dock .stop").count();
  if (!rolling && (await free.count())) await free.click({ force: true });
  else await actInBorder(page, 0);
}

test("alone one asks for a hint in Bez hranic: journeys with their prices, and their fields on the offer", async () => {
  const page = await kept();
  await page.goto(at("/play/travel/now"));
  await playUntil(page, readsOnly, page.locator(".offer.choosing"));
  await page.keyboard.press("h");
  const advice = page.locator(".hints .advice").first();
  await advice.getByText(/€/).first().waitFor();
  await page.locator(".offer .field.hinted").first().waitFor();
  await page.close();
});

test("maps and boards of one's own are taken and played on; geographic data is not, and it says so", async () => {
  const page = await kept();
  const card = (title) =>
    page.locator("li.land").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await page.goto(at("/lands"));
  await page.getByText("From GeoJSON only a server makes maps").waitFor();
  await page.getByRole("link", { name: "Play: Italy" }).waitFor();
  await drop(page, ["chess.geojson", chessboard(4, 4)]);
  await page.getByText("This site makes no maps from geographic data").waitFor();
  const pack = packLike("czechia", (own) => {
    own.title = { en: "My land" };
  });
  await drop(page, ["mine.json", pack.replace('"states"', '"stats"')], ["notes.toml", ""]);
  await page.locator(".refused").getByText("neither a map nor a board").waitFor();
  await drop(page, ["mine.json", pack]);
  await page.locator(".looked").getByText("Nothing is wrong with it").waitFor();
  await page.locator(".looked").getByRole("link", { name: "Play" }).click();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator(".study [data-spot]").first().waitFor();
  assert.equal(await page.locator(".study [data-spot]").count(), 14);

  await page.goto(at("/lands"));
  await card("My land").waitFor();
  await drop(page, ["board.json", boardFile(7, "Ours")]);
  await page.locator(".looked").getByText("Nothing is wrong with it").waitFor();
  await card("Board Ours").getByRole("link", { name: "Play: Board Ours" }).click();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator(".tray").waitFor();
  assert.match(await page.locator(".own svg").first().getAttribute("aria-label"), /^Board Ours of/);

  await page.goto(at("/lands"));
  await page.getByRole("button", { name: "Another board" }).click();
  await page.getByText(/^Beside A to D it wins/).waitFor();
  await page.getByRole("button", { name: "Four fresh boards" }).click();
  await page.locator(".made li svg").nth(3).waitFor();
  await page.getByRole("link", { name: "Play on these four" }).click();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator(".tray").waitFor();
  assert.match(await page.locator(".own svg").first().getAttribute("aria-label"), /^Board 1\w{6} of/);
  await page.close();
});
