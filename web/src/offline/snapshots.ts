/**
 * Python as it is once it has started, kept in the browser: the next time it need not start, which takes most of the
 * time. A snapshot belongs to one version of the kit. Without a cache (plain HTTP) Python starts each time.
 */
const CACHE = "hranice-python";

const addressOf = (kit: string) => `${kit}snapshot`;

/** The snapshot for a kit, if there is one. It is large: whoever reads it does other things meanwhile. */
export async function recallSnapshot(kit: string): Promise<Response | null> {
  try {
    return (await (await caches.open(CACHE)).match(addressOf(kit))) ?? null;
  } catch {
    return null;
  }
}

/** Whether there is a snapshot, but of another kit: this one could have one, too. */
export async function isSnapshotOld(kit: string): Promise<boolean> {
  return (await caches.has(CACHE)) && !(await (await caches.open(CACHE)).match(addressOf(kit)));
}

/** Keeps the snapshot for a kit in the place of all others; where there is no room, it is done without. */
export async function keepSnapshot(kit: string, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await caches.delete(CACHE);
    await (await caches.open(CACHE)).put(addressOf(kit), new Response(snapshot));
  } catch {
    // The next start takes as long as this one.
  }
}

/** Forgets a snapshot that is of no use. */
export async function dropSnapshot(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
