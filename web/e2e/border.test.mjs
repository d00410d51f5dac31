import assert from "node:assert/strict";
import { test } from "node:test";
import { actInBorder, impatient, middle, overhang, playUntil, settles, tiring } from "./player-actions.mjs";
import { PATIENCE, PHONE, device } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";

test("a newcomer plays a whole game of The BORDER against three bots; the envelope is verified", async () => {
  const page = await device(browser);
  // Bots that take their time are followed elsewhere.
  await page.addInitScript(() => localStorage.setItem("hranice.settings", JSON.stringify({ pace: "none" })));
  await page.goto(server.url);
  await page.getByRole("link", { name: "Play now" }).first().click();
  await page.locator(".tray .die").first().waitFor();
  // Alone against bots one practises: the best moves are shown, and none of them is played.
  await page.getByRole("button", { name: "Hint" }).waitFor();
  await page.keyboard.press("h");
  await page.locator(".hints .advice").last().click();
  await settles(() => page.locator(".dock .advice[aria-pressed=true]").count(), 1);
  await playUntil(page, tiring(actInBorder, 5), page.getByRole("button", { name: "See the result" }));
  await page.getByRole("button", { name: "See the result" }).click();
  await page.getByRole("button", { name: "Open and check" }).click();
  await page.getByText("All good").waitFor();
  await page.getByRole("link", { name: "Rules", exact: true }).waitFor();
  await settles(() => page.locator(".podium b").count(), 4);
  await page.getByRole("button", { name: "Analyse the game" }).click();
  const graph = page.getByRole("slider", { name: "Expected result" });
  // Some seconds of thinking, which a busy machine spreads over many more.
  await graph.waitFor({ timeout: 300_000 });
  await graph.focus();
  for (const step of ["1", "2", "3"]) {
    await page.keyboard.press("ArrowRight");
    await settles(() => graph.getAttribute("aria-valuenow"), step);
  }
  await settles(() => page.locator(".said li").count(), 4);
  await page
    .locator(".said")
    .getByText(/^You: the dice /)
    .waitFor();
  // With bots alone one tap is enough for the next game.
  const finished = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== finished);
  await page.locator(".tray .die").first().waitFor();
  await page.context().close();
});

/** How much of the lowest space of one's own board lies behind the dock before anybody scrolls, in pixels. */
function behindDock(page) {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const lowest = Math.max(
      ...[...document.querySelectorAll(".own [data-space]")].map((one) => one.getBoundingClientRect().bottom),
    );
    return lowest - document.querySelector(".dock").getBoundingClientRect().top;
  });
}

/** The spaces of one's own board that a finger cannot reach even after scrolling to them. */
function covered(page) {
  return page.evaluate(() => {
    const spaces = [...document.querySelectorAll(".own [data-space]")];
    const hidden = spaces.filter((space) => {
      space.scrollIntoView({ block: "center" });
      const { left, top, width, height } = space.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // A hexagon is drawn a little smaller than the 24 pixels that are its own.
      return hit?.closest("[data-space]") !== space || Math.min(width, height) / 0.98 < 24;
    });
    scrollTo(0, 0);
    return spaces.length === 86 ? hidden.map((space) => space.dataset.space) : ["no board"];
  });
}

test("a phone plays a round of The BORDER without scrolling sideways or covered controls", async () => {
  const page = await device(browser, PHONE);
  await page.goto(`${server.url}/play/border/now`);
  await page.locator(".tray").waitFor();
  // The rules are one tap away, and so is the table behind them.
  const table = page.url();
  const rules = page.getByRole("link", { name: "Rules of The BORDER" });
  await rules.click();
  await page.locator("dialog[open] #B16").waitFor();
  assert.equal(await overhang(page), 0);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await settles(() => rules.evaluate((link) => link === document.activeElement), true);
  assert.equal(page.url(), table);
  // What the figures beside a name mean is said where nothing can be hovered over.
  await page.getByRole("list", { name: "Players in turn order" }).getByRole("button").last().click();
  await page.locator("dialog[open]").getByText("0 of 6 lands closed · 0 points").waitFor();
  await page.keyboard.press("Escape");
  for (let acts = 0; acts < 4;) {
    assert.equal(await overhang(page), 0);
    assert.deepEqual(await covered(page), []);
    assert.ok((await behindDock(page)) < 12, "more than a half of a space lies behind the dock");
    if (await actInBorder(page)) acts += 1;
    await page.waitForTimeout(50);
  }
  await page.context().close();
});

test("impatient taps on a phone forfeit nothing, at one place and at several", async () => {
  const page = await device(browser, PHONE);
  const given = [];
  page.on("websocket", (line) =>
    line.on("framesent", ({ payload }) => {
      const { type, move } = JSON.parse(String(payload));
      if (type !== "move" || move.type === "roll") return;
      if (![...(move.segments ?? []), ...(move.spaces ?? [])].length) given.push(move);
    }),
  );
  await page.addInitScript(() => localStorage.setItem("hranice.settings", JSON.stringify({ pace: "none" })));
  await page.goto(`${server.url}/play/border/now`);
  const [stop, again, words] = [".stop", ".main", ".words"].map((part) => page.locator(`.dock ${part}`));
  await playUntil(page, actInBorder, stop, 50);
  const pass = page.locator(".dock .pass");
  for (const tapped of [[again], [stop], [again, stop, words]]) {
    given.length = 0;
    // Whoever marked a space may have scrolled to it, and the dock moves with that.
    await page.evaluate(() => scrollTo(0, 0));
    const rest = await impatient(page, await Promise.all(tapped.map(middle)));
    // At the quiet place alone nothing goes on: it is tapped in vain.
    // It takes some turns until the dice leave a choice.
    if (tapped.includes(again)) await pass.waitFor({ timeout: 3 * PATIENCE });
    const taps = await page.evaluate(() => window.taps);
    await page.waitForFunction((before) => window.taps >= before + 9, taps ?? 0);
    await rest();
    assert.deepEqual(given, []);
    if (!tapped.includes(again)) continue;
    // Who comes to rest is heard.
    await pass.click();
    await settles(() => given.length, 1);
    // Buttons that have just come are deaf: whoever looks later is no impatient hand any more.
    await playUntil(page, actInBorder, stop, 50);
  }
  await page.context().close();
});
