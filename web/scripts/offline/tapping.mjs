// How soon the table in the worker answers a tap.
import { QUIET, quietPage } from "../../e2e/server-and-browser.mjs";
import { GAMES, played, sitWithBots } from "../tapping-player.mjs";
import { stopwatch, summary } from "../stopwatch.mjs";
import { askHere, here } from "./table-here.mjs";

/** Bots and dealers that take their time, as “Play now” has them: what they hurry through takes the page's time, too. */
const UNHURRIED = {
  border: { ...GAMES.border, opening: { game: "border", house: { chairs: 4, pause: 1000 } } },
  travel: { ...GAMES.travel, opening: { game: "travel", house: { chairs: 4 }, options: { show: 60_000 } } },
};

/** The bot that sits on all other chairs with “Play now”. */
async function companion(page, name) {
  const games = (await askHere(page, "GET", "/games")).json();
  return games.find((game) => game.name === name).company[0];
}

/** Plays a game at a static site for so long; answers with milliseconds. */
export function tapped(machine, url, name, minutes) {
  const play = async (context) => {
    await context.addInitScript(stopwatch);
    const page = await quietPage(context);
    await page.goto(url);
    const bot = await companion(page, name);
    const code = await sitWithBots(here(page), { ...UNHURRIED[name], bot });
    await page.goto(`${url}#/t/${code}`);
    const { taps, made } = await played(page, UNHURRIED[name], minutes);
    return { bot, made, ...summary(taps) };
  };
  return machine.with(play, machine.profile(), QUIET);
}
