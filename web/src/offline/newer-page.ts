/** Finds out whether the server has a newer page than the one that is open, and loads it. */

import { rootAddress } from "./site-config";

const ENTRY = /<script[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/;
const PLACE = "hranice.renewed";

/** The script that a document of ours begins with; its name holds the hash of all it is made of. */
function entryOf(document: string): string | null {
  return ENTRY.exec(document)?.[1] ?? null;
}

/** The script that this page began with. */
function ownEntry(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

/** What tells this version of the page from others: its script, as the service worker names it, too. */
export function ownVersion(): string {
  return ownEntry()?.replace(/^\.?\//, "") ?? "";
}

let served: string | null = null;

/** Whether the server still has the page that is open here. True if the server cannot be asked. */
export async function isCurrent(): Promise<boolean> {
  try {
    const answer = await fetch(rootAddress(), { cache: "no-cache" });
    served = answer.ok ? entryOf(await answer.text()) : null;
  } catch {
    served = null;
  }
  return served === null || ownEntry() === null || served === ownEntry();
}

/**
 * Loads the page anew, but only once for each new page of the server: a second time would not help either.
 * @returns whether it is being done
 */
export function renewOnce(): boolean {
  try {
    const mark = served ?? "unknown";
    if (sessionStorage.getItem(PLACE) === mark) return false;
    sessionStorage.setItem(PLACE, mark);
  } catch {
    // Without storage nobody could know whether it was done before.
    return false;
  }
  location.reload();
  return true;
}
