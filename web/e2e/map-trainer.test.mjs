// The trainer of borders: ten questions, what is kept of them, by keyboard, without storage and without a network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { settles } from "./player-actions.mjs";
import { KEEPING, PATIENCE, PHONE, device, openBrowser } from "./server-and-browser.mjs";
import { inspectedInTurn } from "./inspecting.mjs";
import { bringMap, learnOwnMap } from "./own-map.mjs";
import { browser, server } from "./shared-server.mjs";
import { staticHost } from "./static-host.mjs";

const SESSION = 10;
const { states } = JSON.parse(readFileSync("../src/hranice/games/travel/maps/europe.json", "utf8"));
const CODES = new Map(states.map(({ code, name }) => [name.en, code]));
const { touching } = JSON.parse(readFileSync("src/games/travel/wire/borders/europe.json", "utf8"));
const PAIRS = new Set(touching.map((pair) => pair.join(" ")));
const touch = (one, other) => PAIRS.has([one, other].sort().join(" "));

const begin = (page) => page.getByRole("button", { name: `${SESSION} questions` }).click();
/** Buttons that have just come are deaf for a moment; keys do not wait for that by themselves. */
const calm = (page) => page.locator(".sheet [aria-disabled=true]").first().waitFor({ state: "detached" });
const question = (page) => page.locator(".side h2").first();
const kept = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("hranice.train.europe"))?.borders ?? {});

/** Answers a question; only those about two states are answered rightly, or else on purpose wrongly. */
async function answer(page, { rightly = true } = {}) {
  const asked = await question(page).innerText();
  const pair = /^(.*) and (.*): do they touch\?$/.exec(asked);
  if (pair) {
    const yes = touch(...pair.slice(1).map((name) => CODES.get(name)));
    await page.getByRole("button", { name: yes === rightly ? "Yes" : "No", exact: true }).click();
  } else if (/^Tap/.test(asked)) {
    const from = CODES.get(/touches (.*)\.$/.exec(asked)[1]);
    for (const { code } of states.filter((state) => touch(from, state.code)))
      await page
        .locator(`.state[data-spot="${code}"], .state[data-spot^="${code}:"]`)
        .first()
        .dispatchEvent("click");
    await page.getByRole("button", { name: "That’s all of them" }).click();
    assert.equal(await question(page).innerText(), "Right!");
  } else if (/how many borders/.test(asked))
    await page.getByRole("button", { name: "3", exact: true }).click();
  else await page.locator(".answers button").first().click();
  assert.match(await question(page).innerText(), /^(Right!|Not quite\.)$/);
  return asked;
}

const goOn = (page) => page.getByRole("button", { name: /Next question|See the result/ }).click();

