import { test } from "node:test";
import { PHONE, device } from "./house.mjs";
import { inspected } from "./inspecting.mjs";
import { browser, server } from "./standing.mjs";

for (const [light, shape] of [
  ["light", { ...PHONE, colorScheme: "light" }],
  ["dark", { viewport: { width: 1280, height: 800 }, colorScheme: "dark" }],
])
  test(`around the table, ${light}: axe finds nothing in any view`, async () => {
    const [host, guest] = [await device(browser, shape), await device(browser, shape)];
    await host.goto(`${server.url}/play/travel/friends`);
    await host.getByRole("heading", { name: "Game options" }).waitFor();
    await host.getByText("More: clocks").click();
    await host.getByLabel("Who can join").selectOption("true");
    const code = host.url().split("/").at(-1);
    await guest.goto(`${server.url}/t/${code}`);
    await guest.getByRole("button", { name: "Sit down" }).click();
    await guest.locator("li.mine").waitFor();
    await host.getByRole("button", { name: "Make host" }).click();
    await inspected(host, "lobby of the host");
    await host.getByRole("button", { name: "Cancel" }).click();
    await inspected(guest, "lobby of a guest");
    await host.getByRole("button", { name: "Add a bot" }).click();
    await host.locator('li[data-seat="2"]').waitFor();
    await host.getByLabel("Time for each action").selectOption("90");
    await host.getByRole("button", { name: "Start the game" }).click();
    await host.locator("p.time").waitFor();
    await guest.getByRole("button", { name: "At the table" }).click();
    await guest.getByRole("button", { name: "Wow!" }).click();
    await host.getByRole("log").getByText("Wow!").waitFor();
    await inspected(host, "a phrase at the table");
    await guest.goto(server.url);
    await guest.getByRole("heading", { name: "Continue playing" }).waitFor();
    await inspected(guest, "home with a game to go on with");
    await host.getByText("has lost the connection").waitFor();
    await host.getByRole("button", { name: "At the table" }).click();
    await host.getByRole("button", { name: "Replace with a bot" }).waitFor();
    await inspected(host, "the menu of the table");
    await guest.getByRole("button", { name: "Settings" }).click();
    await guest.getByRole("button", { name: "Continue on another device" }).click();
    const link = guest.getByLabel("Link for the other device");
    await link.waitFor();
    await inspected(guest, "settings with a link for another device");
    await guest.goto(await link.inputValue());
    await guest.getByRole("button", { name: "Continue here" }).waitFor();
    await inspected(guest, "the other end of the link");
    await guest.goto(`${server.url}/t/BCDFGHJK`);
    await guest.getByRole("heading", { name: "No table with this code" }).waitFor();
    await inspected(guest, "no such table");
    await Promise.all([host.context().close(), guest.context().close()]);
  });
