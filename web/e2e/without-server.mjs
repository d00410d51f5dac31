// Whole games without a server: who plays them, against whom, and what there is at their end.
import assert from "node:assert/strict";
import { actInBorder, actInTravel, tiring } from "./player-actions.mjs";
import { outcome, playedAgain } from "./same-games.mjs";

/** By the name of a game: its strongest bot, and hands for one whole game against it. */
export const GAMES = {
  border: { bot: "expert", hands: () => tiring(actInBorder, 1) },
  travel: { bot: "globetrotter", hands: () => actInTravel },
};

export const result = (page) => page.getByRole("button", { name: "See the result" });
export const played = (page) => page.getByRole("region", { name: "Played on this device" });

/** Begins a game against these bots, from the page of its options. */
export async function playAgainst(page, bot) {
  await page.getByLabel("Level of the bots").selectOption(bot);
  await page.getByRole("link", { name: "Play now" }).click();
}

/** Opens the sealed envelope of the game that is shown: what was dealt is what was promised. */
export async function checkSeal(page) {
  await page.getByRole("button", { name: "Open and check" }).click();
  await page.getByText("All good: the seal is intact").waitFor();
}

export async function analyse(page) {
  await page.getByRole("button", { name: "Analyse the game" }).click();
  // Some seconds of thinking, which a busy machine spreads over many more.
  await page.getByRole("slider", { name: "Expected result" }).waitFor({ timeout: 300_000 });
}

/** The game that is shown is the same natively, and nobody sits there but people and these bots. */
export async function checkSame(page, bots) {
  const [code] = page.url().split("/").slice(-1);
  const told = await outcome(page, code);
  const { seats } = JSON.parse(told.record.split("\n", 1)[0]);
  assert.deepEqual([...new Set(seats.flatMap(({ bot }) => bot ?? []))], bots);
  playedAgain([told]);
}
