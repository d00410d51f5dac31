import assert from "node:assert/strict";
import { test } from "node:test";
import { actInBorder, overhang, settles } from "./player-actions.mjs";
import { PHONE, device } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";

const seat = (page, number) => page.locator(`li[data-seat="${number}"]`);
const menu = (page) => page.getByRole("button", { name: "At the table" });
/** The button that confirms what was asked: it says the same as the one that asked. */
const sure = (page, name) => page.locator(".asking").getByRole("button", { name });

/** A host in the lobby of a game, and the code of the table. */
async function opened(game, shape) {
  const host = await device(browser, shape);
  await host.goto(`${server.url}/play/${game}/friends`);
  await seat(host, 0).waitFor();
  return [host, host.url().split("/").at(-1)];
}

async function joined(code) {
  const guest = await device(browser);
  await guest.goto(`${server.url}/t/${code}`);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.locator("li.mine").waitFor();
  return guest;
}

test("the host decides about options, bots and seats; everybody sees it; the duty and a seat go on", async () => {
  const [host, code] = await opened("border");
  const guest = await joined(code);
  // Whoever is invited can look up how the game goes, and is still in the lobby afterwards.
  await guest.getByRole("link", { name: "Rules", exact: true }).click();
  await guest.locator("dialog[open] #B24").waitFor();
  assert.match(await guest.locator("dialog[open] a.learn").getAttribute("href"), /^\/learn\/border$/);
  await guest.keyboard.press("Escape");
  await settles(() => guest.locator("dialog[open]").count(), 0);
  // Options: changed by the host, read by the guest.
  await host.getByLabel("Seats").selectOption("3");
  await host.getByLabel("Bot speed").selectOption("0");
  await host.getByLabel("Boards", { exact: true }).selectOption("chosen");
  await seat(host, 1).getByLabel("Board").selectOption("B");
  await guest.getByText("chosen by the host").waitFor();
  // What belongs to the guest's own seat the guest may change, too.
  await seat(guest, 0).getByText("Board A").waitFor();
  await seat(guest, 1).getByLabel("Board").and(guest.locator(":has(:checked[value=B])")).waitFor();
  await settles(() => guest.getByLabel("Seats").count(), 0);
  // A bot, and its level.
  await host.getByRole("button", { name: "Add a bot" }).click();
  await seat(host, 2)
    .getByLabel(/^Level of/)
    .selectOption("expert");
  await seat(guest, 2).getByText("Weighs every roll").waitFor();
  // The host's duty goes to the guest and back.
  await seat(host, 1).getByRole("button", { name: "Make host" }).click();
  await sure(host, "Make host").click();
  await guest.getByRole("button", { name: "Start the game" }).waitFor();
  await seat(guest, 0).getByRole("button", { name: "Make host" }).click();
  await sure(guest, "Make host").click();
  await host.getByRole("button", { name: "Start the game" }).click();
  await guest.locator(".tray").waitFor();
  const board = await guest.locator(".own svg").first().getAttribute("aria-label");
  assert.match(board, /^Board B of/);
  // A phrase, as a bubble at the seat of whoever says it.
  await menu(guest).click();
  await guest.getByRole("button", { name: "Good luck!" }).click();
  await host.getByRole("log").getByText("Good luck!").waitFor();
  // Somebody goes: the others are told how long the seat is kept; the host puts a bot there for good.
  await guest.goto("about:blank");
  await host.getByText("has lost the connection").waitFor();
  await menu(host).click();
  await seat(host, 1).getByRole("button", { name: "Replace with a bot" }).click();
  await sure(host, "Replace with a bot").click();
  await seat(host, 1).getByText("Bot, regular").waitFor();
  // Now the guest has no seat any more, and is told what that means.
  await guest.goto(`${server.url}/t/${code}`);
  await guest.getByText("You’re watching").first().waitFor();
  await host.getByRole("button", { name: "Close the table" }).click();
  await sure(host, "Close the table").click();
  await guest.getByRole("heading", { name: "This table is closed" }).waitFor();
  await Promise.all([host.context().close(), guest.context().close()]);
});

