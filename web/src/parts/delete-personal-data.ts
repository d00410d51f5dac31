/** Deleting everything that there is of whoever uses this device, at the server and here. */
import { boot } from "../offline/boot-progress.svelte";
import { clearLogs } from "../offline/device-finished-games";
import { ownLandStore } from "../offline/own-land-store";
import { isStatic } from "../offline/site-config";
import type { Me } from "../wire/server";
import { askDevice, askServer } from "./api";
import type { Refused } from "./refusal";
import { forgetAll, settings } from "./settings.svelte";

/** Deletes it all. Returns why not: then the server has kept what is there, and so has this device. */
export async function forgetEverything(): Promise<Refused | null> {
  // A device that never introduced itself has nothing on the server.
  if (settings.met && !isStatic()) {
    const { refused } = await askServer<Me>("DELETE", "/me");
    if (refused && refused.reason !== "server-no-key") return refused;
  }
  // Tables that run in this tab end; where Python does not run, there are none.
  if (boot.stage === "ready") await askDevice<Me>("DELETE", "/me");
  // Where the browser refuses its storage nothing is stored.
  await clearLogs().catch(() => undefined);
  await ownLandStore.clear();
  forgetAll();
  return null;
}
