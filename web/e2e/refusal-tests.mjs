// What a tap brings about that is refused: the server says why, and the page says it in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { comes, tapSpace } from "./player-actions.mjs";
import { SteeredTable } from "./steered-table.mjs";
import { PATIENCE, device, openTable } from "./server-and-browser.mjs";
import { LANGUAGES, OTHERS, PAGES, RACES, TAPPED, reasonsInSource, sentence } from "./reasons.mjs";
import { browser, server } from "./shared-server.mjs";
import { begin } from "./seats-over-http.mjs";

const seen = new Set();
/** The languages in which the next refusals are read. */
let spoken;

/** Hears every refusal that the server tells a page. */
function refusalsOf(page) {
  const heard = Object.assign([], { answers: 0 });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(payload);
      if (told.type === "refused") heard.push(told);
      if (told.type === "refused" || told.type === "considered") heard.answers += 1;
    }),
  );
  page.on("response", async (answer) => {
    if (answer.status() === 409) heard.push(await answer.json());
  });
  return heard;
}

async function speak(page, language) {
  await page.locator("header button.settings, header nav button").first().click();
  await page.getByRole("radio", { name: LANGUAGES[language] }).check();
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
}

/** What is said in the place of these where the space is lit: its number is for programs. */
const POINTED = {
  "border-already-crossed": "border-already-crossed-here",
  "border-no-die": "border-no-die-here",
  "border-not-adjacent": "border-not-adjacent-here",
};

/** What a refusal says up to the name of the space; of a white one something else is said. */
function pointed(language, reason) {
  const [words] = sentence(language, { reason: POINTED[reason], params: { space: "" } }).split(":");
  const white = sentence(language, { reason: "border-white-space", params: {} });
  return new RegExp([words, white].map((each) => each.replace(/[.()]/g, "\\$&")).join("|"));
}

/** Does something, and reads the sentence of the catalogue for what the server says of it. */
async function refusedIn(page, heard, language, reason, act) {
  // What comes too early is refused by the page itself, in the server's words.
  const early = reason === "travel-before-reveal" && { reason, params: {} };
  for (let tries = 1; ; tries += 1) {
    heard.length = 0;
    await act();
    const end = Date.now() + PATIENCE;
    while (!early && !heard.some((told) => told.reason === reason) && Date.now() < end)
      await page.waitForTimeout(20);
    const told = early || heard.find((each) => each.reason === reason);
    assert.ok(told, `${reason} was not refused, but ${heard.map((each) => each.reason)}`);
    const words = reason in POINTED ? pointed(language, reason) : sentence(language, told);
    const alert = page.locator('[role="alert"], p.refused').filter({ hasText: words }).first();
    // Words go away after some seconds: a machine that is out of breath may look too late, but not every time.
    if (await comes(alert, 10_000)) break;
    assert.ok(tries < 5, `“${words}” is not shown`);
  }
  seen.add(reason);
}

async function refusedInWords(page, heard, acts) {
  for (const language of spoken()) {
    await speak(page, language);
    for (const [reason, act] of Object.entries(acts)) await refusedIn(page, heard, language, reason, act);
  }
}

/** Every language, each time. */
export const inAll = () => Object.keys(LANGUAGES);

let turns = 0;
/** One language, each time the next one. */
export const inTurn = () => [Object.keys(LANGUAGES)[turns++ % Object.keys(LANGUAGES).length]];

