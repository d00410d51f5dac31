import assert from "node:assert/strict";
import { test } from "node:test";
import { finishedTable } from "./finish-game.mjs";
import { overhang, settles } from "./player-actions.mjs";
import { PHONE, device } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";

test("a friend without a seat reads the travel blog of a finished game, on a phone and in Czech", async () => {
  const player = await device(browser);
  await player.goto(server.url);
  const code = await finishedTable(player, "travel");
  await player.goto(`${server.url}/t/${code}`);
  await player.getByRole("link", { name: "Bruno" }).click();
  await player.getByRole("heading", { name: "Bruno’s travel blog" }).waitFor();
  await settles(() => player.locator(".post .story").count(), 7);

  const friend = await device(browser, { ...PHONE, locale: "cs-CZ" });
  await friend.goto(player.url());
  await friend.getByRole("heading", { name: "Cestovní blog: Bruno" }).waitFor();
  await settles(() => friend.locator(".post").count(), 7);
  assert.equal(await overhang(friend), 0);
  // The purse at the end is what the record says.
  const record = await friend.request.get(`${server.url}/api/tables/${code}/record`);
  const { event } = JSON.parse((await record.text()).trim().split("\n").at(-1));
  await friend.getByText(`v peněžence ${event.result.scores[1]} €`).waitFor();
  // A game that is not over has no blog, and one without such a seat neither.
  await friend.goto(`${server.url}/blog/${code}/7`);
  await friend.getByRole("alert").waitFor();
  await Promise.all([player.context().close(), friend.context().close()]);
});
