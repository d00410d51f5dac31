// How long somebody without a server waits for a puzzle to practise: from the tap on it to the dice, or to the map.
import { PATIENCE } from "../../e2e/server-and-browser.mjs";

const SHOWN = { border: ".tray .die", travel: ".map svg" };

/** Seconds for the first puzzle of each game at a static site, once the page of the day is there. */
export function practised(machine, url) {
  return machine.with(async (context) => {
    const found = {};
    for (const [place, game] of Object.keys(SHOWN).entries()) {
      const page = await context.newPage();
      await page.goto(`${url}#/today`);
      const puzzle = page.locator(".games .main").nth(place);
      await puzzle.waitFor({ timeout: PATIENCE });
      const began = performance.now();
      await puzzle.dispatchEvent("click");
      await page.locator(SHOWN[game]).first().waitFor({ timeout: PATIENCE });
      found[game] = Number(((performance.now() - began) / 1000).toFixed(2));
      await page.close();
    }
    return found;
  });
}
