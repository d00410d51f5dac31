// All maps and boards, and those of one's own: looked at, made, drawn, checked and played on at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardFile, chessboard, drop, packLike } from "./dropped-files.mjs";
import { settles } from "./player-actions.mjs";
import { device } from "./server-and-browser.mjs";
import { inspectedInTurn } from "./inspecting.mjs";
import { browser, server } from "./shared-server.mjs";

/** Somebody on the page of lands, once everything there can be used. */
async function visitor() {
  const page = await device(browser);
  await page.goto(`${server.url}/lands`);
  await page.getByRole("link", { name: "Print: Europe" }).waitFor({ state: "attached" });
  return page;
}

const card = (page, title) =>
  page.locator("li.land").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const looked = (page) => page.locator(".looked");
const number = (page, words) => page.locator(".looked li").filter({ hasText: words }).locator(".number");

test("all maps and boards are shown as pictures, with play, referee and print", async () => {
  const page = await visitor();
  const cards = page.locator("li.land");
  await settles(() => cards.count(), 14 + 4);
  for (let at = 0; at < 18; at += 1) {
    const each = cards.nth(at);
    await each.scrollIntoViewIfNeeded();
    await each.locator(".picture svg").first().waitFor();
    const title = await each.locator("h3").textContent();
    const isBoard = /^Board [A-D]$/.test(title);
    assert.equal(await each.getByRole("link", { name: `Play: ${title}` }).count(), 1, title);
    assert.equal(await each.getByRole("link", { name: `Referee: ${title}` }).count(), isBoard ? 0 : 1, title);
    const print = await each.getByRole("link", { name: `Print: ${title}` }).getAttribute("href");
    // A map and a board for all: printing takes its time.
    if (title !== "Italy" && title !== "Board A") continue;
    const kit = await page.request.get(new URL(print, page.url()).href);
    assert.equal((await kit.body()).subarray(0, 5).toString(), "%PDF-", title);
  }
  await inspectedInTurn(page, "lands");

  // Each leads to where it is used.
  await card(page, "Italy").getByRole("link", { name: "Referee: Italy" }).click();
  await page.locator("[data-spot='SI']").or(page.locator("[data-spot='SIC']")).first().waitFor();
  await page.goBack();
  await card(page, "Africa").getByRole("link", { name: "Play: Africa" }).click();
  await settles(() => page.getByLabel("Map", { exact: true }).inputValue(), "africa");
  await page.getByText("Western Sahara", { exact: false }).first().waitFor();
  await page.goto(`${server.url}/lands`);
  await card(page, "Board C").getByRole("link", { name: "Play: Board C" }).click();
  await settles(() => page.getByLabel("Board", { exact: true }).inputValue(), "C");
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator(".tray").waitFor();
  assert.match(await page.locator(".own svg").first().getAttribute("aria-label"), /^Board C of/);
  await page.context().close();
});

test("a map is made from geographic data and notes, drawn, and played on here and with friends", async () => {
  const page = await visitor();
  const source = ["chess.geojson", chessboard(4, 4)];
  // Without notes it says what is missing, and notes that come later are understood.
  await drop(page, [
    "chess.geojson",
    chessboard(4, 4, (properties) => void Object.assign(properties, { code: "", name: "" })),
  ]);
  await looked(page).getByText("16 of 16 polygons have no code").waitFor();
  assert.equal(await card(page, "chess").count(), 0);
  await drop(page, source);
  await looked(page).getByText("Nothing is wrong with it").waitFor();
  await drop(page, ["notes.toml", 'title = "Chess land"\ncode = "name"\ncorners = false\n']);
  await looked(page).getByRole("heading", { name: "Chess land" }).waitFor();
  await looked(page).locator(".drawing [data-spot]").first().waitFor();
  await inspectedInTurn(page, "a map that was made");
  await card(page, "Chess land").scrollIntoViewIfNeeded();
  await card(page, "Chess land").locator(".picture svg").waitFor();
  // The one without notes stays in the list until it is forgotten.
  await card(page, "chess").getByRole("button", { name: "Forget" }).click();
  await page.locator(".asking").getByRole("button", { name: "Forget" }).click();
  await settles(() => card(page, "chess").count(), 0);

  await card(page, "Chess land").getByRole("link", { name: "Referee: Chess land" }).click();
  await settles(() => page.locator(".map [data-spot]").count(), 16);
  await page.goBack();
  await card(page, "Chess land").getByRole("link", { name: "Play: Chess land" }).click();
  await page.getByText("Chess land").first().waitFor();
  const options = page.url();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator(".study [data-spot]").first().waitFor();
  assert.equal(await page.locator(".study [data-spot]").count(), 16);

  // Friends see the same map, though they never had the file.
  await page.goto(options);
  await page.getByRole("link", { name: "With friends" }).click();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  await settles(() => page.locator("option:checked").filter({ hasText: "Chess land" }).count(), 1);
  const friend = await device(browser);
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Sit down" }).click();
  await friend.locator("li.mine").waitFor();
  await friend.getByText("Chess land").first().waitFor();
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const each of [page, friend]) {
    await each.locator(".study [data-spot]").first().waitFor();
    assert.equal(await each.locator(".study [data-spot]").count(), 16);
  }
  await Promise.all([page.context().close(), friend.context().close()]);
});

