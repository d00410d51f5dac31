// A day: its puzzles, one of each game at the table and judged, and the result with the calendar.
import { today as day } from "../../e2e/server-and-browser.mjs";
import { actInBorder, actInTravel, playUntil } from "../../e2e/player-actions.mjs";

const GAMES = [
  ["border", 3, actInBorder],
  ["travel", 4, actInTravel],
];

/** Hands that read no words: they are the same in all languages. */
async function act(page, hands) {
  const ready = page
    .locator(".above .ways .main, .study .main, .go .main, .next .main, .settled .button")
    .first();
  if (await ready.count()) await ready.click({ timeout: 1000 });
  else await hands(page);
}

export const today = {
  views: {
    today: ["phone", "lying", "tablet", "desktop", "wall"],
    "today-border": ["phone", "lying", "desktop"],
    "today-border-verdict": undefined,
    "today-border-crosses": undefined,
    "today-travel": ["phone", "lying", "desktop"],
    "today-travel-verdict": undefined,
    "today-end": undefined,
    "today-seal": undefined,
    "today-missing": undefined,
  },
  async shoot({ studio, server, look }) {
    await server.fillDays(20);
    const page = await studio.visitor("/today");
    await page.locator(".games .main").first().waitFor();
    await page.locator(".calendar").waitFor();
    await look(page, "today");
    for (const [game, count, hands] of GAMES)
      for (let number = 1; number <= count; number += 1) {
        await page.goto(`${server.url}/today/${day()}/${game}/${number}`);
        await page
          .locator(game === "border" ? ".tray" : ".map svg")
          .first()
          .waitFor();
        if (number === 1) await look(page, `today-${game}`);
        await playUntil(page, (at) => act(at, hands), page.locator(".verdict .choices"));
        await page.locator(".verdict .picture svg").first().waitFor();
        if (number === 1) await look(page, `today-${game}-verdict`);
        if (number === 3 && game === "border") await look(page, "today-border-crosses");
      }
    await page.goto(`${server.url}/today`);
    await page.locator(".calendar").waitFor();
    await look(page, "today-end");
    await page.locator("details summary").click();
    await page.locator("details button").click();
    await page.locator("details textarea").waitFor();
    await look(page, "today-seal");
    await page.goto(`${server.url}/today/2020-01-01`);
    await page.locator("[role=alert]").waitFor();
    await look(page, "today-missing");
  },
};
