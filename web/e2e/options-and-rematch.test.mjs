// What is played: chosen before the game, remembered by the device, changed for a rematch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playOut } from "./finish-game.mjs";
import { overhang, settles } from "./player-actions.mjs";
import { SteeredTable } from "./steered-table.mjs";
import { PHONE, device, openTable } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";

const gameCard = (page) => page.getByRole("region", { name: "Bez hranic" });
const codeOf = (page) => page.url().split("/").at(-1);

/** What the page opens a table with when somebody taps. */
async function opening(page, tap) {
  const asked = page.waitForRequest(
    (request) => request.method() === "POST" && /\/tables$/.test(request.url()),
  );
  await tap();
  return (await asked).postDataJSON();
}

test("a line says what will be played; what was chosen is remembered, alone, around the device, with friends", async () => {
  const page = await device(browser, PHONE);
  await page.goto(server.url);
  await gameCard(page).getByRole("link", { name: "3 bots, tourist · Europe" }).click();
  await page.getByLabel("Map", { exact: true }).selectOption("usa");
  await page.getByLabel("Two travellers each").selectOption("true");
  await page.getByLabel("Level of the bots").selectOption("globetrotter");
  await page.getByLabel("May keep the map open").selectOption("true");
  await page.getByText("2 bots, globetrotter · USA · Two travellers each").waitFor();
  assert.equal(await overhang(page), 0);
  await page.goto(server.url);
  await gameCard(page)
    .getByRole("link", { name: /^2 bots, globetrotter · USA/ })
    .waitFor();
  assert.equal(await overhang(page), 0);
  const alone = await opening(page, () => gameCard(page).getByRole("link", { name: "Play now" }).click());
  const options = { map: "usa", harder: true, open_map: [0] };
  assert.deepEqual({ ...alone.options, ...options }, alone.options);
  assert.deepEqual([alone.house.chairs, alone.house.stand_in], [3, "globetrotter"]);
  await page.waitForURL(/\/t\//);
  await page.goto(`${server.url}/play/travel/device`);
  await page.getByText("players: 2, no bots · Europe").click();
  await page.getByLabel("Bots", { exact: true }).selectOption("1");
  await page
    .getByLabel(/: May keep the map open/)
    .nth(1)
    .selectOption("true");
  const around = await opening(page, () => page.getByRole("button", { name: "Start the game" }).click());
  assert.deepEqual([around.house.chairs, around.options.map, around.options.open_map], [3, "europe", [1]]);
  await page.waitForURL(/\/t\//);
  const friends = await opening(page, () => page.goto(`${server.url}/play/travel/friends`));
  assert.deepEqual([friends.options.map, friends.options.harder], ["usa", true]);
  await page.locator("select:has(option:checked:text-is('USA'))").waitFor();
  await page.context().close();
});

test("a rematch: offered to all who played, with other options, on the old seats, and counted", async () => {
  const [ada, bruno] = [await device(browser), await device(browser, PHONE)];
  for (const page of [ada, bruno]) await page.goto(server.url);
  const code = await openTable(ada, { game: "border", house: { chairs: 2 } });
  await SteeredTable.taken(code, [ada, bruno], ["Ada", "Bruno"]);
  await Promise.all([playOut(ada, code), playOut(bruno, code)]);
  for (const page of [ada, bruno]) {
    await page.goto(`${server.url}/t/${code}`);
    await page.locator(".outcome h1").waitFor();
  }
  // Bruno wants other rules, and Ada learns of it at once.
  await bruno.getByText("players: 2, no bots", { exact: true }).click();
  await bruno.locator("summary", { hasText: "More" }).click();
  await bruno.getByLabel("New crosses count as neighbours").selectOption("false");
  assert.equal(await overhang(bruno), 0);
  await bruno.getByRole("button", { name: "Play again" }).click();
  await bruno.getByText("From the last game, not here yet: Ada").waitFor();
  await ada.getByText("Bruno wants to play again").waitFor();
  const next = codeOf(bruno);
  // Her chair is held.
  const stranger = await device(browser);
  await stranger.goto(`${server.url}/t/${next}`);
  await stranger.getByRole("button", { name: "Sit down" }).click();
  await stranger.getByText("kept for those who played before").waitFor();
  await ada.getByRole("button", { name: "Join" }).click();
  await bruno.locator('li[data-seat="1"].mine').waitFor();
  await ada.locator('li[data-seat="0"].mine').waitFor();
  await settles(() => bruno.getByText("not here yet").count(), 0);
  await bruno.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ada, bruno]) await page.locator(".tray").waitFor();
  await Promise.all([playOut(ada, next), playOut(bruno, next)]);
  await ada.goto(`${server.url}/t/${next}`);
  const evening = ada.locator("section", { hasText: "So far this evening" });
  await settles(() => evening.getByText(/of 2 games won/).count(), 2);
  await Promise.all([ada, bruno, stranger].map((page) => page.context().close()));
});

test("a newcomer with a phone finds the other map, the harder variant and the big screen by taps alone", async () => {
  const page = await device(browser, PHONE);
  await page.goto(server.url);
  await gameCard(page).getByRole("link", { name: "With friends" }).tap();
  await page.getByRole("heading", { name: "Game options" }).waitFor();
  // Nothing has to be unfolded for them.
  for (const [label, value] of [
    ["Map", "usa"],
    ["Two travellers each (harder)", "true"],
  ]) {
    await page.getByLabel(label, { exact: true }).selectOption(value);
    await settles(() => page.getByLabel(label, { exact: true }).inputValue(), value);
  }
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Big screen" }).tap();
  const screen = await opened;
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.getByText("Point a phone at the code").waitFor();
  await screen.getByText("USA", { exact: true }).waitFor();
  // From a game that is under way it is two taps away.
  await page.getByRole("button", { name: /^Fill \d seats? with bots and start$/ }).tap();
  // The lobby has such a button, too; what it opens goes with it.
  await page.getByRole("heading", { name: "Game options" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "At the table" }).tap();
  await page.locator("dialog[open]").getByRole("link", { name: "Big screen" }).waitFor();
  await screen.locator(".screen").waitFor();
  await page.context().close();
});

test("one's own score is in sight on the smallest screens, upright and lying", async () => {
  for (const [game, score] of [
    ["border", ".own .points"],
    ["travel", ".you .purse"],
  ]) {
    const page = await device(browser, PHONE);
    await page.goto(`${server.url}/play/${game}/now`);
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height });
      const seen = page.locator(score).first();
      await seen.waitFor();
      await settles(
        () =>
          seen.evaluate((figure) => {
            const { left, right, top, bottom } = figure.getBoundingClientRect();
            return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          }),
        true,
        `${game} at ${width}×${height}`,
      );
      assert.equal(await overhang(page), 0);
    }
    await page.context().close();
  }
});