test("what is wrong with a map is told in words, and shown on the drawing", async () => {
  const page = await visitor();
  // Two pieces without a link.
  const apart = chessboard(4, 4, ({ code }, ring) =>
    code === "S15" ? ring.map(([east, north]) => [east + 3, north + 3]) : ring,
  );
  await drop(page, ["islands.geojson", apart]);
  await looked(page).getByText("S15 has no link at all").waitFor();
  await looked(page).getByText('links = ["').waitFor();
  const mark = await number(page, "S15 has no link at all").textContent();
  await looked(page).locator(".drawing").getByText(mark).first().waitFor();
  const where = looked(page).getByRole("button", { name: `Show number ${mark} on the drawing` });
  await where.click();
  assert.equal(await where.getAttribute("aria-pressed"), "true");
  await inspectedInTurn(page, "a map with faults");
  assert.equal(await card(page, "islands").count(), 0);
  // The line that it asks for settles it.
  await drop(page, ["notes.toml", 'links = ["S11-S15", "S14-S15"]']);
  await looked(page).getByText("Nothing is wrong with it").waitFor();

  // A pack that somebody wrote by hand.
  const broken = packLike("czechia", (pack) => {
    pack.states[3].places[0].land = [];
    pack.title = { en: "My land" };
  });
  await drop(page, ["mine.json", broken]);
  await looked(page).getByText("things must be mended").waitFor();
  await looked(page).locator(".drawing [data-spot]").first().waitFor();
  assert.equal(await card(page, "My land").count(), 0);
  const mended = packLike("czechia", (pack) => {
    pack.title = { en: "My <b>land</b> & more" };
  });
  await drop(page, ["mine.json", mended]);
  await looked(page).getByText("Nothing is wrong with it").waitFor();
  // Names are shown as they are written.
  await card(page, "My <b>land</b> & more").getByRole("link", { name: /^Play/ }).click();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator(".study [data-spot]").first().waitFor();
  await page.context().close();
});

/** A state whose outline crosses itself. */
const BOW = [
  "bow.geojson",
  chessboard(4, 4, ({ code }, ring) =>
    code === "S5" ? [ring[0], ring[2], ring[1], ring[3], ring[0]] : ring,
  ),
];
/** By file: what is said about it, and what must not be there afterwards. */
const REFUSED = [
  ["page.json", "<html>", "neither a map nor a board"],
  ["list.json", "[1, 2, 3]", "neither a map nor a board"],
  ["empty.json", "", "neither a map nor a board"],
  ["nan.geojson", chessboard(4, 4).replace("10", "NaN"), "neither a map nor a board"],
  ["large.json", `{"states": "${"x".repeat(21_000_000)}"}`, "That is too large."],
  ["big.json", `{"states": "${"x".repeat(600_000)}"}`, "That is too large."],
  ["pack.json", '{"states": 7}', "this file"],
  ["one.geojson", chessboard(1, 1), "1 states are too few"],
  [
    "twice.geojson",
    chessboard(
      4,
      4,
      (own) => void Object.assign(own, own.code === "S3" ? { code: "S4", name: "State 4" } : {}),
    ),
    "codes are there twice: S4",
  ],
  [...BOW, "the outline of S5 crosses itself"],
  ["board.json", '{"spaces": [], "areas": []}', "B"],
];

test("a file that is nothing to play on gets one clear sentence, and nothing is half made", async () => {
  const page = await visitor();
  for (const [name, text, sentence] of REFUSED) {
    await drop(page, [name, text]);
    const told = page.locator(".refused").or(looked(page).locator("li")).filter({ hasText: sentence });
    await told
      .first()
      .waitFor()
      .catch((error) => {
        throw new Error(`${name}: ${error.message}`);
      });
  }
  assert.equal(await page.locator("section:has(#lands-own) li.land").count(), 0);
  // What can be drawn is, with what is wrong pointed out.
  await drop(page, BOW);
  await looked(page).locator(".drawing .wrong").waitFor();
  assert.match(await looked(page).locator(".drawing .wrong").getAttribute("d"), /^M/);
  await inspectedInTurn(page, "a source that makes no map");
  await page.context().close();
});

