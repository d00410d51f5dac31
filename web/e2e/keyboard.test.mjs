import { test } from "node:test";
import { playUntil, settles, tiring } from "./player-actions.mjs";
import { device, openTable } from "./server-and-browser.mjs";
import { Walker, enterOnce, keyInBorder, keyInTravel, tabTo } from "./keys.mjs";
import { browser, server } from "./shared-server.mjs";

const button = (page, name) => page.getByRole("button", { name });

/** After the last move: the result, and the envelope opened. */
const seal = (page) => button(page, "Open and check");
/** A key that was meant for the last move may have opened the result already. */
const over = (page) => button(page, "See the result").or(seal(page));

async function checkEnvelope(page) {
  if (!(await seal(page).count())) await enterOnce(page, button(page, "See the result"));
  await enterOnce(page, seal(page));
  await page.getByText("All good").waitFor();
}

test("a whole game of The BORDER by keyboard alone, from the start to the envelope", async () => {
  const page = await device(browser);
  await page.goto(server.url);
  await enterOnce(page, page.getByRole("link", { name: "Play now" }));
  // A die is held by the space bar, and the others are rolled again.
  const again = button(page, /^Roll again/);
  const walker = new Walker(page);
  const act = tiring((_, most) => keyInBorder(page, walker, most), 2);
  await playUntil(page, act, again);
  const die = page.locator(".tray button.die").first();
  await tabTo(page, die);
  await page.keyboard.press("Space");
  await settles(() => die.getAttribute("aria-pressed"), "true");
  await enterOnce(page, again);
  await playUntil(page, act, over(page));
  await checkEnvelope(page);
  await page.context().close();
});

test("a whole Bez hranic by keyboard alone, from the lobby to the envelope", async () => {
  const page = await device(browser);
  await page.goto(server.url);
  const code = await openTable(page, {
    game: "travel",
    house: { chairs: 2 },
    options: { pace: 60, show: 60_000, settle: 300 },
  });
  await page.goto(`${server.url}/t/${code}`);
  await page.locator("#lobby-name").waitFor();
  await tabTo(page, page.locator("#lobby-name"));
  await page.keyboard.press("Enter");
  await page.locator("li.mine").waitFor();
  await enterOnce(page, button(page, "Add a bot"));
  await page.locator('li[data-seat="1"]').waitFor();
  // A quicker one, for this test.
  await page.request.post(`${server.url}/api/tables/${code}/replace`, {
    data: { seat: 1, bot: "traveller:speed=9" },
  });
  await enterOnce(page, button(page, "Start the game"));
  await playUntil(page, () => keyInTravel(page), over(page));
  await checkEnvelope(page);
  await page.context().close();
});
