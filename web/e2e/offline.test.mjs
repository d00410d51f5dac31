// Without a server: the page, kept before, plays whole games in its worker.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { finishedWithBot } from "./finish-game.mjs";
import { playUntil, settles } from "./player-actions.mjs";
import { KEEPING, device, openTable, quietPage } from "./server-and-browser.mjs";
import { canWakeUp, keepOffline } from "./keep-offline.mjs";
import { bringMap, learnOwnMap } from "./own-map.mjs";
import { browser, server } from "./shared-server.mjs";
import { GAMES, analyse, checkSame, checkSeal, playAgainst, played, result } from "./without-server.mjs";

const here = (page) => page.locator("p.light").getByText("On this device");

/** One that has kept everything: doing so takes longer than most of what is tried with it. */
let context;

/** A page of that device. */
async function kept() {
  if (context) {
    const page = await quietPage(context);
    await page.goto(server.url);
    return page;
  }
  const page = await device(browser, KEEPING);
  context = page.context();
  await keepOffline(page, server.url);
  // Python was started once, in passing.
  await settles(() => canWakeUp(page), true);
  return page;
}

afterEach(async () => {
  await Promise.all((context?.pages() ?? []).map((page) => page.close()));
  await context?.setOffline(false);
  await server.kill();
  await server.start();
});

async function cut(page) {
  await page.context().setOffline(true);
  await server.kill();
}

/** Closes the storage of tables under Python: as if a newer page in another tab wanted to change it, and then did not. */
function closeStorage(page) {
  return page.evaluate(
    () =>
      new Promise((closed) => {
        const request = indexedDB.open("hranice", 1000);
        request.onupgradeneeded = () => request.transaction.abort();
        request.onerror = () => closed();
      }),
  );
}

/** Plays in flight mode. Whoever starts Python fetches all of the kit first; whoever wakes it up never says how much has come. */
async function fetchedToPlay(page) {
  await cut(page);
  await page.addInitScript(() => {
    window.fetchedBytes = 0;
    window.Worker = class extends Worker {
      constructor(...what) {
        super(...what);
        this.addEventListener("message", ({ data }) => (window.fetchedBytes += data.loaded ?? 0));
      }
    };
  });
  await page.goto(`${server.url}/play/border/now`);
  await page.locator(".tray").waitFor();
  return page.evaluate(() => window.fetchedBytes);
}

test("the first start in flight mode wakes Python up; and two tabs do not drive one table", async () => {
  const page = await kept();
  assert.equal(await fetchedToPlay(page), 0);
  // The second tab waits, and takes over when the first is closed.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("heading", { name: "This game is open in another tab." }).waitFor();
  await page.close();
  await other.locator(".tray").waitFor();
  await server.start();
  await other.context().setOffline(false);
  // A code that this device does not have: it says so, as a server does.
  await other.goto(`${server.url}/t/0BCDFGHJK`);
  await other.getByRole("heading", { name: "No table with this code" }).waitFor();
});

/** Plays a game at the server, as a device that has been there; answers with its code. */
async function playedBefore(page, game) {
  const met = JSON.stringify({ pace: "none", met: true });
  await page.evaluate((settings) => localStorage.setItem("hranice.settings", settings), met);
  return finishedWithBot(page, game, "random");
}

for (const [game, { hands, bot }] of Object.entries(GAMES))
  test(`${game} is played to its end against ${bot} in flight mode, checked, analysed, and found again`, async () => {
    const page = await kept();
    const before = await playedBefore(page, game);
    await cut(page);
    await page.goto(server.url);
    await page.getByText("You play on this device until it is back").waitFor();
    await page.goto(`${server.url}/play/${game}/options`);
    await playAgainst(page, bot);
    await here(page).waitFor();
    assert.match(page.url(), /\/t\/0[A-Z0-9]{8}$/);
    await closeStorage(page);
    await playUntil(page, hands(), result(page));
    await result(page).click();
    await checkSeal(page);
    await analyse(page);
    await checkSame(page, [bot]);
    const address = page.url();
    await page.reload();
    await page.getByRole("button", { name: "Open and check" }).waitFor();
    await page.goto(server.url);
    await played(page).waitFor();
    // The server is back: what was played without it stands beside what it knows.
    await server.start();
    await page.context().setOffline(false);
    await page.reload();
    await played(page)
      .locator(`a[href="${new URL(address).pathname}"]`, { hasText: "See the result" })
      .click();
    await page.getByRole("button", { name: "Open and check" }).waitFor();
    assert.equal(page.url(), address);
    await page.goto(`${server.url}/games`);
    const games = page.getByRole("region", { name: "All games" });
    for (const code of [before, address.split("/").at(-1)])
      await games.locator(`a[href="/replay/${code}"]`).waitFor();
  });

