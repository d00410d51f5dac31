import { registered } from "../keeping/register-service-worker";
import { boot } from "../offline/boot-progress.svelte";
import { rootAddress } from "../offline/site-config";
import { keeping } from "../parts/keeping-offline.svelte";
import { isCurrent, ownVersion, renewOnce } from "../offline/newer-page";

/** Milliseconds after which a page that was never kept is: first it is to live, and Python to start if somebody plays. */
const LATER = 8000;

/** Begins to keep the page for when there is no network; not before it is here, for it is not to wait for that. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = () => void register().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    do await new Promise((done) => setTimeout(done, LATER));
    while (boot.busy);
  const registration = await registered(rootAddress());
  /** A service worker of our own version need not wait for us. */
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state !== "installed") return;
    worker.postMessage({ type: "take-over", version: ownVersion() });
    void isCurrent().then((current) => (boot.newer = !current));
  };
  const follow = (coming: ServiceWorker | null) =>
    coming?.addEventListener("statechange", () => offer(coming));
  offer(registration.waiting);
  // The browser may have found it by itself before we ask.
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  const { active } = await serviceWorker.ready;
  const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ type: "used", addresses });
  // One that is about to take over brings its own.
  if (!registration.installing && !registration.waiting) await keeping.renew();
}

/** Whoever comes home is in no game: now a newer page may take over. */
export async function renewAtHome(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(rootAddress());
  if (registration?.waiting && !(await isCurrent())) renewOnce();
}
