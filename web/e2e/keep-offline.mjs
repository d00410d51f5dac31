// What people do in the settings before they leave the network.

/** Opens a server's page and keeps everything. */
export async function keepOffline(page, url) {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("group", { name: "Keep for offline" }).getByLabel("On").check();
  await page.getByText("Kept on this device").waitFor();
}

/** Whether Python was started once then, in passing, so that the next time it only wakes up. */
export function canWakeUp(page) {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith("hranice-python "));
    return Boolean(name) && (await (await caches.open(name)).keys()).length > 0;
  });
}
