import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { actInTravel, overhang, playUntil } from "./hands.mjs";
import { HRANICE, PHONE, Server, device, openBrowser, openTable } from "./house.mjs";

const QUICK = { pace: 60, show: 2500, settle: 300 };

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([Server.started(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});

/** Collects, from what the server tells a page, the views of its first seat. */
function viewsOf(page) {
  const views = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const [view] = JSON.parse(payload).views ?? [];
      if (view) views.push(view);
    }),
  );
  return views;
}

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
    await host.getByText(name).waitFor();
  }
  // The guest types the code at home, as somebody tells it.
  await guest.goto(server.url);
  await guest.getByLabel("Got a code?").fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase());
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.locator(".seats li:not(.free)").nth(3).waitFor();
  await host.getByRole("button", { name: "Start the game" }).click();
  const over = (page) => page.getByRole("button", { name: "See the result" });
  const shown = new Map();
  async function playAndRead(page) {
    const view = views.at(-1);
    const total = page.locator(".bill tfoot tr:first-child td");
    if (view?.phase === "reckon" && !shown.has(view.round) && (await total.count()))
      shown.set(view.round, { view, total: Number.parseInt(await total.innerText(), 10) });
    await actInTravel(page);
  }
  await Promise.all([playUntil(host, playAndRead, over(host)), playUntil(guest, actInTravel, over(guest))]);
  const seen = [...shown.values()];
  assert.ok(seen.length >= 5, `only ${seen.length} bills were seen`);
  assert.deepEqual(
    seen.map(({ total }) => total),
    refereed(seen.map(({ view }) => caseOf(view))),
  );
  await host.getByRole("button", { name: "See the result" }).click();
  await host.getByRole("button", { name: "Open and check" }).click();
  await host.getByText("Everything fits").waitFor();
  await Promise.all([host.context().close(), guest.context().close()]);
});

test("a phone plays a round of Bez hranic without scrolling sideways", async () => {
  const page = await device(browser, PHONE);
  await page.goto(server.url);
  const code = await openTable(page, { game: "travel", house: { chairs: 3 }, options: QUICK });
  await page.goto(`${server.url}/t/${code}`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Add a bot" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await playUntil(
    page,
    async () => {
      assert.equal(await overhang(page), 0);
      await actInTravel(page);
    },
    page.getByText("Round 2 of 7"),
  );
  await page.context().close();
});
