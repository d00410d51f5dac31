import type { Kit } from "./messages";
import { rootAddress } from "./site";

const FILE = "offline.json";
const PLACE = "hranice.kit";

function isKit(found: unknown): found is Kit {
  return typeof found === "object" && found !== null && "folder" in found && "zipped" in found;
}

/** The kit that belongs to this page, or null if the server has none or is away. */
export async function fetchKit(): Promise<Kit | null> {
  try {
    const answer = await fetch(rootAddress() + FILE);
    const found: unknown = answer.ok ? await answer.json() : null;
    return isKit(found) ? found : null;
  } catch {
    return null;
  }
}

/** Remembers a kit whose files have come: without a server its address is known all the same. */
export function keepKit(kit: Kit): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kit));
  } catch {
    // Without storage the browser's cache may still have it.
  }
}

export function keptKit(): Kit | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    return isKit(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether this browser has fetched a kit before, so that one can play without a server. */
export async function hasKit(): Promise<boolean> {
  if (keptKit()) return true;
  // Over plain HTTP, and in some private windows, there is no such storage.
  if (!("caches" in globalThis)) return false;
  return caches.match(rootAddress() + FILE).then(Boolean, () => false);
}
