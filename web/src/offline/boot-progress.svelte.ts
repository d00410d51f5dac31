import type { Failure, Storage } from "./messages";

/** How far Python is in this tab. */
export type Stage = "absent" | "fetching" | "starting" | "ready" | "failed";

/** Why it is of no use: as the worker says, or because the browser does not start one. */
export type Fault = Failure | "blocked";

class Boot {
  stage = $state<Stage>("absent");
  /** Bytes that have come, of all that must. */
  loaded = $state(0);
  total = $state(0);
  /** Where games are that are played here. */
  storage = $state<Storage>("kept");
  fault = $state<Fault | null>(null);
  /** A newer page is kept, and waits until nobody plays. */
  newer = $state(false);

  /** Somebody waits for Python. */
  get busy(): boolean {
    return this.stage === "fetching" || this.stage === "starting";
  }
}

/** Small, and known to every page; `worker-host.ts`, which tells it, is fetched when it is needed. */
export const boot = new Boot();
