import assert from "node:assert/strict";
import { test } from "node:test";
import { actInBorder, actInTravel, overhang, playUntil } from "./player-actions.mjs";
import { staticHost } from "./static-host.mjs";
import { PHONE, device, today } from "./server-and-browser.mjs";
import { inspectedInTurn } from "./inspecting.mjs";
import { browser, server } from "./shared-server.mjs";

const verdict = (page) => page.locator(".verdict .choices");

/** Says to be ready, where a race waits for that, and plays the turn to its verdict. */
async function solve(page, act) {
  await page.getByRole("complementary", { name: "What is asked" }).waitFor();
  await playUntil(page, act, verdict(page));
}

/** Plays all puzzles of a game from the page of the day on, and comes back to it. */
async function solveAll(page, game, act, count) {
  await page.getByRole("region", { name: game }).getByRole("link", { name: "Play" }).click();
  for (let number = 1; number <= count; number += 1) {
    await solve(page, act);
    await page.getByText(`Puzzle ${number} of ${count}`).waitFor();
    if (number === 1) await inspectedInTurn(page, `a verdict of ${game}`);
    await page
      .getByRole("link", { name: number < count ? "Next puzzle" : "See the result" })
      .first()
      .click();
  }
}

test("the puzzles of a day, from the link to the text that is shared; and the first result stays", async () => {
  const page = await device(browser);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(server.url);
  await page
    .getByRole("link", { name: /^Today/ })
    .first()
    .click();
  await page.getByRole("heading", { name: /^Puzzles of/ }).waitFor();
  await inspectedInTurn(page, "a day");
  await solveAll(page, "The BORDER", actInBorder, 3);
  await solveAll(page, "Bez hranic", actInTravel, 4);
  const shared = page.getByRole("textbox", { name: "The text that is shared" });
  const text = await shared.inputValue();
  assert.match(text, /^Hranice \d+ \p{L}+ · [🟩🟨🟥]{3} \d+% · 🧭 \d+\/\d+ €\n\S+\/today$/u);
  await page.getByRole("button", { name: "Share the result" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  await page.locator('.calendar [aria-current="date"].all').waitFor();
  await page.getByText("You among the bots").first().waitFor();
  await inspectedInTurn(page, "a day with its result");
  // Whoever comes again finds what came of it, and no table.
  await page.getByRole("link", { name: "What do you keep?" }).click();
  await verdict(page).waitFor();
  await page.reload();
  await verdict(page).waitFor();
  assert.equal(await page.locator(".dock").count(), 0);
  await page.context().close();
});

test("a puzzle waits for a page that is loaded anew, and for a server that was away", async () => {
  const page = await device(browser, PHONE);
  await page.goto(`${server.url}/today/${today()}/border/1`);
  const die = page.locator(".tray button.die").first();
  await die.click();
  assert.ok((await overhang(page)) <= 0);
  const opened = await page.request.post(`${server.url}/api/days/${today()}/border/0`, {
    data: { name: "Ada" },
  });
  const { code } = await opened.json();
  await page.reload();
  await page.locator('.tray button.die[aria-pressed="true"]').waitFor();
  await server.kill();
  await page.getByText("No connection.").waitFor();
  await server.start();
  await page.getByText("No connection.").waitFor({ state: "detached" });
  await solve(page, actInBorder);
  const again = await page.request.post(`${server.url}/api/days/${today()}/border/0`, {
    data: { name: "Ada" },
  });
  assert.equal((await again.json()).code, code);
  await page.context().close();
});

test("an earlier day is played from the calendar, by keyboard alone, and its seal is opened", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/today`);
  const shown = page.locator('.calendar [aria-current="date"]');
  await shown.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByText("An earlier day").waitFor();
  await page.getByText("Sealed in advance").press("Enter");
  await page.getByRole("button", { name: /^Open and check/ }).press("Enter");
  await page.getByText("All good").waitFor();
  await page.getByRole("region", { name: "Bez hranic" }).getByRole("link", { name: "Play" }).press("Enter");
  await page.getByRole("button", { name: "Got it" }).press("Enter");
  await page.locator(".offer.choosing").waitFor();
  await page.keyboard.press("3");
  await verdict(page).waitFor();
  await page.getByRole("link", { name: "All puzzles" }).press("Enter");
  await page.getByText("1 of 4 played").waitFor();
  await page.context().close();
});

test("a day or a puzzle that is not there is told in a plain sentence", async () => {
  const page = await device(browser);
  for (const path of ["2020-01-01", "2199-01-01", "2026-13-01", "yesterday", `${today()}/border/9`]) {
    await page.goto(`${server.url}/today/${path}`);
    const told = page.getByRole("alert");
    await told.waitFor();
    assert.match(await told.innerText(), /^[A-Z].*\.$/, path);
  }
  await page.goto(`${server.url}/today/${today()}/nothing/1`);
  await page.getByRole("heading", { name: "The map ends here" }).waitFor();
  await page.context().close();
});

test("without a server the puzzles are for practice, and a reload finds what came of them", async (context) => {
  const host = await staticHost();
  context.after(host.remove);
  const page = await device(browser);
  await page.goto(`${host.url}#/today`);
  await page.getByText("For practice").waitFor();
  await page.getByRole("region", { name: "The BORDER" }).getByRole("link", { name: "Play" }).click();
  await solve(page, actInBorder);
  await page.reload();
  await verdict(page).waitFor();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByText("1 of 3 played").waitFor();
  await page.context().close();
});
