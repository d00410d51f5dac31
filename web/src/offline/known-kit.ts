import { LIST, keepKit, keptKit, offeredKit, type Kit } from "../keeping/offline-kit";
import { pause, whilePatient } from "../keeping/patience";
import { untilIdle } from "./wait-until-idle";
import { isStatic, rootAddress } from "./site";
import { recalled, stored } from "../keeping/browser-storage";

/** The kit with which Python was last started here: without a server its address is known all the same. */
const PLACE = "hranice.kit";
/** Milliseconds: first somebody plays. */
const LATER = 5000;
/** Milliseconds: somebody who never rests may wait for a moment. */
const AT_LAST = 20_000;

/** The kit to start Python with, or null if there is none; `away`: nobody but this device has one. */
export async function kitToStart(away: boolean): Promise<Kit | null> {
  const here = await kitHere();
  if (away && here) return here;
  // Whoever has one does not wait for a network that does not answer.
  return (await offeredKit(rootAddress(), here && whilePatient()).catch(() => null)) ?? here;
}

/** The kit of this device. One that is kept is there in any case, and renewed with the page; one that was noted may be gone. */
async function kitHere(): Promise<Kit | null> {
  // Over plain HTTP, and in some private windows, there is no such storage.
  const kept = "caches" in globalThis ? await keptKit(rootAddress()).catch(() => null) : null;
  return kept ?? recallKit();
}

/** Remembers a kit whose files have come. */
export function noteKit(kit: Kit): void {
  // Without storage the browser's cache may still have it.
  stored(PLACE, kit);
}

/**
 * Keeps a kit that was fetched for playing: whoever has played on a static site can do so when its host is gone. Most of
 * it comes from the browser's own cache. Nobody waits for it, so nobody is told if it cannot be.
 */
export async function keepUsedKit(kit: Kit): Promise<void> {
  if (!isStatic() || !("caches" in globalThis)) return;
  await pause(LATER);
  const nobodyTaps = () => Promise.race([untilIdle(window, ["pointerdown", "keydown"]), pause(AT_LAST)]);
  await keepKit(rootAddress(), kit, undefined, null, nobodyTaps).catch(() => undefined);
}

/** Forgets it, once nothing of it is kept. */
export function forgetKnownKit(): void {
  stored(PLACE, null);
}

export function recallKit(): Kit | null {
  // One that an older page noted may lack what this one needs.
  const noted = recalled(PLACE) as Partial<Kit> | null;
  return noted?.folder && noted.libraries ? (noted as Kit) : null;
}

/** Whether this browser has fetched a kit before, so that one can play without a server. */
export async function hasKit(): Promise<boolean> {
  if (recallKit()) return true;
  if (!("caches" in globalThis)) return false;
  return caches.match(rootAddress() + LIST).then(Boolean, () => false);
}
