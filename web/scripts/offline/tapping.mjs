// How soon the table in the worker answers a tap.
import { QUIET, quietPage } from "../../e2e/house.mjs";
import { GAMES, played, sitWithBots } from "../playing.mjs";
import { stopwatch, summary } from "../stopwatch.mjs";
import { here } from "./table-here.mjs";

/** Plays a game at a static site for so long; answers with milliseconds. */
export function tapped(machine, url, name, minutes) {
  const play = async (context) => {
    await context.addInitScript(stopwatch);
    const page = await quietPage(context);
    await page.goto(url);
    const code = await sitWithBots(here(page), GAMES[name]);
    await page.goto(`${url}#/t/${code}`);
    const { taps, made } = await played(page, GAMES[name], minutes);
    return { made, ...summary(taps) };
  };
  return machine.with(play, machine.profile(), QUIET);
}