test("a dropped board is drawn and played on; what is wrong with it is pointed out", async () => {
  const page = await visitor();
  const file = boardFile(7, "Ours");
  const wrong = JSON.parse(file);
  const first = wrong.spaces[1];
  const other = wrong.spaces.find(({ colour }) => colour !== "white" && colour !== first.colour);
  [first.colour, other.colour] = [other.colour, first.colour];
  await drop(page, ["board.json", JSON.stringify(wrong)]);
  await looked(page).locator("li").first().waitFor();
  await looked(page).locator(".drawing svg").first().waitFor();
  await inspectedInTurn(page, "a board with faults");
  await drop(page, ["board.json", file]);
  await looked(page).getByText("Nothing is wrong with it").waitFor();
  await card(page, "Board Ours").getByRole("link", { name: "Play: Board Ours" }).click();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator(".tray").waitFor();
  assert.match(await page.locator(".own svg").first().getAttribute("aria-label"), /^Board Ours of/);
  await page.context().close();
});

test("another board is compared with A to D; a table is played on four fresh ones", async () => {
  const page = await visitor();
  await page.getByRole("button", { name: "Another board" }).click();
  await page.getByText(/^Beside A to D it wins [\d.]+\s% of [\d,]+ quick games/).waitFor();
  assert.equal(await page.locator(".made li svg").count(), 1);
  await inspectedInTurn(page, "another board");
  await page.getByRole("link", { name: "Play on it" }).click();
  await page.getByRole("link", { name: "Play now" }).click();
  await page.locator(".tray").waitFor();
  assert.match(await page.locator(".own svg").first().getAttribute("aria-label"), /^Board 1\w{6} of/);

  await page.goto(`${server.url}/lands`);
  await page.getByRole("button", { name: "Four fresh boards" }).click();
  await settles(() => page.locator(".made li svg").count(), 4);
  for (const share of await page.locator(".made li p").allTextContents())
    assert.ok(Math.abs(Number(/Wins ([\d.]+)\s%/.exec(share)[1]) - 25) <= 3, share);
  const codes = await page.locator(".made h4").allTextContents();
  await page.getByRole("link", { name: "Play on these four" }).click();
  await page.getByRole("link", { name: "With friends" }).click();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  const friend = await device(browser);
  await friend.goto(page.url());
  for (const code of codes) await friend.locator(".options").getByText(code).waitFor();
  await friend.getByRole("button", { name: "Sit down" }).click();
  await friend.locator("li.mine").waitFor();
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const each of [page, friend]) {
    await each.locator(".tray").waitFor();
    const board = await each.locator(".own svg").first().getAttribute("aria-label");
    assert.ok(
      codes.some((code) => board.startsWith(`${code} of`)),
      board,
    );
  }
  await Promise.all([page.context().close(), friend.context().close()]);
});

test("the host gives a table four fresh boards, and everybody sees them; whoever plays alone gets others each time", async () => {
  const [host, guest] = [await device(browser), await device(browser)];
  await host.goto(`${server.url}/play/border/friends`);
  await host.getByRole("button", { name: "Start the game" }).waitFor();
  await guest.goto(host.url());
  const names = (page) => page.locator(".options li p").allTextContents();
  assert.deepEqual(await names(host), []);
  await host.getByLabel("Set of boards").selectOption("fresh");
  await settles(() => guest.locator(".options li svg").count(), 4);
  const four = await names(guest);
  assert.ok(four.every((name) => /^Board 1\w{6}$/.test(name)) && new Set(four).size === 4, four.join(", "));
  await inspectedInTurn(guest, "a lobby with fresh boards");
  // Among them seats may choose, and the usual ones come back.
  await host.getByLabel("Boards", { exact: true }).selectOption("chosen");
  await guest.getByText("chosen by the host").waitFor();
  await host.getByLabel("Set of boards").selectOption("A B C D");
  await settles(() => guest.locator(".options li svg").count(), 0);
  await host.getByLabel("Set of boards").selectOption("fresh");
  await settles(() => guest.locator(".options li svg").count(), 4);
  assert.notDeepEqual(await names(guest), four);
  await Promise.all([host.context().close(), guest.context().close()]);

  const alone = await device(browser);
  const boards = [];
  await alone.goto(`${server.url}/play/border/options`);
  await alone.getByLabel("Set of boards").selectOption("fresh");
  for (const way of ["Play now", "play again"]) {
    if (way === "Play now") await alone.getByRole("link", { name: way }).click();
    else await alone.goto(`${server.url}/play/border/now`);
    await alone.locator(".tray").waitFor();
    boards.push(await alone.locator(".own svg").first().getAttribute("aria-label"));
  }
  assert.ok(
    boards.every((name) => /^Board 1\w{6} of/.test(name)) && boards[0] !== boards[1],
    boards.join(", "),
  );
  await alone.context().close();
});
