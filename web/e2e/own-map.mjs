// A map of one's own: brought to a device, and learnt in the trainer of borders.
import { readFileSync } from "node:fs";

export async function bringMap(page, url) {
  await page.goto(`${url}/lands`);
  const file = readFileSync("../src/hranice/games/travel/maps/south-america.json", "utf8");
  const pack = { ...JSON.parse(file), name: "my land", title: { en: "My land" } };
  const buffer = Buffer.from(JSON.stringify(pack));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "my.json", mimeType: "application/json", buffer });
  await page.getByRole("link", { name: "Border trainer: My land" }).waitFor();
}

/** Answers a first question about it. */
export async function learnOwnMap(page) {
  await page.getByRole("link", { name: "Border trainer: My land" }).click();
  await page.getByText(/^0 of 3\d borders known$/).waitFor();
  await page.getByRole("button", { name: "10 questions" }).click();
  await page.locator(".answers button").first().click();
  await page.getByRole("heading", { name: /Right!|Not quite/ }).waitFor();
}
