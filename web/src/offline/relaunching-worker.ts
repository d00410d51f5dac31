import type { FromWorker, ToWorker } from "./messages";
import type { WorkerLike } from "./worker-host";

/** How often a worker is made that does not come before that counts as a failure. */
const TRIES = 2;

/**
 * A worker that is made anew, and told everything again, if its script gets lost on the way. Browsers lose it, most of
 * them without a word, where a newer service worker takes over while the script is being fetched.
 */
export class RelaunchingWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  readonly #make: () => WorkerLike;
  #worker: WorkerLike;
  /** What it was told while it has said nothing. */
  #unheard: ToWorker[] | null = [];
  #tries = 0;
  readonly #ends = new AbortController();

  /** @throws what `make` throws */
  constructor(make: () => WorkerLike) {
    this.#make = make;
    this.#worker = this.#launched();
    if (!("serviceWorker" in navigator)) return;
    const { signal } = this.#ends;
    navigator.serviceWorker.addEventListener("controllerchange", () => this.#relaunch(), { signal });
  }

  postMessage(message: ToWorker): void {
    this.#unheard?.push(message);
    this.#worker.postMessage(message);
  }

  terminate(): void {
    this.#ends.abort();
    this.#worker.terminate();
  }

  #launched(): WorkerLike {
    const worker = this.#make();
    this.#tries += 1;
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      this.#unheard = null;
      this.#ends.abort();
      this.onmessage?.(event);
    };
    worker.onerror = (event) => {
      if (worker !== this.#worker) return;
      if (this.#unheard && this.#tries < TRIES) this.#relaunch();
      else this.onerror?.(event);
    };
    return worker;
  }

  #relaunch(): void {
    this.#worker.terminate();
    this.#worker = this.#launched();
    for (const message of this.#unheard ?? []) this.#worker.postMessage(message);
  }
}
