/**
 * Python as it is once it has started, kept in the browser: the next time it need not start, which takes most of the
 * time. A snapshot belongs to one version of the kit. Without a cache (plain HTTP) Python starts each time.
 */
import { cachesOf } from "../keeping/cache-names";
import { bytesOf, filledPages, type Filled } from "./nonempty-pages";

const ABOUT = "about";

interface About {
  /** How many functions it knows by number. */
  readonly functions: number;
  /** Bytes of the snapshot, and where in it something is. */
  readonly size: number;
  readonly filled: readonly Filled[];
}

/** A snapshot that was kept. */
export interface Kept extends About {
  /** What is there, one after the other. */
  readonly bytes: Promise<Uint8Array<ArrayBuffer>>;
}

const addressOf = (kit: string) => `${kit}memory`;
/** A kit lies in a folder of its own, in a folder of its site. */
const cacheOf = (kit: string) => cachesOf("python", new URL("../..", kit).href);

/** The snapshot for a kit, if there is one. It is large: whoever reads it does other things meanwhile. */
export async function recallSnapshot(kit: string): Promise<Kept | null> {
  try {
    const kept = await (await caches.open(cacheOf(kit))).match(addressOf(kit));
    if (!kept) return null;
    const about = JSON.parse(kept.headers.get(ABOUT) ?? "") as About;
    const bytes = kept.arrayBuffer().then((buffer) => whole(about, buffer));
    // Whoever waits for them learns of a fault; that they are not waited for yet is none.
    bytes.catch(() => undefined);
    return { ...about, bytes };
  } catch {
    return null;
  }
}

function whole({ filled }: About, buffer: ArrayBuffer): Uint8Array<ArrayBuffer> {
  if (buffer.byteLength !== bytesOf(filled)) throw new Error("a snapshot that was cut short");
  return new Uint8Array(buffer);
}

/** Whether there is a snapshot, but of another kit: this one could have one, too. */
export async function isSnapshotOld(kit: string): Promise<boolean> {
  return (await caches.has(cacheOf(kit))) && !(await (await caches.open(cacheOf(kit))).match(addressOf(kit)));
}

/** Keeps the snapshot for a kit in the place of all others; where there is no room, it is done without. */
export async function keepSnapshot(
  kit: string,
  snapshot: Uint8Array<ArrayBuffer>,
  functions: number,
): Promise<void> {
  try {
    await caches.delete(cacheOf(kit));
    const filled = filledPages(snapshot);
    const about: About = { functions, size: snapshot.length, filled };
    const parts = filled.map(([start, end]) => snapshot.subarray(start, end));
    const kept = new Response(new Blob(parts), { headers: { [ABOUT]: JSON.stringify(about) } });
    await (await caches.open(cacheOf(kit))).put(addressOf(kit), kept);
  } catch {
    // The next start takes as long as this one.
  }
}

/** Forgets the snapshot of a site, which is of no use, by the address of any of its kits. */
export async function dropSnapshot(kit: string): Promise<void> {
  if ("caches" in globalThis) await caches.delete(cacheOf(kit));
}
