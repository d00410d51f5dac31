// The lessons of both games, as newcomers go through them.
import assert from "node:assert/strict";
import { overhang, tapSpace } from "./player-actions.mjs";

export const coach = (page, title) =>
  page.getByRole("complementary", { name: "Coach" }).getByRole("heading", { name: title });

/** By hand, to the last word of the coach. */
export async function learnBorder(page) {
  await coach(page, "This is your board").waitFor();
  assert.equal(await overhang(page), 0);
  await page.getByRole("button", { name: "Next" }).click();
  // The coach waits for the learner's own hand.
  await coach(page, "Keep what is useful").waitFor();
  for (const die of await page.getByRole("button", { name: /^Die \d: red$/ }).all()) await die.click();
  await coach(page, "Roll again").waitFor();
  await page.getByRole("button", { name: /^Roll again/ }).click();
  await coach(page, "That will do").waitFor();
  await page.getByRole("button", { name: "Stop rolling" }).click();
  await coach(page, "Complete a segment").waitFor();
  // What is not allowed is told at the spot, and the lesson goes on.
  const barred = page.locator('.own [data-space][aria-label*="green, open"]').first();
  await barred.click({ force: true });
  await page.getByRole("alert").filter({ hasText: /B\d+/ }).waitFor();
  await tapSpace(page, 36);
  await coach(page, "Hand it in").waitFor();
  await page.locator(".dock .buttons .main").click();
  await coach(page, "A land of your own!").waitFor();
  await page.getByText("The castle is closed all round: 12 points.").waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await coach(page, "Leftovers for the others").waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await coach(page, "Your leftovers").waitFor();
  assert.equal(await overhang(page), 0);
  const free = page.locator('.own [data-space][aria-label*="can be crossed"]').first();
  await tapSpace(page, await free.getAttribute("data-space"));
  await coach(page, "One more, or done?").waitFor();
  await page.locator(".dock .buttons .main").click();
  await coach(page, "That is the whole game").waitFor();
}

/** By keyboard alone, to the last word of the coach. */
export async function learnTravel(page) {
  await coach(page, "Look at the map").waitFor();
  await page.getByRole("button", { name: "Got it" }).press("Enter");
  await coach(page, "Seven states are laid out").waitFor();
  await coach(page, "You start in Poland. Where to?").waitFor();
  // Latvia is near, but not next door.
  await page.keyboard.press("6");
  await coach(page, "The bill").waitFor();
  await page.getByText(/You paid [23]0\s€/).waitFor();
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await coach(page, "That is the game, seven times").waitFor();
}
