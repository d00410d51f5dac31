import assert from "node:assert/strict";
import { test } from "node:test";
import { overhang, tapSpace } from "./hands.mjs";
import { PHONE, device } from "./house.mjs";
import { browser, server } from "./standing.mjs";

const coach = (page, title) =>
  page.getByRole("complementary", { name: "Coach" }).getByRole("heading", { name: title });

test("a newcomer learns The BORDER by playing a turn on a phone, and plays on", async () => {
  const page = await device(browser, PHONE);
  await page.goto(`${server.url}/learn/border`);
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
  await page.getByRole("link", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  await page.context().close();
});

test("a newcomer learns Bez hranic by keyboard alone", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/learn/travel`);
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
  await page.getByRole("button", { name: "Once more" }).press("Enter");
  await coach(page, "Look at the map").waitFor();
  // The coach does not wait for the table; whoever leaves it does here.
  const seen = page.getByRole("button", { name: "Got it" });
  await seen.waitFor();
  // However a lesson is left, by loading the page anew or by its own way out, its table goes.
  await page.reload();
  await coach(page, "Look at the map").waitFor();
  await seen.waitFor();
  await page.getByRole("link", { name: "Leave the lesson" }).press("Enter");
  await page.waitForURL(`${server.url}/`);
  for (;;) {
    const { tables } = await (await page.request.get(`${server.url}/api/me`)).json();
    if (tables.every(({ phase }) => phase === "closed")) break;
    await page.waitForTimeout(50);
  }
  await page.context().close();
});
