import { LIST, offeredKit, type Kit } from "../keeping/kit";
import { rootAddress } from "./site";

/** The kit with which Python was last started here: without a server its address is known all the same. */
const PLACE = "hranice.kit";

/** The kit that belongs to this page, or null if the server has none or is away. */
export function askedKit(): Promise<Kit | null> {
  return offeredKit(rootAddress()).catch(() => null);
}

/** Remembers a kit whose files have come. */
export function noteKit(kit: Kit): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kit));
  } catch {
    // Without storage the browser's cache may still have it.
  }
}

/** Forgets it, once nothing of it is kept. */
export function forgetKnownKit(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Then nothing was remembered.
  }
}

export function recallKit(): Kit | null {
  try {
    const noted = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Kit | null;
    return noted?.folder && noted.zipped ? noted : null;
  } catch {
    return null;
  }
}

/** Whether this browser has fetched a kit before, so that one can play without a server. */
export async function hasKit(): Promise<boolean> {
  if (recallKit()) return true;
  // Over plain HTTP, and in some private windows, there is no such storage.
  if (!("caches" in globalThis)) return false;
  return caches.match(rootAddress() + LIST).then(Boolean, () => false);
}
