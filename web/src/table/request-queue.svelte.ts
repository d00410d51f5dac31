import type { Answer } from "../parts/api";
import type { Refused } from "../parts/refusal";
import { answered } from "./fetch-page-part";
import type { Session } from "./session.svelte";

/** Milliseconds to wait for the update that shows what was done: it comes by socket, the answer by HTTP. */
const PATIENCE = 1000;

/**
 * Runs requests one after the other, each after the update that the one before caused: two quick changes to the
 * options must not undo each other.
 */
export class RequestQueue {
  /** Why the last request was refused, if it was. */
  refused = $state.raw<Refused | null>(null);
  readonly #session: Session;
  #last: Promise<unknown> = Promise.resolve();

  constructor(session: Session) {
    this.#session = session;
  }

  /** Runs a request when its turn has come. @returns whether it was accepted */
  run(task: () => Promise<Answer<unknown>>): Promise<boolean> {
    const done = this.#last.then(async () => {
      const shown = this.#session.changed();
      this.refused = (await answered(task)).refused ?? null;
      if (this.refused) return false;
      await Promise.race([shown, new Promise((passed) => setTimeout(passed, PATIENCE))]);
      return true;
    });
    this.#last = done;
    return done;
  }
}
