import { test } from "node:test";
import { PHONE, device } from "./server-and-browser.mjs";
import { coach, learnBorder, learnTravel } from "./lessons.mjs";
import { browser, server } from "./shared-server.mjs";

test("a newcomer learns The BORDER by playing a turn on a phone, and plays on", async () => {
  const page = await device(browser, PHONE);
  await page.goto(`${server.url}/learn/border`);
  await learnBorder(page);
  await page.getByRole("link", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  await page.context().close();
});

test("a newcomer learns Bez hranic by keyboard alone", async () => {
  const page = await device(browser);
  await page.goto(`${server.url}/learn/travel`);
  await learnTravel(page);
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
