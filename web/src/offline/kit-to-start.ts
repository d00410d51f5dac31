import { keepKit, keptKit, offeredKit, type Kit } from "../keeping/offline-kit";
import { pause, whilePatient } from "../keeping/network-timeout";
import { isCurrent, ownVersion, renewOnce } from "./newer-page";
import { untilIdle } from "./wait-for-inactivity";
import { isStatic, rootAddress } from "./site-config";
import { recalled, stored } from "../keeping/browser-storage";

/** The kit with which Python was last started here: without a server its address is known all the same. */
const place = () => `hranice.kit ${new URL(rootAddress()).pathname}`;
/** Somebody wants nothing to be kept. */
const UNWANTED = "hranice.unkept";
/** Milliseconds: first somebody plays. */
const LATER = 5000;
/** Milliseconds: somebody who never rests may wait for a moment. */
const AT_LAST = 20_000;

/**
 * The kit to start Python with, or null if there is none; `away`: nobody but this device has one. Page and kit are of one
 * version: if the host has a newer one, and this device none of the page that is open, that page is loaded anew, and this
 * never ends.
 */
export async function kitToStart(here: Kit | null, away: boolean): Promise<Kit | null> {
  if (away && here) return here;
  // Whoever has one does not wait for a network that does not answer.
  const offered = await offeredKit(rootAddress(), here && whilePatient()).catch(() => null);
  if (!offered || isOfThisPage(offered)) return offered ?? here;
  if (here?.page === ownVersion()) return here;
  if (!(await isCurrent()) && renewOnce()) return new Promise(() => undefined);
  return offered;
}

/** Whether a kit belongs to the page that is open, as far as it says. */
export function isOfThisPage({ page = ownVersion() }: Kit): boolean {
  return page === ownVersion();
}

/** The kit of this device. One that is kept is there in any case, and renewed with the page; one that was noted may be gone. */
export async function kitHere(): Promise<Kit | null> {
  // Over plain HTTP, and in some private windows, there is no such storage.
  const kept = "caches" in globalThis ? await keptKit(rootAddress(), ownVersion()).catch(() => null) : null;
  if (kept) return kept;
  const noted = recallKit();
  return noted && (await isInBrowser(noted)) ? noted : null;
}

/** Whether the browser's own cache has all of a kit. */
async function isInBrowser({ folder, files }: Kit): Promise<boolean> {
  const asked = files.map(async ({ name }) => {
    const wanted = { cache: "only-if-cached", mode: "same-origin" } as const;
    const answer = await fetch(rootAddress() + folder + name, wanted);
    void answer.body?.cancel();
    return answer.ok;
  });
  return Promise.all(asked).then(
    (found) => found.every(Boolean),
    () => false,
  );
}

/** Remembers a kit whose files have come. */
export function noteKit(kit: Kit): void {
  // Without storage the browser's cache may still have it.
  stored(place(), kit);
}

/**
 * Keeps a kit that was fetched for playing: whoever has played on a static site can do so when its host is gone. Most of
 * it comes from the browser's own cache. Nobody waits for it, so nobody is told if it cannot be.
 */
export async function keepUsedKit(kit: Kit): Promise<void> {
  if (!isStatic() || !("caches" in globalThis) || recalled(UNWANTED)) return;
  await pause(LATER);
  const nobodyTaps = () => Promise.race([untilIdle(window, ["pointerdown", "keydown"]), pause(AT_LAST)]);
  await keepKit(rootAddress(), kit, undefined, null, nobodyTaps).catch(() => undefined);
}

/** Notes whether somebody wants a kit to be kept. If not, any is forgotten, once nothing of it is kept. */
export function wantKit(wanted: boolean): void {
  stored(UNWANTED, wanted ? null : true);
  if (!wanted) stored(place(), null);
}

export function recallKit(): Kit | null {
  // One that an older page noted may lack what this one needs.
  const noted = recalled(place()) as Partial<Kit> | null;
  return noted?.folder && noted.libraries ? (noted as Kit) : null;
}
