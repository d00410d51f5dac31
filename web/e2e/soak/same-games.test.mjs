// In the worker of a page a hundred games of each game are the same as natively: record, moves of the bots, analysis.
import { after, before, test } from "node:test";
import { canWakeUp } from "../keep-offline.mjs";
import { settles } from "../player-actions.mjs";
import { botsMeet, leap, playedAgain } from "../same-games.mjs";
import { device, openBrowser } from "../server-and-browser.mjs";
import { exposePython, staticHost } from "../static-host.mjs";

const GAMES = 100;

let host, browser;
before(async () => {
  [host, browser] = await Promise.all([staticHost(), openBrowser()]);
  exposePython(host.site);
});
after(async () => {
  await browser?.close();
  host?.remove();
});

test("a hundred games of each game among bots in the worker are the same as natively, to the byte", async () => {
  const page = await device(browser);
  await page.goto(host.url);
  await leap(page);
  const games = [];
  for (let number = 0; number < GAMES; number += 1) {
    if (number === GAMES / 2) {
      // Half of them are played by Python as it was started, the others by Python as it wakes up.
      await settles(() => canWakeUp(page), true);
      await page.reload();
      await leap(page);
    }
    for (const game of ["border", "travel"]) games.push(await botsMeet(page, game, number));
  }
  playedAgain(games);
  await page.context().close();
});
