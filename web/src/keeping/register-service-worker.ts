/** What the service worker answers when it has done what it was told; anything else is the name of an error. */
export const DONE = "done";

/** Registers the service worker of the page in the folder `root`, or finds it registered. */
export function registered(root: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${root}sw.js`, { scope: root, updateViaCache: "none" });
}
