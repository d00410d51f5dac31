// A game among bots in the worker of a page, as quickly as they play.
import { setTimeout as pause } from "node:timers/promises";
import { openTable } from "../../e2e/server-and-browser.mjs";
import { GAMES } from "../tapping-player.mjs";
import { askHere, here } from "./table-here.mjs";

/** Plays a game of four at a static site; answers with its code when it is over. Bots play only while somebody looks on. */
export async function botsGame(page, url, name, bot) {
  const { opening } = GAMES[name];
  const code = await openTable(here(page), { ...opening, house: { ...opening.house, chairs: 4 } });
  await askHere(page, "POST", `/tables/${code}/start`, { fill: bot });
  await page.goto(`${url}#/watch/${code}`);
  for (;;) {
    const { phase } = (await askHere(page, "GET", `/tables/${code}`)).json();
    if (phase === "finished") return code;
    if (phase === "closed") throw new Error(`the game of ${name} was called off`);
    await pause(200);
  }
}
