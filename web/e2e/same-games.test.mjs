// In the worker of a page a game of each game is the same as natively: record, moves of the bots, analysis.
import { after, before, test } from "node:test";
import { botsMeet, leap, playedAgain } from "./same-games.mjs";
import { device, openBrowser } from "./server-and-browser.mjs";
import { exposePython, staticHost } from "./static-host.mjs";

let host, browser;
before(async () => {
  [host, browser] = await Promise.all([staticHost(), openBrowser()]);
  exposePython(host.site);
});
after(async () => {
  await browser?.close();
  host?.remove();
});

test("a game of each game among bots in the worker is the same as natively, to the byte", async () => {
  const page = await device(browser);
  await page.goto(host.url);
  await leap(page);
  playedAgain([await botsMeet(page, "border", 0), await botsMeet(page, "travel", 0)]);
  await page.context().close();
});
