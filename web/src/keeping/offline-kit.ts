import { cachesOf } from "./cache-names";

/**
 * What runs tables in this browser (`offline.json` names it), kept for when there is no network. The page and the
 * service worker use this: a kit has a cache of its own and counts as kept only when all of it is there.
 */

export interface Kit {
  readonly version: string;
  /** The script that the page of its version begins with; older kits do not name it. */
  readonly page?: string;
  /** Relative to the page's folder; its name is the hash of its content. */
  readonly folder: string;
  /** Bytes, and how many of them are fetched when a host compresses. */
  readonly total: number;
  readonly zipped: number;
  readonly files: readonly { readonly name: string; readonly size: number }[];
  /** Those files that Python loads as libraries, and where it looks for them. */
  readonly libraries: Readonly<Record<string, string>>;
  /** Maps and flags of the page, which whoever wants all of it on a device gets, too; older kits do not name them. */
  readonly beside?: readonly { readonly name: string; readonly size: number; readonly zipped: number }[];
}

export const LIST = "offline.json";

/** Bytes of a kit with all beside it, and how many of them are fetched when a host compresses. */
export function allOf({ total, zipped, beside = [] }: Kit): { total: number; zipped: number } {
  return {
    total: beside.reduce((sum, { size }) => sum + size, total),
    zipped: beside.reduce((sum, each) => sum + each.zipped, zipped),
  };
}

const cacheOf = (root: string, kit: Kit) => cachesOf("kit", root) + kit.folder;

/** The oldest first. */
async function cacheNames(root: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachesOf("kit", root)));
}

/** The kit in a cache, if all of it is there. */
async function kitIn(root: string, name: string): Promise<Kit | null> {
  const list = await (await caches.open(name)).match(root + LIST);
  return list ? ((await list.json()) as Kit) : null;
}

/**
 * The kit of the server or static host at `root`.
 * @returns null if it has none
 * @throws if it cannot be asked
 */
export async function offeredKit(root: string, signal: AbortSignal | null = null): Promise<Kit | null> {
  const answer = await fetch(root + LIST, { cache: "no-cache", signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return (await answer.json()) as Kit;
}

/**
 * The kit that is kept completely on this device, if there is one: that of a page, else the oldest, which a page that is
 * open may have begun with.
 */
export async function keptKit(root: string, page?: string): Promise<Kit | null> {
  const found = await Promise.all((await cacheNames(root)).map((name) => kitIn(root, name)));
  const kits = found.filter((kit) => kit !== null);
  return (page && kits.find((kit) => kit.page === page)) || (kits[0] ?? null);
}

/** Whether all maps and flags that belong to a kit are on this device. */
export async function hasAllBeside(root: string, { beside = [] }: Kit): Promise<boolean> {
  const found = await Promise.all(beside.map(({ name }) => caches.match(root + name)));
  return found.every(Boolean);
}

/**
 * Keeps a kit beside any other. What is there already is not fetched again; the list comes last, and says that all is
 * there. `ready` is waited for before each file that is fetched.
 */
export async function addKit(
  root: string,
  kit: Kit,
  progress: (loaded: number) => void = () => undefined,
  signal: AbortSignal | null = null,
  ready: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const cache = await caches.open(cacheOf(root, kit));
  let loaded = 0;
  for (const { name, size } of kit.files) {
    const address = root + kit.folder + name;
    if (!(await cache.match(address))) {
      await ready();
      await keepFile(cache, address, size, signal, (bytes) => progress(loaded + bytes));
    }
    loaded += size;
    progress(loaded);
  }
  await cache.put(root + LIST, new Response(JSON.stringify(kit)));
}

/** The same in the place of any other of the same page. Pages of other versions may be open, and need theirs. */
export async function keepKit(...wanted: Parameters<typeof addKit>): Promise<void> {
  await addKit(...wanted);
  const [root, kit] = wanted;
  for (const name of await cacheNames(root))
    if (name !== cacheOf(root, kit) && (await kitIn(root, name))?.page === kit.page)
      await caches.delete(name);
}

/** The very answer of the host is kept: browsers keep the code that they compile from it beside it. */
async function keepFile(
  cache: Cache,
  address: string,
  size: number,
  signal: AbortSignal | null,
  progress: (bytes: number) => void,
): Promise<void> {
  const answer = await fetch(address, { signal });
  const copy = answer.clone().body?.getReader();
  if (!answer.ok || !copy) throw new Error(`${address}: ${answer.status}`);
  const kept = cache.put(address, answer);
  let bytes = 0;
  try {
    for (let part = await copy.read(); !part.done; part = await copy.read())
      progress((bytes += part.value.length));
  } finally {
    // What went wrong with the one has gone wrong with the other.
    await kept;
  }
  if (bytes === size) return;
  await cache.delete(address);
  throw new Error(`${address}: ${bytes} bytes instead of ${size}`);
}

/** Removes all kits of a site from this device, also those that are not complete. */
export async function forgetKits(root: string): Promise<void> {
  for (const name of await cacheNames(root)) await caches.delete(name);
}

/** Removes those kits in whose place a newer one is complete, also those that are not complete themselves. */
export async function forgetOlderKits(root: string): Promise<void> {
  const names = await cacheNames(root);
  let latest = 0;
  for (const [place, name] of names.entries()) if (await kitIn(root, name)) latest = place;
  for (const name of names.slice(0, latest)) await caches.delete(name);
}
