// A server's page whose server and network are gone: whole games, and lessons.
import { test } from "node:test";
import { keptPage, wholeGames } from "../cut-off.mjs";
import { learnBorder, learnTravel } from "../lessons.mjs";
import { PHONE } from "../server-and-browser.mjs";

const SERVER = "a server";

wholeGames(SERVER);

for (const [game, learn, shape] of [
  ["border", learnBorder, PHONE],
  ["travel", learnTravel, {}],
])
  test(`kept from ${SERVER}: ${game} is learned, from home on`, async (context) => {
    const { page } = await keptPage(context, SERVER, shape);
    await page.locator(`a[href$="/learn/${game}"]`).first().click();
    await learn(page);
    // Whoever loads the page anew begins anew.
    await page.reload();
    await learn(page);
  });
