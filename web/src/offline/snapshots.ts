/**
 * Python as it is once it has started, kept in the browser: the next time it need not start, which takes most of the
 * time. A snapshot belongs to one version of the kit. Without a cache (plain HTTP) Python starts each time.
 */
const CACHE = "hranice-python";
const FUNCTIONS = "functions";

export interface Snapshot {
  /** All of Python's memory. */
  readonly memory: Uint8Array<ArrayBuffer> | Promise<ArrayBuffer>;
  /** How many functions it knows by number. */
  readonly functions: number;
}

const addressOf = (kit: string) => `${kit}snapshot`;

/** The snapshot for a kit, if there is one. It is large: whoever reads it does other things meanwhile. */
export async function recallSnapshot(kit: string): Promise<Snapshot | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(addressOf(kit));
    return kept ? { memory: kept.arrayBuffer(), functions: Number(kept.headers.get(FUNCTIONS)) } : null;
  } catch {
    return null;
  }
}

/** Whether there is a snapshot, but of another kit: this one could have one, too. */
export async function isSnapshotOld(kit: string): Promise<boolean> {
  return (await caches.has(CACHE)) && !(await (await caches.open(CACHE)).match(addressOf(kit)));
}

/** Keeps the snapshot for a kit in the place of all others; where there is no room, it is done without. */
export async function keepSnapshot(kit: string, { memory, functions }: Snapshot): Promise<void> {
  try {
    await caches.delete(CACHE);
    const kept = new Response(await memory, { headers: { [FUNCTIONS]: String(functions) } });
    await (await caches.open(CACHE)).put(addressOf(kit), kept);
  } catch {
    // The next start takes as long as this one.
  }
}

/** Forgets a snapshot that is of no use. */
export async function dropSnapshot(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
