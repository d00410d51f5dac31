// One's own games, after ten of them at the server and on the device: found, searched, saved, brought in, deleted.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { finishedHere, finishedTable, finishedWith, finishedWithBot } from "./finish-game.mjs";
import { settles } from "./player-actions.mjs";
import { HRANICE, device } from "./server-and-browser.mjs";
import { inspectedInTurn } from "./inspecting.mjs";
import { browser, server } from "./shared-server.mjs";

const rows = (page) => page.getByRole("region", { name: "All games" }).getByRole("listitem");
const found = (page, words) => page.getByRole("status").getByText(words, { exact: true }).waitFor();

/** A device that the server knows, on the page of its games. */
async function known() {
  const page = await device(browser);
  await page.goto(server.url);
  await page.evaluate(() =>
    localStorage.setItem("hranice.settings", JSON.stringify({ pace: "none", met: true })),
  );
  return page;
}

/** Ten games of one device: against Bea, against bots, around the device, and in its own worker. */
async function tenGames(page, bea) {
  const shared = [];
  for (let count = 0; count < 3; count += 1) shared.push(await finishedWith(page, bea, "border"));
  for (let count = 0; count < 2; count += 1) await finishedWithBot(page, "border", "random");
  for (let count = 0; count < 2; count += 1) await finishedWithBot(page, "travel", "tourist");
  await finishedTable(page, "border", ["Ada", "Cyd"]);
  const here = [];
  for (let count = 0; count < 2; count += 1) here.push(await finishedHere(page, "border", "random"));
  return { shared, here };
}

/** What this browser keeps of tables, their games, and things of one's own. */
const keptHere = (page) =>
  page.evaluate(async () => {
    const opened = (name) =>
      new Promise((done, failed) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
        request.onerror = failed;
      });
    let count = 0;
    for (const name of ["hranice", "hranice-own"]) {
      const database = await opened(name);
      for (const store of database.objectStoreNames) {
        const counting = database.transaction(store).objectStore(store).count();
        await new Promise((done) => (counting.onsuccess = done));
        count += counting.result;
      }
      database.close();
    }
    return count;
  });

/** Deletes the first game of the list that has these words. */
async function remove(page, words) {
  const count = await rows(page).count();
  const row = rows(page).filter({ hasText: words }).first();
  await row.getByRole("button", { name: "Delete" }).click();
  await row.getByRole("group").getByRole("button", { name: "Delete" }).click();
  await settles(() => rows(page).count(), count - 1);
}

