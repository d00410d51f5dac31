import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { actInTravel, impatient, middle, overhang, playUntil, settles } from "./player-actions.mjs";
import { HRANICE, PHONE, device, openTable, viewsOf } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";
import { begin } from "./seats-over-http.mjs";

const QUICK = { pace: 60, show: 8000, settle: 300 };

/** The own journey of a reckoning as one would tell it to the referee. */
function caseOf(view) {
  const { bill, traveller } = view.reckoned.find(({ seat }) => seat === view.seat);
  const under = bill.picks.map((pick) => {
    const field = view.fields.find(({ card }, number) => (pick === "40" ? number === 0 : card === pick));
    return field.stack.findIndex((token) => token.traveller === traveller);
  });
  return { round: view.round, start: view.start, target: view.target, picks: bill.picks, under };
}

function refereed(cases) {
  const input = cases.map((each) => JSON.stringify(each)).join("\n");
  const lines = execFileSync(HRANICE, ["fare", "europe", "--cases", "-", "--json"], {
    input,
    encoding: "utf8",
  });
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).total);
}

test("two browsers and two bots play a whole Bez hranic; the bill on the page equals `hranice fare`", async () => {
  const [host, guest] = [await device(browser), await device(browser)];
  const views = viewsOf(host);
  await host.goto(server.url);
  const code = await openTable(host, {
    game: "travel",
    house: { chairs: 4, stand_in: "traveller" },
    options: QUICK,
  });
  await host.goto(`${server.url}/t/${code}`);
  await host.getByRole("button", { name: "Sit down" }).click();
  for (const name of ["Božena", "Carlo"]) {
    // Quick ones, for this test: as many bots as people wait for each other in every round.
    await host.request.post(`${server.url}/api/tables/${code}/bots`, { data: { bot: "traveller:speed=9" } });
    await host.getByText(name, { exact: true }).waitFor();
  }
  // The guest types the code at home, as somebody tells it.
  await guest.goto(server.url);
  await guest.getByLabel("Got a code?").fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase());
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.locator(".seats li:not(.free)").nth(3).waitFor();
  // Guests choose the colour of their own traveller, and of no other.
  await guest.getByLabel("Colour of the traveller").selectOption("white");
  await host
    .locator('.seats [data-seat="3"] select')
    .and(host.locator(":has(:checked[value=white])"))
    .waitFor();
  await host.getByRole("button", { name: "Start the game" }).click();
  const over = (page) => page.getByRole("button", { name: "See the result" });
  const shown = new Map();
  async function playAndRead(page) {
    const view = views.at(-1);
    const total = page.locator(".bill tfoot tr:first-child td");
    if (view?.phase === "reckon" && !shown.has(view.round) && (await total.count()))
      shown.set(view.round, { view, total: Number.parseInt(await total.innerText(), 10) });
    return actInTravel(page);
  }
  await Promise.all([playUntil(host, playAndRead, over(host)), playUntil(guest, actInTravel, over(guest))]);
  assert.equal(views.at(-1).players[3].travellers[0].colour, "white");
  const seen = [...shown.values()];
  assert.ok(seen.length >= 5, `only ${seen.length} bills were seen`);
  assert.deepEqual(
    seen.map(({ total }) => total),
    refereed(seen.map(({ view }) => caseOf(view))),
  );
  await host.getByRole("button", { name: "See the result" }).click();
  await host.getByRole("button", { name: "Open and check" }).click();
  await host.getByText("All good").waitFor();
  await Promise.all([host.context().close(), guest.context().close()]);
});