test("a phone: Bez hranic with its options, a clock that acts, and the way to another device", async () => {
  const [host, code] = await opened("travel", PHONE);
  assert.equal(await overhang(host), 0);
  await host.getByLabel("Map", { exact: true }).selectOption("usa");
  await host.getByLabel("Two travellers each").selectOption("true");
  await host.locator('select:has(option:checked:text-is("3"))').waitFor();
  await seat(host, 0).getByLabel("May keep the map open").check();
  await host.locator("summary").click();
  await host.getByLabel("Time for each action").selectOption("20");
  const screen = await device(browser);
  await screen.goto(`${server.url}/watch/${code}`);
  await screen.getByText("USA").waitFor();
  await seat(screen, 0).getByText("May keep the map open").waitFor();
  await host.getByRole("button", { name: /^Fill \d seats with bots/ }).click();
  await host.locator("p.time.mine").waitFor();
  await screen.locator("p.time:not(.mine)").waitFor();
  assert.equal(await overhang(host), 0);
  // The bar has room for a clock and for a broken line, whose words stand below it.
  await host.context().setOffline(true);
  await host.locator("p.light.offline").waitFor();
  await host.getByText("No connection.").waitFor();
  assert.equal(await overhang(host), 0);
  await host.context().setOffline(false);
  await host.locator("p.light.connected").waitFor();
  // The seat moves to another device by a link that works once.
  await menu(host).click();
  await host.getByRole("button", { name: "Settings" }).click();
  await host.getByRole("button", { name: "Continue on another device" }).click();
  const link = await host.getByLabel("Link for the other device").inputValue();
  const tablet = await device(browser);
  await tablet.goto(link);
  await tablet.getByRole("button", { name: "Continue here" }).click();
  await tablet.getByRole("link", { name: "Continue: Bez hranic" }).click();
  await tablet.locator("p.time.mine").waitFor();
  const late = await device(browser);
  await late.goto(link);
  await late.getByRole("button", { name: "Continue here" }).click();
  await late.getByText("has been used, or has expired").waitFor();
  // All data of the device are deleted: the table has nobody else, and is gone.
  await tablet.goto(server.url);
  await tablet.getByRole("heading", { name: "Continue playing" }).waitFor();
  await tablet.getByRole("button", { name: "Settings" }).click();
  await tablet.getByRole("button", { name: "Delete my data" }).click();
  await sure(tablet, "Delete my data").click();
  await tablet.getByRole("heading", { name: "Settings" }).waitFor({ state: "hidden" });
  await tablet.getByRole("link", { name: "Play now" }).first().waitFor();
  await tablet.getByRole("heading", { name: "Continue playing" }).waitFor({ state: "hidden" });
  // What is kept now is what tests put there when a page is opened.
  const kept = await tablet.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  assert.deepEqual(
    kept.filter((key) => key.startsWith("hranice.")),
    ["hranice.settings"],
  );
  await Promise.all([host, screen, tablet, late].map((page) => page.context().close()));
});

test("bots at a calm pace can be followed", async () => {
  const page = await device(browser);
  await page.addInitScript(() => localStorage.setItem("hranice.settings", '{"pace":"normal"}'));
  const stamps = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      for (const { at } of JSON.parse(payload).happened ?? []) stamps.push(at);
    }),
  );
  await page.goto(`${server.url}/play/border/now`);
  await page.locator(".tray").waitFor();
  while (stamps.length < 20) {
    await actInBorder(page).catch(() => null);
    await page.waitForTimeout(200);
  }
  const took = stamps.at(-1) - stamps[0];
  assert.ok(took > 3000, `twenty happenings within ${took} ms`);
  await page.context().close();
});
