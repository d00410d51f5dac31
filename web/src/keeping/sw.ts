/**
 * The service worker, built by itself into `sw.js` (making/service-worker.mjs). It keeps the page, and maps and flags once
 * they are used, for when there is no network. Documents come from the network if that answers, so a new version of the
 * page is seen at once, whatever is kept here; and what an older page needs is kept until that page is gone.
 */
import { cachesOf } from "./cache-names";
import { LIST, addKit, forgetOlderKits, hasAllBeside, keptKit, offeredKit, type Kit } from "./offline-kit";
import { PATIENCE, pause } from "./network-timeout";
import { DONE, type Heard } from "./register-service-worker";

interface Extendable extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Clients {
  claim: () => Promise<void>;
  matchAll: (which: { type: "window"; includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
}
/** As much of its world as it uses; TypeScript's own description of it contradicts that of a page. */
interface World extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  skipWaiting: () => Promise<void>;
}

/** The script that the page of this version begins with: its name holds the hash of all it is made of. */
declare const VERSION: string;
/** Files to keep in any case, and those to keep when somebody has used them; relative to the page's folder. */
declare const ALWAYS: readonly string[];
declare const IF_USED: readonly string[];

/** What the page tells. */
type Told =
  /** A page of a version is open: the service worker of the same version may take over from an older one. */
  | { readonly type: "take-over"; readonly version: string }
  /** These were fetched before there was a service worker. */
  | { readonly type: "used"; readonly addresses: readonly string[] }
  /** Everything is wanted on this device. */
  | { readonly type: "keep-all" };

const world = self as unknown as World;
const ROOT = world.registration.scope;
const CACHES = cachesOf("page", ROOT);
const CACHE = CACHES + VERSION;
const INDEX = ROOT + "index.html";
/** Names of a time when all sites of a host had the same for their caches. */
const FORMER = /^hranice-(page-|kit-|python$)/;
/** Large programs, which a browser would rather not compile each time. Scripts are compiled and kept from any cache. */
const COMPILED = /^offline\/.*\.wasm$/;
/** Milliseconds to wait before something is tried again. */
const PAUSES = [1000, 3000, 9000];

/** Keeps a file, unless it is kept; files that have a hash in their names may come from an older version. */
async function keep(cache: Cache, path: string): Promise<void> {
  const address = ROOT + path;
  if (await cache.match(address)) return;
  const hashed = path.startsWith("assets/");
  let answer = hashed ? await caches.match(address) : undefined;
  for (const wait of [0, ...PAUSES]) {
    if (answer?.ok) break;
    await pause(wait);
    answer = await fetch(address, { cache: hashed ? "default" : "no-cache" }).catch(() => undefined);
  }
  if (!answer?.ok) throw new Error(`${path}: ${answer?.status ?? "no network"}`);
  if (address === INDEX && !(await answer.clone().text()).includes(VERSION))
    throw new Error("the page was renewed in the meantime");
  await cache.put(address, answer);
}

async function keepAll(
  paths: readonly string[],
  kept: (path: string) => void = () => undefined,
): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    await keep(cache, path);
    kept(path);
  }
}

async function install(): Promise<void> {
  await keepAll(ALWAYS);
  const kept = (await keptKit(ROOT)) ?? (await formerKit());
  // A map that was drawn anew has another name: whoever kept everything gets it, too.
  const all = kept !== null && (await hasAllBeside(ROOT, kept));
  for (const path of IF_USED) if (all || (await caches.match(ROOT + path))) await keepAll([path]);
  const offered = kept && (await offeredKit(ROOT));
  // Page and kit are of one version: whoever kept an older kit gets the new one with the new page. An older page that is
  // still open needs the older one.
  if (offered) await addKit(ROOT, offered);
}

/** A kit that was kept under a former name. */
async function formerKit(): Promise<Kit | null> {
  const list = await caches.match(ROOT + LIST);
  return list ? ((await list.json()) as Kit) : null;
}

/** Whether a cache with a former name is ours, or that of a site in another folder. */
async function isOurs(name: string): Promise<boolean> {
  const [first] = await (await caches.open(name)).keys();
  return !first || /^(assets|offline)\//.test(first.url.replace(ROOT, ""));
}

async function activate(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) ? name !== CACHE : FORMER.test(name) && (await isOurs(name)))
      await caches.delete(name);
  await forgetOlderKits(ROOT);
  await world.clients.claim();
}

/** From the network if that answers in time and is well, else what is kept; where nothing is, whatever comes. */
async function freshOr(kept: () => Promise<Response | undefined>, request: Request): Promise<Response> {
  const fetched = fetch(request);
  const answer = await Promise.race([fetched, pause(PATIENCE)]).catch(() => undefined);
  // A host that has lost the site says that nothing is there.
  if (answer && answer.status < 500 && answer.status !== 404) return answer;
  return (await kept()) ?? fetched;
}

/** A document: as it is now, else the page that is kept. */
function documentFor(request: Request): Promise<Response> {
  return freshOr(async () => (await caches.open(CACHE)).match(INDEX), request);
}

/**
 * What the browser's own cache has of the kit: only beside that does it keep the code that it compiles from it, and
 * compiling is most of the work where Python wakes up.
 */
async function fromBrowser(address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, { cache: "only-if-cached", mode: "same-origin" });
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}

/** A file that never changes. */
async function unchanging(request: Request, path: string): Promise<Response> {
  if (COMPILED.test(path)) {
    const compiled = await fromBrowser(request.url);
    if (compiled) return compiled;
  }
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && IF_USED.includes(path)) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** A file that may change: as it is now, else as it was kept. */
function newest(request: Request): Promise<Response> {
  return freshOr(() => caches.match(request, { ignoreVary: true }), request);
}

world.addEventListener("install", (event) => (event as Extendable).waitUntil(install()));
world.addEventListener("activate", (event) => (event as Extendable).waitUntil(activate()));

world.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const [address = ""] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(ROOT)) return;
  const path = address.slice(ROOT.length);
  const respond = (answer: Promise<Response>) => (event as Fetching).respondWith(answer);
  if (/^(api|ws|print)(\/|$)/.test(path)) return;
  if (request.mode === "navigate") respond(documentFor(request));
  else if (/^(assets|offline)\//.test(path)) respond(unchanging(request, path));
  else if (path === LIST || ALWAYS.includes(path)) respond(newest(request));
});

async function windows(): Promise<number> {
  const all = await world.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(ROOT)).length;
}

async function hear(told: Told, kept: (path: string) => void): Promise<void> {
  if (told.type === "keep-all") await keepAll(IF_USED, kept);
  if (told.type === "used") {
    const used = told.addresses.map((address) => address.replace(ROOT, ""));
    await keepAll(IF_USED.filter((path) => used.includes(path)));
  }
  if (told.type === "take-over" && told.version === VERSION) {
    // A page that was just left still counts for a moment; any other window may show an older one, with a game in it.
    for (const wait of [0, ...PAUSES]) {
      await pause(wait);
      if ((await windows()) <= 1) return world.skipWaiting();
    }
  }
}

world.addEventListener("message", (event) => {
  const { data, ports } = event as MessageEvent<Told>;
  const tell = (answer: Heard) => ports[0]?.postMessage(answer);
  const heard = hear(data, (kept) => tell({ kept })).then(
    () => DONE,
    (error: unknown) => (error as Error).name,
  );
  (event as unknown as Extendable).waitUntil(heard.then(tell));
});
