// A server's page, or a static site in a folder of a host, kept in a browser that people have: server, host and network go for
// good, and both games are played to their end, checked, analysed, and found again after the browser was closed.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { keepOffline } from "./keep-offline.mjs";
import { actInBorder, actInTravel, liftsCurtain, playUntil, tiring } from "./player-actions.mjs";
import { Server, openProfile, quietPage } from "./server-and-browser.mjs";
import { staticHost } from "./static-host.mjs";
import { GAMES, analyse, checkSame, checkSeal, playAgainst, played, result } from "./without-server.mjs";

/** Where the page comes from: its address, that of a page there, and how it goes for good. */
const PLACES = {
  "a static site": async () => {
    const { url, end, remove } = await staticHost();
    return { url, at: (path) => `${url}#${path}`, end, remove };
  },
  "a server": async () => {
    const server = await Server.started();
    return {
      url: server.url,
      at: (path) => server.url + path,
      end: () => server.kill(),
      remove: () => server.end(),
    };
  },
};

/** A browser that has kept all of a page, and is loaded anew without network. */
export async function keptPage(context, place, shape = {}) {
  const { url, at, end, remove } = await PLACES[place]();
  const profile = mkdtempSync(join(tmpdir(), "hranice-profile-"));
  let opened;
  const open = async () => {
    opened = await openProfile(profile, shape);
    return quietPage(opened);
  };
  context.after(async () => {
    await opened?.close();
    await remove();
    rmSync(profile, { recursive: true, force: true });
  });
  const page = await open();
  await keepOffline(page, url);
  await opened.setOffline(true);
  await end();
  await assert.rejects(fetch(url));
  await page.reload();
  return {
    page,
    at,
    async reopened() {
      await opened.close();
      const later = await open();
      await opened.setOffline(true);
      return later;
    },
  };
}

/** In a browser that was just opened: at home, in the list of all games, and as a replay. */
async function findAgain(page, at) {
  await page.goto(at("/"));
  await played(page).getByRole("link", { name: "See the result" }).click();
  await checkSeal(page);
  await page.goto(at("/games"));
  const games = page.getByRole("region", { name: "All games" });
  await games.getByRole("link", { name: "Replay", exact: true }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await page.locator(".told").getByText("game is over").waitFor();
}

/** Somebody at a side of the device who still has a token to place does so. */
async function actAtSides(page) {
  const field = page.locator('.pad.go .field:not([aria-disabled="true"])').last();
  if (!(await field.count())) return actInTravel(page);
  await field.click({ timeout: 1000 });
  return true;
}

const AROUND = { border: () => liftsCurtain(tiring(actInBorder, 1, 24)), travel: () => actAtSides };

/** Both games without network, alone and around the device, to their end and after it. */
export function wholeGames(place) {
  for (const [game, { hands, bot }] of Object.entries(GAMES)) {
    test(`kept from ${place}: ${game} against ${bot}`, async (context) => {
      const { page, at, reopened } = await keptPage(context, place);
      await page.locator(`a[href$="/play/${game}/options"]`).click();
      await playAgainst(page, bot);
      await playUntil(page, hands(), result(page));
      await result(page).click();
      await checkSeal(page);
      await analyse(page);
      await checkSame(page, [bot]);
      await findAgain(await reopened(), at);
    });

    test(`kept from ${place}: ${game}, two around the device`, async (context) => {
      const { page, at, reopened } = await keptPage(context, place);
      await page.locator(`a[href$="/play/${game}/device"]`).click();
      await page.getByText("players: 2, no bots").waitFor();
      await page.getByRole("button", { name: "Start the game" }).click();
      await playUntil(page, AROUND[game](), result(page));
      await result(page).click();
      await checkSeal(page);
      await analyse(page);
      await checkSame(page, []);
      await findAgain(await reopened(), at);
    });
  }
}