/** The tests; `languages` says in which ones the next refusals are read. */
export function refusals(languages) {
  spoken = languages;

  test("every reason is known as one that a tap can bring about, or as one that it cannot", () => {
    const known = [...TAPPED, ...PAGES, ...RACES, ...OTHERS];
    assert.deepEqual(reasonsInSource(), known.toSorted());
    assert.equal(new Set(known).size, known.length);
  });

  test("The BORDER: every tap that is refused is answered in words", async () => {
    const [page, other] = [await device(browser), await device(browser)];
    const heard = refusalsOf(page);
    const wanted = new Set(TAPPED.filter((reason) => reason.startsWith("border-")));
    wanted.delete("border-one-die-only");
    const tap = (space) => () => tapSpace(page, space);
    for (let games = 0; wanted.size && games < 6; games += 1) {
      await Promise.all([page.goto(server.url), other.goto(server.url)]);
      const code = await openTable(page, { game: "border", house: { chairs: 3 } });
      const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Bea", "Cyd"]);
      await page.goto(`${server.url}/t/${code}`);
      await steered.take();
      await page.locator(".own [data-space]").first().waitFor();

      /** Taps one space after the other until some reasons have come, and tells which space gave which. */
      async function sweep(reasons, spaces) {
        const found = {};
        for (const space of spaces) {
          heard.length = 0;
          const answers = heard.answers;
          await tapSpace(page, space);
          const end = Date.now() + PATIENCE;
          while (heard.answers === answers && Date.now() < end) await page.waitForTimeout(10);
          const reason = heard[0]?.reason;
          if (reasons.includes(reason)) found[reason] ??= tap(space);
          if (Object.keys(found).length === reasons.length) break;
        }
        return found;
      }

      while (wanted.size) {
        const view = await steered.settled();
        if (view.phase === "over") break;
        const [mine, others] = [view.players[0], view.players.filter((each, seat) => seat && each.thinking)];
        const all = Array.from({ length: 86 }, (_, space) => space);
        const closed = all.filter((space) => !view.spaces.includes(space));
        const acts = {};
        if (view.phase === "keep") acts[view.active ? "border-not-now" : "border-still-rolling"] = tap(0);
        if (view.phase === "complete" && view.active) acts["border-not-your-turn"] = tap(0);
        if (view.phase === "cross" && view.active === 0 && others.length)
          acts["border-not-an-other"] = tap(0);
        if (view.phase === "cross" && view.active && !mine.thinking && others.length)
          acts["border-already-finished"] = tap(0);
        const ways =
          view.phase === "complete" && view.active === 0
            ? ["border-dice-short", "border-segment-complete", "border-white-space"]
            : view.phase === "cross" && mine.thinking
              ? ["border-already-crossed", "border-no-die", "border-not-adjacent"]
              : [];
        const missing = ways.filter((reason) => wanted.has(reason));
        if (missing.length) {
          // What could be completed is not tapped: it would be marked.
          const safe =
            view.phase === "cross"
              ? closed
              : await page
                  .locator(".own [data-space]:not(.free)")
                  .evaluateAll((spaces) => spaces.map((space) => Number(space.dataset.space)));
          Object.assign(acts, await sweep(missing, safe));
        }
        const fresh = Object.entries(acts).filter(([reason]) => wanted.has(reason));
        if (fresh.length) {
          await refusedInWords(page, heard, Object.fromEntries(fresh));
          for (const [reason] of fresh) wanted.delete(reason);
        }
        await steered.act();
      }
    }
    assert.deepEqual([...wanted], []);
    await Promise.all([page.context().close(), other.context().close()]);
  });

  test("The BORDER: whoever has but one die is told so", async () => {
    const page = await device(browser);
    const heard = refusalsOf(page);
    let view = null;
    // Bots that use all their dice whenever they can: it takes some rounds, seldom more than one game.
    for (let games = 0; !view && games < 12; games += 1) {
      await page.goto(server.url);
      const code = await openTable(page, { game: "border", house: { chairs: 3, pause: 0 } });
      const table = `${server.url}/api/tables/${code}`;
      await begin(page, table, ["Ada"], { fill: "greedy" });
      await page.goto(`${server.url}/t/${code}`);
      const steered = new SteeredTable(code, [page]);
      await steered.take();
      for (let now; now?.phase !== "over" && !view;) {
        now = await steered.settled();
        if (now.phase === "cross" && now.players[0].thinking && now.one_die && now.spaces.length > 1)
          view = now;
        else await steered.act();
      }
    }
    const [first, second] = view.spaces;
    await tapSpace(page, first);
    await page.locator(`.own [data-space="${first}"][aria-pressed="true"]`).waitFor();
    await refusedInWords(page, heard, { "border-one-die-only": () => tapSpace(page, second) });
    await page.context().close();
  });

  test("Bez hranic: every tap that is refused is answered in words", async () => {
    const [page, other] = [await device(browser), await device(browser)];
    const heard = refusalsOf(page);
    const field = (number) => () => page.locator(`[data-field="${number}"] .field`).click({ force: true });
    const traveller = (number) => page.locator(".colours label").nth(number).click();
    /** A first round for two, with cards dealt that slowly. */
    async function dealt(pace) {
      await Promise.all([page.goto(server.url), other.goto(server.url)]);
      const options = { pace, show: 600_000, harder: true };
      const code = await openTable(page, { game: "travel", house: { chairs: 2 }, options });
      const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Bea"]);
      await page.goto(`${server.url}/t/${code}`);
      await steered.take();
      await steered.ready();
    }
    // So slowly that one can be too early in four languages, on any machine.
    await dealt(10_000);
    await page.locator(".card .button").click();
    await page.locator('[data-field="1"] .field').waitFor();
    await refusedInWords(page, heard, { "travel-before-reveal": field(3) });
    await dealt(0);
    await page.locator(".offer.choosing").waitFor();
    await traveller(0);
    await field(2)();
    await page.locator('[data-field="2"] .field.own').waitFor();
    await traveller(1);
    await refusedInWords(page, heard, { "travel-colours-same-field": field(2) });
    await field(4)();
    await page.locator('[data-field="4"] .field.own').waitFor();
    await refusedInWords(page, heard, { "travel-no-token-left": field(5) });
    await Promise.all([page.context().close(), other.context().close()]);
  });

  test("Bez hranic with two tokens: not twice the same field, nor the same pair, and not too late", async () => {
    const [page, other] = [await device(browser), await device(browser)];
    const heard = refusalsOf(page);
    await Promise.all([page.goto(server.url), other.goto(server.url)]);
    const code = await openTable(page, {
      game: "travel",
      house: { chairs: 2 },
      options: { pace: 0, show: 600_000, settle: 5000, harder: true },
    });
    const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Bea"]);
    await steered.take();
    await steered.round(3);
    await page.goto(`${server.url}/t/${code}`);
    await steered.take();
    await page.locator(".offer.choosing").waitFor();
    const field = (number) => () => page.locator(`[data-field="${number}"] .field`).click({ force: true });
    const placed = (number, count) =>
      page.waitForFunction(
        ([at, most]) => document.querySelectorAll(`[data-field="${at}"] .stack > *`).length >= most,
        [number, count],
      );
    await field(2)();
    await placed(2, 1);
    await refusedInWords(page, heard, { "travel-same-field": field(2) });
    await field(3)();
    await placed(3, 1);
    await page.locator(".colours label").nth(1).click();
    await field(2)();
    await placed(2, 2);
    await refusedInWords(page, heard, { "travel-colours-same-pair": field(3) });
    // After the last token it is too late; a round for each language, for the stacks settle within seconds.
    for (const [rounds, language] of spoken().entries()) {
      await speak(page, language);
      await steered.round(3 + rounds);
      await steered.placeAll(1);
      await refusedIn(page, heard, language, "travel-placing-over", () =>
        steered.placeAllAndTap('[data-field="5"] .field'),
      );
    }
    await Promise.all([page.context().close(), other.context().close()]);
  });

  test("the referee and the lobby: what is refused is answered in words", async () => {
    const page = await device(browser);
    const heard = refusalsOf(page);
    await page.goto(`${server.url}/referee`);
    const choose = async (...codes) => {
      await page.locator(".form > .button").last().click();
      for (const [at, code] of codes.entries()) await page.locator(".slot select").nth(at).selectOption(code);
    };
    await page.getByRole("radio", { name: "5", exact: true }).check();
    await refusedInWords(page, heard, {
      "travel-target-is-start": () => choose("CZ", "CZ", "PL", "DE"),
      "travel-pick-is-start": () => choose("CZ", "PL", "CZ", "DE"),
      "travel-pick-is-target": () => choose("CZ", "PL", "DE", "PL"),
      "travel-same-field": () => choose("CZ", "PL", "DE", "DE"),
    });
    const code = await openTable(page, { game: "border", house: { chairs: 2 } });
    const guest = await device(browser);
    const told = refusalsOf(guest);
    await guest.goto(`${server.url}/t/${code}`);
    const sit = guest.locator("form.row button");
    await guest.locator("#lobby-name").fill("   ");
    await refusedInWords(guest, told, { "table-name-empty": () => sit.click() });
    // Somebody else is quicker: the wish for the last chair arrives when it is taken.
    let arrive;
    const held = new Promise((done) => (arrive = done));
    await guest.route("**/seats", (route) => held.then(() => route.continue()));
    await guest.locator("#lobby-name").fill("Zoe");
    told.length = 0;
    await sit.click();
    for (const bot of ["random", "random"])
      await page.request.post(`${server.url}/api/tables/${code}/bots`, { data: { bot } });
    await guest.locator('li[data-seat="1"]').waitFor();
    arrive();
    for (const language of spoken()) {
      await guest.locator("p.refused").waitFor();
      await speak(guest, language);
      const words = sentence(
        language,
        told.find(({ reason }) => reason === "table-full"),
      );
      await guest.getByRole("alert").filter({ hasText: words }).waitFor();
    }
    seen.add("table-full");

    // Whom the host has sent away cannot come back to that table.
    const other = await openTable(page, { game: "border", house: { chairs: 2 } });
    await guest.unroute("**/seats");
    await guest.goto(`${server.url}/t/${other}`);
    await guest.locator("form button.main").click();
    await guest.locator(".seats li.mine").waitFor();
    await page.request.delete(`${server.url}/api/tables/${other}/seats/0`);
    await guest.locator("#lobby-name").fill("Zoe");
    await refusedInWords(guest, told, { "table-sent-away": () => guest.locator("form button.main").click() });
    await Promise.all([page.context().close(), guest.context().close()]);
  });

  test("all of them have been seen", () => {
    assert.deepEqual([...seen].sort(), TAPPED.toSorted());
  });
}
