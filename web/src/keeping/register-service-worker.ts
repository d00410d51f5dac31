/** What the service worker answers when it has done what it was told; anything else is the name of an error. */
export const DONE = "done";

/** What it answers: that a file of the page is kept, or in the end how it came out. */
export type Heard = { readonly kept: string } | string;

/** Registers the service worker of the page in the folder `root`, or finds it registered. */
export function registered(root: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${root}sw.js`, { scope: root, updateViaCache: "none" });
}
