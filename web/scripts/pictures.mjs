// Takes the pictures of README and docs from real games, and those of the manifest: npm run pictures -- OUT [name …]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { actInBorder, actInTravel, comes, playUntil, tiring } from "../e2e/player-actions.mjs";
import { Server, device, openBrowser, openTable } from "../e2e/server-and-browser.mjs";
import { begin } from "../e2e/seats-over-http.mjs";

const BIG = { viewport: { width: 1440, height: 900 }, colorScheme: "light" };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  colorScheme: "dark",
};
/** So many crosses make a board worth a look. */
const CROSSES = 24;

/** Sits down among bots. */
async function begun(browser, server, shape, opening, fill) {
  const page = await device(browser, shape);
  await page.goto(server.url);
  const code = await openTable(page, opening);
  await begin(page, `${server.url}/api/tables/${code}`, ["Ada"], { fill });
  await page.goto(`${server.url}/t/${code}`);
  return page;
}

/** The BORDER in the moment in which somebody has closed an area and it is one's own turn to complete something. */
const table = (shape) => async (browser, server, path) => {
  for (;;) {
    const page = await begun(browser, server, shape, { game: "border", house: { chairs: 4 } }, "regular");
    const ready = async () =>
      (await page.locator(".own .pen").count()) > CROSSES &&
      (await page.locator(".own .stamp").count()) > 0 &&
      (await page.locator(".own .space.free").count()) > 1 &&
      (await page.locator(".others").count()) > 0 &&
      (await page.locator(".toast").count()) > 0;
    const over = page.locator("button.result");
    let taken = false;
    while (!taken && !(await over.count())) {
      taken = await ready();
      if (taken) await page.screenshot({ path });
      else await actInBorder(page, 3).catch(() => null);
      await comes(page.locator(".toast"), 100);
    }
    await page.context().close();
    if (taken) return;
  }
};

async function reckoning(browser, server, path) {
  const options = { pace: 0, show: 60_000 };
  const page = await begun(
    browser,
    server,
    BIG,
    { game: "travel", house: { chairs: 3 }, options },
    "traveller",
  );
  await playUntil(page, actInTravel, page.locator(".reckoning .bill"));
  await page
    .locator(".reckoning .skip")
    .click({ timeout: 3000 })
    .catch(() => null);
  await page.screenshot({ path });
  await page.context().close();
}

async function analysis(browser, server, path) {
  const page = await begun(
    browser,
    server,
    BIG,
    { game: "border", house: { chairs: 4, pause: 0 } },
    "regular",
  );
  await playUntil(page, tiring(actInBorder, 5, 30), page.locator("button.result"));
  await page.locator("button.result").click();
  await page.getByRole("button", { name: "Analyse the game" }).click();
  const graph = page.getByRole("slider", { name: "Expected result" });
  await graph.waitFor();
  await graph.focus();
  for (let steps = 0; steps < 10; steps += 1) await page.keyboard.press("ArrowRight");
  await page.locator("section.analysis").screenshot({ path });
  await page.context().close();
}

const PICTURES = {
  "table.png": table(BIG),
  "phone.png": table(PHONE),
  "reckoning.png": reckoning,
  "analysis.png": analysis,
  "wide.jpeg": table(BIG),
  "narrow.jpeg": table(PHONE),
};
const [out = "pictures", ...wanted] = process.argv.slice(2);

await mkdir(out, { recursive: true });
const server = await Server.started();
const browser = await openBrowser();
try {
  for (const [name, take] of Object.entries(PICTURES))
    if (!wanted.length || wanted.includes(name.split(".")[0])) await take(browser, server, join(out, name));
} finally {
  await browser.close();
  await server.end();
}
