import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { finishedTable } from "./finish-game.mjs";
import { overhang, settles } from "./player-actions.mjs";
import { HRANICE, PHONE, device } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "hranice-records-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

test("a finished table is replayed by its link, also with a player's eyes", async () => {
  const [player, friend] = [await device(browser), await device(browser)];
  await player.goto(server.url);
  const code = await finishedTable(player, "border");
  // Whoever comes late sees the whole course, and finds the way to the replay.
  await friend.goto(`${server.url}/t/${code}`);
  await friend.getByRole("img", { name: "Points over the rounds" }).waitFor();
  await friend.getByRole("link", { name: "Watch replay" }).click();
  const told = friend.locator(".told");
  await told.getByText(/begins/).waitFor();
  await friend.keyboard.press("End");
  await told.getByText("the game is over").waitFor();
  await friend.keyboard.press("ArrowLeft");
  await friend.getByLabel("Round", { exact: true }).selectOption("2");
  await told.getByText(/^(?!.*begins).*Round 2/).waitFor();
  await friend.getByRole("button", { name: "Play", exact: true }).click();
  // It goes on by itself, for as long as nobody stops it.
  const round = friend.getByLabel("Round", { exact: true });
  await settles(async () => Number(await round.inputValue()) >= 3, true);
  await friend.getByRole("button", { name: "Pause", exact: true }).click();
  await round.selectOption("3");
  await friend.getByLabel("View of").selectOption({ label: "Bruno" });
  await friend.getByRole("heading", { name: "Round 3" }).waitFor();
  await Promise.all([player.context().close(), friend.context().close()]);
});

test("a dropped record is shown and analysed on a phone; one that was changed is refused in words", async () => {
  const record = join(folder, "game.jsonl");
  execFileSync(HRANICE, [
    ...["simulate", "travel", "--bots", "traveller,traveller,traveller", "--games", "1", "--seed", "1"],
    ...["--record", folder, "--json", "--options", '{"show": 5000}'],
  ]);
  const [made] = readdirSync(folder);
  const lines = readFileSync(join(folder, made), "utf8");
  writeFileSync(record, lines);
  const forged = join(folder, "forged.jsonl");
  assert.match(lines, /"field":2/, "another seed is needed for a game with something to forge");
  writeFileSync(forged, lines.replace('"field":2', '"field":3'));

  const page = await device(browser, PHONE);
  await page.goto(`${server.url}/replay`);
  await page.locator("input[type=file]").setInputFiles(forged);
  await page
    .getByRole("alert")
    .getByText(/not sound: line \d+/)
    .waitFor();
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "game.jsonl"));
    return transfer;
  }, lines);
  await page.locator("h1").dispatchEvent("drop", { dataTransfer: dropped });
  await page
    .locator(".told")
    .getByText(/ready|Round 1/)
    .waitFor();
  assert.equal(await overhang(page), 0);
  await page.getByRole("button", { name: "To the end" }).click();
  await page
    .locator(".told")
    .getByText(/game is over/)
    .waitFor();
  assert.equal(await overhang(page), 0);
  // No table has such a game: the record itself is analysed, and the graph leads to its moments.
  await page.getByRole("button", { name: "Analyse the game" }).click();
  const graph = page.getByRole("slider", { name: "Expected result" });
  await graph.waitFor({ timeout: 300_000 });
  await settles(() => page.locator(".said li").count(), 3);
  await graph.focus();
  await page.keyboard.press("Home");
  await page
    .locator(".told")
    .getByText(/game is over/)
    .waitFor({ state: "hidden" });
  assert.equal(await overhang(page), 0);
  await page.context().close();
});
