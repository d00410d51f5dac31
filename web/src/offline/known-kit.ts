import { LIST, keepKit, offeredKit, type Kit } from "../keeping/offline-kit";
import { rest } from "./rest";
import { isStatic, rootAddress } from "./site";
import { recalled, stored } from "../keeping/browser-storage";

/** The kit with which Python was last started here: without a server its address is known all the same. */
const PLACE = "hranice.kit";
/** Milliseconds: first somebody plays. */
const LATER = 5000;

/** The kit that belongs to this page, or null if the server has none or is away. */
export function askedKit(): Promise<Kit | null> {
  return offeredKit(rootAddress()).catch(() => null);
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
  await new Promise((done) => setTimeout(done, LATER));
  const nobodyTaps = () => rest(window, ["pointerdown", "keydown"]);
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
  // Over plain HTTP, and in some private windows, there is no such storage.
  if (!("caches" in globalThis)) return false;
  return caches.match(rootAddress() + LIST).then(Boolean, () => false);
}
