// How soon somebody is in a game without a server: at a static site that they have never seen, and in flight mode.
import { setTimeout as pause } from "node:timers/promises";
import { Server } from "../../e2e/server-and-browser.mjs";
import { settles } from "../../e2e/player-actions.mjs";
import { canWakeUp, keepOffline } from "../../e2e/keep-offline.mjs";
import { firstRoll } from "../time-to-game.mjs";

const GAMES = ["border", "travel"];
const RUNS = 3;
/** What the page has to do is measured, and not how long people read. */
const AT_ONCE = 0;

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Seconds to the first roll of The BORDER and the first card of Bez hranic, each in a browser that was never there. */
export async function atStaticSite(machine, url) {
  const found = {};
  for (const game of GAMES)
    found[game] = await machine.with(async (context) =>
      firstRoll(await context.newPage(), url, game, AT_ONCE),
    );
  return found;
}

async function kept(context, url) {
  const page = await context.newPage();
  await keepOffline(page, url);
  await settles(() => canWakeUp(page), true);
}

/**
 * Seconds from opening the page to the first roll with the server gone and the browser started anew: all runs, and the
 * middle one. In the first of them nobody has played on this device before.
 */
export async function inFlightMode(machine) {
  const server = await Server.started();
  try {
    const profile = machine.profile();
    await machine.with((context) => kept(context, server.url), profile);
    await server.kill();
    const found = {};
    for (const game of GAMES) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await machine.with((context) => coldStart(context, server.url, game), profile));
      found[game] = { runs, middle: middle(runs) };
    }
    return found;
  } finally {
    await server.end();
  }
}

async function coldStart(context, url, game) {
  await context.setOffline(true);
  const page = await context.newPage();
  const seconds = await firstRoll(page, url, game, AT_ONCE);
  // What is kept for the next start is written after the first roll.
  await pause(2000);
  return seconds;
}
