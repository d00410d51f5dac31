// One's own games: none yet, and some, two of them analysed.
import { finishedWith, finishedWithBot } from "../../e2e/finish-game.mjs";

const THINKING = 300_000;

export const finishedGames = {
  views: { "games-none": undefined, "games-played": ["phone", "tablet", "desktop", "wall"] },
  async shoot({ studio, server, look }) {
    const [page, other] = [await studio.visitor(), await studio.visitor()];
    await page.goto(`${server.url}/games`);
    await page.locator("main h1").waitFor();
    await look(page, "games-none");
    if (!studio.wants({ "games-played": games.views["games-played"] })) return;
    await page.evaluate(() => localStorage.setItem("hranice.settings", JSON.stringify({ met: true })));
    for (let count = 0; count < 4; count += 1)
      await finishedWith(page, other, "border", ["Ada", "Božena Podivná"]);
    for (let count = 0; count < 2; count += 1) await finishedWithBot(page, "border", "random");
    for (let count = 0; count < 3; count += 1) await finishedWithBot(page, "travel", "tourist");
    await page.reload();
    const analyse = page.locator(".sums .card > div > .button");
    for (let count = 0; count < 4; count += 1) {
      const asked = analyse.nth(count % 2);
      await asked.click();
      // One after the other: while one is made, none else can be asked for.
      await page
        .locator('.sums .button[aria-disabled="true"]')
        .first()
        .waitFor({ state: "detached", timeout: THINKING });
    }
    await look(page, "games-played");
  },
};