/** Puts fingers on several things at the same moment, as people around a tablet do, and lifts them. */
async function touchAll(page, things) {
  const points = [];
  for (const [id, thing] of things.entries()) {
    const box = await thing.boundingBox();
    points.push({ id, x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

/** Anna, Béla and Cyril around one tablet, at a table where cards are dealt that slowly. */
async function aroundTablet(pace) {
  const page = await device(browser, { viewport: { width: 1180, height: 820 }, hasTouch: true });
  const views = viewsOf(page);
  await page.goto(server.url);
  const code = await openTable(page, {
    game: "travel",
    house: { chairs: 3 },
    options: { pace, show: -1, settle: 300, open_map: [1] },
  });
  await begin(page, `${server.url}/api/tables/${code}`, ["Anna", "Béla", "Cyril"]);
  await page.goto(`${server.url}/t/${code}`);
  // One tap on “Got it” speaks for all three.
  await page.getByRole("button", { name: "Got it" }).tap();
  const pad = (who) => page.getByRole("region", { name: `${who}’s edge` });
  const field = (who, number) => pad(who).locator(`[data-field="${number}"]`);
  return { page, views, pad, field };
}

test("of three around one tablet only who taps too early is told so", async () => {
  const { page, pad, field } = await aroundTablet(10_000);
  await pad("Béla").evaluate((edge) => {
    // In one look, for words go away after some seconds.
    new MutationObserver(() => {
      if (edge.querySelector('[role="alert"]'))
        window.alerts ??= document.querySelectorAll('[role="alert"]').length;
    }).observe(document, { subtree: true, childList: true });
  });
  await field("Béla", 1).tap({ force: true });
  await page.waitForFunction(() => window.alerts !== undefined);
  assert.equal(await page.evaluate(() => window.alerts), 1);
  await page.context().close();
});

test("three around one tablet tap at once, each at an edge of their own", async () => {
  const { page, views, pad, field } = await aroundTablet(60);
  await field("Cyril", 7).and(page.locator('[aria-disabled="false"]')).waitFor();
  for (const who of ["Anna", "Béla", "Cyril"])
    assert.equal(
      await pad(who).getByRole("button", { name: "Map" }).count(),
      who === "Béla" ? 1 : 0,
      `the open map of ${who}`,
    );
  const map = pad("Béla").getByRole("button", { name: "Map" });
  await map.tap();
  await pad("Béla").getByRole("img", { name: "Europe" }).waitFor();
  assert.equal(await field("Béla", 3).isVisible(), false);
  await map.tap();
  await touchAll(page, [field("Anna", 3), field("Béla", 3), field("Cyril", 5)]);
  await page.getByText("Why?").waitFor();
  const { reckoned, fields, phase } = views.at(-1);
  assert.equal(phase, "reckon");
  assert.equal(reckoned.length, 3);
  assert.deepEqual(fields[3].stack.map(({ traveller }) => traveller).sort(), [0, 1]);
  assert.deepEqual(
    fields[5].stack.map(({ traveller }) => traveller),
    [2],
  );
  assert.ok(fields[3].close, "two fingers at one moment are a photo finish");
  assert.ok((await overhang(page)) <= 0);
  // The keyboard has a row for everybody: the second round is played on it.
  await page.getByRole("button", { name: "On we go" }).click();
  await field("Anna", 7).and(page.locator('[aria-disabled="false"]')).waitFor();
  for (const key of ["Digit1", "KeyX", "KeyE"]) await page.keyboard.press(key);
  await page.getByText("Why?").waitFor();
  const second = views.at(-1).fields.map(({ stack }) => stack.map(({ traveller }) => traveller));
  assert.deepEqual(second.slice(0, 3), [[0], [1], [2]]);
  // Before the third round a card says what is new.
  await page.getByRole("button", { name: "On we go" }).click();
  await page.getByRole("heading", { name: "Now with two tokens" }).waitFor();
  await page.getByRole("button", { name: "Got it" }).click();
  await page.getByText("Round 3 of 7").waitFor();
  await page.context().close();
});

test("six around one phone have targets of 24 pixels", async () => {
  const page = await device(browser, PHONE);
  await page.goto(server.url);
  const code = await openTable(page, {
    game: "travel",
    house: { chairs: 6 },
    options: { pace: 60, show: -1, settle: 0, open_map: [1] },
  });
  await begin(page, `${server.url}/api/tables/${code}`, ["Anna", "Béla", "Cyril", "Dora", "Emil", "Fia"]);
  await page.goto(`${server.url}/t/${code}`);
  await page.getByRole("button", { name: "Got it" }).tap();
  await page.locator('.edges [data-field="7"][aria-disabled="false"]').nth(5).waitFor();
  const small = await page.locator(".edges").evaluate((edges) =>
    [...edges.querySelectorAll("button")]
      .map((button) => button.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) < 24)
      .map(({ width, height }) => [width, height]),
  );
  assert.deepEqual(small, []);
  await page.context().close();
});

/** Whether the clock and the button for the prices, where both are there, have a place of their own in the bar. */
function isClear(page) {
  return page.evaluate(() => {
    const [prices, clock] = [".open-list", "p.time"].map((it) =>
      document.querySelector(it)?.getBoundingClientRect(),
    );
    return !prices || !clock || prices.right <= clock.left;
  });
}

test("a phone plays a round of Bez hranic without scrolling sideways or covered controls", async () => {
  const page = await device(browser, PHONE);
  await page.goto(server.url);
  const code = await openTable(page, {
    game: "travel",
    house: { chairs: 3, clock: 300 },
    options: QUICK,
  });
  await page.goto(`${server.url}/t/${code}`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Add a bot" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await playUntil(
    page,
    async () => {
      assert.equal(await overhang(page), 0);
      assert.ok(await isClear(page), "the clock lies on the button for the prices");
      await actInTravel(page);
    },
    page.getByText("Round 2 of 7"),
  );
  await page.context().close();
});

test("impatient taps on a phone place no token", async () => {
  const page = await device(browser, PHONE);
  const placed = [];
  page.on("websocket", (line) =>
    line.on("framesent", ({ payload }) => {
      const { type, move } = JSON.parse(String(payload));
      if (type === "move" && move.type === "place") placed.push(move);
    }),
  );
  const go = page.getByRole("button", { name: /Got it|On we go/ });
  const field = page.locator('[data-field="5"] .field');
  const revealed = page.getByText("Now! Place your token");
  await page.goto(`${server.url}/play/travel/now`);
  await go.waitFor();
  // Both at the button that is gone, and where a card will lie.
  let place = await middle(go);
  for (let round = 1; ; round += 1) {
    const rest = await impatient(page, [place]);
    await revealed.waitFor();
    const taps = await page.evaluate(() => window.taps);
    await page.waitForFunction((before) => window.taps >= before + 9, taps);
    await rest();
    assert.deepEqual(placed, []);
    // Who comes to rest is heard.
    await page.waitForTimeout(800);
    place = await middle(field);
    await field.click();
    await settles(() => placed.length, 1);
    placed.length = 0;
    if (round > 1) break;
    await page.getByRole("button", { name: "On we go" }).click();
    await field.waitFor();
  }
  await page.context().close();
});

test("on a phone the buttons of a map cover no state but Russia, and in the USA none", async () => {
  const page = await device(browser, PHONE);
  await page.goto(`${server.url}/referee`);
  const covered = () =>
    page.evaluate(() => {
      const buttons = document.querySelector(".map .buttons").getBoundingClientRect();
      return [...document.querySelectorAll(".map [data-spot]")].flatMap((state) => {
        const { left, right, top, bottom } = state.getBoundingClientRect();
        const apart =
          right <= buttons.left || left >= buttons.right || bottom <= buttons.top || top >= buttons.bottom;
        return apart ? [] : state.dataset.spot;
      });
    });
  await page.locator('[data-spot="AM"]').waitFor();
  assert.deepEqual(await covered(), ["RU:main"]);
  await page.getByRole("combobox", { name: "Map", exact: true }).selectOption("usa");
  await page.locator('[data-spot="ME"] + [data-spot="MI"]').waitFor();
  assert.deepEqual(await covered(), []);
  await page.context().close();
});