async function save(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all in a file" }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

test("ten games are listed with their sums, searched, analysed, deleted, saved and brought in again", async () => {
  const [page, bea] = [await known(), await known()];
  const { shared, here } = await tenGames(page, bea);
  await page.goto(server.url);
  await page.getByRole("link", { name: "Your games" }).first().click();
  await found(page, "10 games");
  assert.equal(await rows(page).count(), 10);
  assert.equal(await rows(page).filter({ hasText: "On this device" }).count(), 2);
  await page.getByText("7 games").waitFor();
  const [, ahead, behind] = /against Bea (\d+) : (\d+)/.exec(await page.locator("main").innerText()) ?? [];
  const even = (await page.getByText(/even/).count()) ? 3 - ahead - behind : 0;
  assert.equal(Number(ahead) + Number(behind) + even, 3);
  await page.getByText(/against bot \(tourist\)/).waitFor();
  await page.getByText("not counted here").waitFor();

  await page.getByLabel("Search").fill("bea bórder");
  await found(page, "3 games");
  await page.getByLabel("Search").fill("europe");
  await found(page, "2 games");
  assert.equal(await rows(page).getByRole("link", { name: "Travel blog" }).count(), 2);
  await page.getByLabel("Search").fill("nobody");
  await found(page, "No game");
  await page.getByLabel("Search").fill("");

  const sums = page.getByRole("region", { name: "The BORDER" });
  await sums.getByRole("button", { name: "Analyse your last game" }).click();
  await sums.getByText("Luck over time").waitFor({ timeout: 300_000 });
  await inspectedInTurn(page, "one's own games");
  await page.reload();
  await sums.getByText("Luck over time").waitFor();

  // Deleting one of one's own, and one that Bea keeps.
  await remove(page, "On this device");
  await remove(page, "Bea");
  await found(page, "8 games");
  assert.equal((await (await bea.request.get(`${server.url}/api/me/games`)).json()).games.length, 3);

  const folder = mkdtempSync(join(tmpdir(), "hranice-own-"));
  const file = join(folder, "own.json");
  try {
    writeFileSync(file, await save(page));
    const own = JSON.parse(readFileSync(file, "utf8"));
    assert.deepEqual([own.format, own.version, own.games.length, own.logs.length], ["hranice-own", 1, 8, 1]);
    const records = own.games.map(({ record }, number) => {
      const place = join(folder, `record-${number}.jsonl`);
      writeFileSync(place, record);
      return place;
    });
    execFileSync(HRANICE, ["verify", ...records], { stdio: "ignore" });
    assert.ok(await keptHere(page));

    // Everything goes, at the server and here.
    const key = (await page.context().cookies()).find(({ httpOnly }) => httpOnly);
    await page.getByRole("button", { name: "Delete my data" }).click();
    const anew = page.waitForEvent("load");
    await page.getByRole("group").getByRole("button", { name: "Delete my data" }).click();
    await anew;
    await page.getByRole("heading", { level: 1, name: "Two games about borders" }).waitFor();
    assert.equal(await keptHere(page), 0);
    assert.deepEqual(
      await page.evaluate(() => Object.keys(localStorage).filter((name) => name !== "hranice.settings")),
      [],
    );
    const asked = await fetch(`${server.url}/api/me/games`, {
      headers: { authorization: `Bearer ${key.value}` },
    });
    assert.deepEqual((await asked.json()).games, []);
    assert.equal((await bea.request.get(`${server.url}/api/tables/${shared[0]}/record`)).ok(), true);

    // What belongs to a device comes back on another one.
    const other = await known();
    await other.goto(`${server.url}/games`);
    await other.getByText("No finished game yet").waitFor();
    await other.locator("input[type=file]").setInputFiles(file);
    await other.getByText("Everything is here now, with one game.").waitFor();
    await found(other, "One game");
    await rows(other).getByRole("link", { name: "Replay" }).click();
    await other.getByRole("slider").first().waitFor();
    assert.ok(here.includes(new URL(other.url()).pathname.split("/").at(-1)));
    await other.context().close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await Promise.all([page.context().close(), bea.context().close()]);
});

test("what cannot be had is said plainly, and nothing is lost", async () => {
  const page = await known();
  const code = await finishedWithBot(page, "border", "random");
  await page.goto(`${server.url}/games`);
  await found(page, "One game");
  // A table that was deleted elsewhere.
  await page.request.delete(`${server.url}/api/me/games/${code}`);
  await rows(page).getByRole("button", { name: "Analyse" }).click();
  await rows(page).getByText("There is no table with this code").waitFor();
  await remove(page, "The BORDER");
  // A server that is away.
  await page.route("**/api/me/games*", (route) => route.abort());
  await page.reload();
  await page.getByText("The games you played at the server are missing here.").waitFor();
  await page.unroute("**/api/me/games*");
  // A file that is none of ours.
  await page.locator("input[type=file]").setInputFiles({
    name: "own.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"format":"hranice-own","version":1}'),
  });
  await page.getByText("That file was not saved here, or it is damaged.").waitFor();
  // A browser that keeps nothing.
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  await page.reload();
  await page.getByText("No finished game yet").waitFor();
  await page.context().close();
});

test("hundreds of games come page by page, and are drawn as far as somebody looks", async () => {
  const page = await known();
  const game = (number) => ({
    code: `GAME${number}`,
    game: number % 10 ? "border" : "travel",
    at: Date.UTC(2026, 0, 1) + number * 3_600_000,
    seats: [
      { name: "Ada", bot: null, score: number % 90 },
      { name: number % 3 ? "Bea" : "Cyd", bot: null, score: 45 },
    ],
    winners: [number % 90 > 45 ? 0 : 1],
    on: [{ option: "board", value: "ABCD"[number % 4], name: "", seat: 0 }],
    yours: [0],
    luck: number % 2 ? [] : [(number % 7) - 3, 0],
    lesson: false,
  });
  await page.route("**/api/me/games*", (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get("start"));
    const games = Array.from({ length: 50 }, (_, place) => game(start + place));
    return route.fulfill({ json: { games, next: start < 550 ? start + 50 : null, unreadable: 0 } });
  });
  await page.evaluate(() => {
    const borders = { "AT DE": [Date.now(), Date.now(), 100, 5] };
    localStorage.setItem("hranice.train.europe", JSON.stringify({ version: 1, borders }));
  });
  await page.goto(`${server.url}/games`);
  await found(page, "600 games");
  await page.getByText("Europe: one border").waitFor();
  assert.equal(await rows(page).count(), 20);
  await page.getByRole("button", { name: "Show more" }).click();
  assert.equal(await rows(page).count(), 40);
  await page.getByLabel("Search").fill("cyd");
  await found(page, "200 games");
  assert.equal(await rows(page).count(), 20);
  await page.getByRole("link", { name: "89 points" }).waitFor();
  await page.getByText("against Bea").waitFor();
  await inspectedInTurn(page, "hundreds of one's own games");
  await page.context().close();
});