test("ten questions of all kinds, each explained; what was learnt is there after a reload", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/train`);
  await page.getByText(/^0 of 1\d\d borders known$/).waitFor();
  await inspectedInTurn(page, "the trainer");
  await begin(page);
  const kinds = new Set();
  for (let number = 1; number <= SESSION; number += 1) {
    await page.getByText(`Question ${number} of ${SESSION}`).waitFor();
    // No border is seen before one has answered.
    assert.equal(await page.locator(".map svg.blank .coast").isVisible(), false);
    const asked = await question(page).innerText();
    const kind = /touch\?|Tap|how many|nearest/.exec(asked)[0];
    if (!kinds.has(kind)) await inspectedInTurn(page, `a question: ${asked}`);
    await answer(page);
    assert.equal(await page.locator(".map svg.blank").count(), 0);
    if (!kinds.has(kind)) await inspectedInTurn(page, `an answer to ${asked}`);
    kinds.add(kind);
    await goOn(page);
  }
  assert.equal(kinds.size, 4);
  await page.getByRole("heading", { name: "Done for today" }).waitFor();
  await page.getByText("Borders answered rightly:").waitFor();
  await inspectedInTurn(page, "the end of a session");
  const lines = await kept(page);
  assert.ok(Object.keys(lines).length >= SESSION);
  await page.reload();
  await page.getByText(/· 1?\d\d? new$/).waitFor();
  assert.deepEqual(await kept(page), lines);
  assert.equal(await page.getByText(/^0 of \d+ borders known$/).count(), 1);

  // Forgotten when one wants so.
  await page.getByText("All states").click();
  await page.getByRole("button", { name: "Forget what I learnt" }).click();
  await page.getByRole("button", { name: "Forget what I learnt" }).last().click();
  await settles(async () => Object.keys(await kept(page)).join(), "");
  await page.context().close();
});

test("a question on the map is answered by keyboard alone", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/train?map=south-america`);
  await page.getByRole("button", { name: `${SESSION} questions` }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(`Question 1 of ${SESSION}`).waitFor();
  await page.keyboard.press("Tab");
  await calm(page);
  await page.keyboard.press("Enter");
  // The way on has the focus; then the next question has.
  await calm(page);
  await page.keyboard.press("Enter");
  await page.getByText(`Question 2 of ${SESSION}`).waitFor();
  const spot = page.locator(".state[tabindex='0']");
  assert.equal(await spot.count(), 1);
  await spot.focus();
  // One begins at the state that is asked about, and goes on to some other.
  const here = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  const from = await here();
  assert.match(await question(page).innerText(), new RegExp(`touches ${from}\\.$`));
  for (const key of ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"])
    if ((await here()) === from) await page.keyboard.press(key);
  await settles(async () => (await here()) === from, false);
  await page.keyboard.press("Enter");
  await page.getByText(`Tapped: ${await here()}`).waitFor();
  await calm(page);
  await page.getByRole("button", { name: "That’s all of them" }).press("Enter");
  await page.getByRole("heading", { name: /Right!|Not quite/ }).waitFor();
  await page.context().close();
});

test("where nothing may be stored the trainer goes on, and says so", async () => {
  const page = await device(browser, PHONE);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  });
  await page.goto(`${server.url}/train`);
  await begin(page);
  await answer(page);
  await page.getByText("This browser stores nothing").waitFor();
  await goOn(page);
  await page.getByText(`Question 2 of ${SESSION}`).waitFor();
  await page.context().close();
});

test("what the page has missed elsewhere is asked for first", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/referee`);
  for (const [slot, state] of ["FR", "GB"].entries())
    await page.locator(".slot select").nth(slot).selectOption(state);
  await page.getByText("Why?").click();
  await settles(async () => Object.keys(await kept(page)).join(), "FR GB");
  await page.goto(`${server.url}/train`);
  await page.getByText("1 due today").waitFor();
  await begin(page);
  assert.match(await question(page).innerText(), /^(France and United Kingdom|United Kingdom and France): /);
  await page.context().close();
});

test("a map of one's own is learnt, too: Python tells its borders", async () => {
  const page = await device(browser);
  await bringMap(page, server.url);
  await learnOwnMap(page);
  const places = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes(".train.")),
  );
  assert.match(places.join(), /^hranice\.train\.my land-[0-9a-f]{16}$/);
  await page.context().close();
});

test("on a static site the trainer asks without Python, and without a network once its map was there", async (context) => {
  const host = await staticHost();
  const site = await openBrowser();
  context.after(async () => {
    await site.close();
    host.remove();
  });
  const page = await device(site, KEEPING);
  await page.goto(`${host.url}#/train`);
  await begin(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, {
    timeout: PATIENCE,
  });
  await page.reload();
  await page.getByText(/ of \d+ borders known$/).waitFor();
  await settles(
    () =>
      page.evaluate(async () => {
        const kept = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return kept.flat().filter(({ url }) => /europe-[^/]*\.json$/.test(url)).length;
      }),
    2,
  );
  host.end();
  await page.context().setOffline(true);
  await page.reload();
  await begin(page);
  await answer(page);
  await page.context().close();
});
