// Bez hranic at the table, phase by phase: three players at two devices.
import { SteeredTable } from "../../e2e/steered-table.mjs";
import { openTable } from "../../e2e/server-and-browser.mjs";
import { begin } from "../../e2e/seats-over-http.mjs";

/** Its place in the list of what is peculiar about Europe. */
const CROATIA_AND_MONTENEGRO = 18;
const SLOW = { pace: 1200, show: 600_000, settle: 0 };

export const travel = {
  views: {
    "travel-study": ["phone", "lying", "desktop"],
    "travel-peculiar": ["phone", "lying", "desktop"],
    "travel-peculiar-lens": undefined,
    "travel-peculiar-list": undefined,
    "travel-study-usa": undefined,
    "travel-dealing": undefined,
    "travel-early": undefined,
    "travel-choice": ["phone", "lying", "desktop", "wall"],
    "travel-prices": undefined,
    "travel-race": undefined,
    "travel-reckoning": ["phone", "lying", "desktop", "wall"],
    "travel-why": undefined,
    "travel-stage": undefined,
    "travel-two-tokens": undefined,
    "travel-target": undefined,
    "travel-target-reckoning": undefined,
    "travel-open-map": undefined,
    "travel-screen": ["phone", "small", "television", "wall"],
    "travel-screen-study": ["small", "television"],
    "travel-screen-reckoning": ["small", "television", "wall"],
    "travel-screen-six": ["small", "television"],
    "travel-screen-six-reckoning": ["small", "television"],
    "travel-forced-colours": undefined,
    "travel-hint": undefined,
  },
  async shoot({ studio, server, look }) {
    const [page, other, watcher] = await Promise.all([0, 1, 2].map(() => studio.visitor()));
    const code = await openTable(page, { game: "travel", house: { chairs: 3 }, options: SLOW });
    const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Božena", "Cyril"]);
    await page.goto(`${server.url}/t/${code}`);
    await steered.take();
    await page.locator(".study").waitFor();
    await look(page, "travel-study");
    await peculiar(page, look);
    await watcher.goto(`${server.url}/watch/${code}`);
    await watcher.locator(".screen .stage").waitFor();
    await look(watcher, "travel-screen-study");
    await steered.ready();
    await page.locator('[data-field="2"] .field').waitFor();
    await page.locator(".table > .card").waitFor();
    await look(page, "travel-dealing");
    await page.locator(".table > .card .button").click();
    await page.locator('[data-field="1"] .field').click({ force: true });
    await look(page, "travel-early");
    await choosing(page, steered, look);
    await watcher.locator(".screen .offer").waitFor();
    await look(watcher, "travel-screen");
    await steered.placeAll(0, middle);
    await page.locator(".reckoning").waitFor();
    await watcher.locator(".screen .bill").waitFor();
    await look(watcher, "travel-screen-reckoning");
    await look(page, "travel-reckoning");
    await page.locator(".bill summary, .why summary").first().click();
    await look(page, "travel-why");

    await steered.round(3);
    await look(page, "travel-two-tokens");
    await steered.round(5);
    await look(page, "travel-target");
    for (const seat of [0, 1, 2]) await steered.placeAll(seat, middle);
    await page.locator(".reckoning").waitFor();
    await look(page, "travel-target-reckoning");
    await steered.round(6);
    for (const seat of [0, 1, 2]) await steered.placeAll(seat, middle);
    await page.locator(".go .button").click();
    await page.locator(".card.next").waitFor();
    await look(page, "travel-stage");

    await six({ studio, server, look });
    await openMap(await studio.visitor(), server, look);
    await advised(await studio.visitor("/play/travel/now"), look);
  },
};

const middle = (moves) => moves[Math.floor(moves.length / 2)];

/** What is peculiar about the map: a border in the far corner, a state behind a lens, and all of it. */
async function peculiar(page, look) {
  await page.locator(".tour .button").click();
  await page.locator(".tour summary").click();
  await page.locator(".tour dd button").nth(CROATIA_AND_MONTENEGRO).click();
  await look(page, "travel-peculiar-list");
  await page.locator(".tour summary").click();
  await look(page, "travel-peculiar");
  await page.locator(".tour .whole").click();
  await page.locator(".tour .button").click();
  for (let step = 0; step < 4; step += 1) await page.locator(".tour .button").nth(1).click();
  await look(page, "travel-peculiar-lens");
}

/** The choice, with the prices at hand, and then with tokens of the others on one pile. */
async function choosing(page, steered, look) {
  await page.locator(".offer.choosing").waitFor();
  await look(page, "travel-choice");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator(".open-list").click();
  await page.locator("dialog[open]").waitFor();
  await look(page, "travel-prices");
  await page.keyboard.press("Escape");
  for (const seat of [1, 2]) await steered.placeAll(seat, middle);
  await look(page, "travel-race");
  await page.emulateMedia({ forcedColors: "active" });
  await look(page, "travel-forced-colours");
  await page.emulateMedia({ forcedColors: null });
}

/** A full table on a big screen, in a round with a target. */
async function six({ studio, look }) {
  const [page, other] = [await studio.visitor(), await studio.visitor()];
  const names = ["Ada", "Božena", "Cyril", "Maximiliana", "Emil", "Františka"];
  const options = { pace: 0, show: 600_000, settle: 0 };
  const code = await openTable(page, { game: "travel", house: { chairs: names.length }, options });
  const steered = await SteeredTable.taken(code, [page, other], names);
  await steered.take();
  await steered.round(5);
  for (const seat of [0, 2, 3]) await steered.placeAll(seat, middle);
  const screen = await studio.visitor(`/watch/${code}`);
  await screen.locator(".screen .offer").waitFor();
  await look(screen, "travel-screen-six");
  for (const seat of [1, 4, 5]) await steered.placeAll(seat, middle);
  await screen.locator(".screen .bill").waitFor();
  await look(screen, "travel-screen-six-reckoning");
}

/** The USA, two travellers each, and a player who keeps the map open. */
async function openMap(page, server, look) {
  const code = await openTable(page, {
    game: "travel",
    house: { chairs: 2 },
    options: { map: "usa", pace: 0, show: 600_000, harder: true, open_map: [0] },
  });
  await begin(page, `${server.url}/api/tables/${code}`, ["Ada"], { fill: "tourist" });
  await page.goto(`${server.url}/t/${code}`);
  await page.locator(".study .main").waitFor();
  await look(page, "travel-study-usa");
  await page.locator(".study .main").click();
  await page.locator(".offer.choosing").waitFor();
  await look(page, "travel-open-map");
}

async function advised(page, look) {
  await page.locator(".study .main").click();
  await page.locator(".offer.choosing").waitFor({ timeout: 60_000 });
  await page.keyboard.press("h");
  await page.locator(".advice").first().waitFor();
  await look(page, "travel-hint");
}