test("where only what is behind the files is away, whoever wants to play is given what it takes, and sees it come", async () => {
  const page = await device(browser);
  await page.route(/\/api\//, (route) => route.abort());
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(/\/pyodide\.asm\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${server.url}/play/border/now`);
  await page.getByRole("progressbar", { name: "Fetched for playing on this device" }).waitFor();
  await page.getByText(/^\S+\sof\s\S+\sMB$/).waitFor();
  release();
  await page.locator(".tray").waitFor();
  await here(page).waitFor();
  await page.context().close();
});

test("a map of one's own is learnt, where everything was kept", async () => {
  const page = await kept();
  await bringMap(page, server.url);
  await cut(page);
  await page.goto(`${server.url}/lands`);
  await learnOwnMap(page);
  // Also whoever opens the trainer itself finds it.
  await page.reload();
  await page.getByText(/ of 3\d borders known$/).waitFor();
});

test("a snapshot of which only a part was kept does no harm: one plays, and the next start wakes Python up", async () => {
  const page = await kept();
  await page.evaluate(async () => {
    const cache = await caches.open("hranice-python / ");
    const [address] = await cache.keys();
    const { headers, body } = await cache.match(address);
    const bytes = await new Response(body).bytes();
    await cache.put(address, new Response(bytes.subarray(0, bytes.length / 2), { headers }));
  });
  const started = await page.context().newPage();
  await cut(started);
  await started.goto(`${server.url}/play/border/now`);
  await started.locator(".tray").waitFor();
  await settles(() => canWakeUp(started), true);
  await server.start();
  assert.equal(await fetchedToPlay(page), 0);
});

/** Whether the server has stored something in which these words stand. */
function storedAtServer(words) {
  const files = readdirSync(server.data, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return files.some(({ parentPath, path, name }) =>
    readFileSync(join(parentPath ?? path, name)).includes(words),
  );
}

/** What the server answers to a device that asks for a table. */
const answerAbout = async (page, code) =>
  (await page.request.get(`${server.url}/api/tables/${code}`)).status();

/** Plays a move or two in flight mode; then the server is back. Answers with the code of the table. */
async function playedAway(page) {
  await cut(page);
  await page.goto(`${server.url}/play/border/now`);
  await playUntil(page, GAMES.border.hands(), page.getByText("Round 2"));
  const [code] = page.url().split("/").slice(-1);
  await server.start();
  await page.context().setOffline(false);
  return code;
}

test("nothing that was played without the server goes to it unasked", async () => {
  const page = await kept();
  const code = await playedAway(page);
  const told = [];
  page.context().on("request", (request) => {
    if (request.method() !== "GET") told.push(`${request.method()} ${request.url()} ${request.postData()}`);
    else if (request.url().includes(`/api/tables/${code}`)) told.push(request.url());
  });
  page.on("websocket", (line) => line.on("framesent", ({ payload }) => told.push(String(payload))));
  // At home, as one who comes and goes, and looks at what was played; then at the table again.
  for (const path of ["/", "/games", "/"]) {
    await page.goto(server.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
  }
  await page.getByRole("link", { name: "Continue", exact: true }).first().click();
  await playUntil(page, GAMES.border.hands(), page.getByText("Round 3"));
  // Home looks around when it is opened, and every now and then.
  const looks = () => page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/tables");
  await Promise.all([looks(), page.goto(server.url)]);
  await looks();
  assert.deepEqual(told, []);
  assert.equal(await answerAbout(page, code), 404);
  assert.equal(storedAtServer(code), false);
  // What is played at the server is found there so.
  const elsewhere = await openTable(page, { game: "border", house: { chairs: 2 }, options: {} });
  assert.equal(storedAtServer(elsewhere), true);
});

test("whatever is deleted is deleted here, too; the server has nothing of it", async () => {
  const page = await kept();
  const code = await playedAway(page);
  await page.goto(server.url);
  await page.getByRole("link", { name: "Continue", exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  const forget = { name: "Delete my data" };
  await page.getByRole("button", forget).click();
  const anew = page.waitForEvent("load");
  await page.getByRole("group").getByRole("button", forget).click();
  await anew;
  await page.getByRole("link", { name: "Play now" }).first().waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("hranice.here")), null);
  assert.equal(await page.getByRole("link", { name: "Continue", exact: true }).count(), 0);
  assert.equal(await answerAbout(page, code), 404);
  assert.equal(storedAtServer(code), false);
});
