import type { Answer } from "../parts/api";
import type { Refused } from "../parts/refusal";
import type { Session } from "./session.svelte";

/** The update that shows what was done comes over another line than the answer: so long it is waited for. */
const PATIENCE = 1000;

/**
 * Asks the server for one thing after the other, each on the ground of what came of the one before: two quick
 * changes to the options must not undo each other.
 */
export class Asking {
  /** Why the last thing was not done. */
  refused = $state.raw<Refused | null>(null);
  readonly #session: Session;
  #last: Promise<unknown> = Promise.resolve();

  constructor(session: Session) {
    this.#session = session;
  }

  /** @returns whether it was done */
  for(wish: () => Promise<Answer<unknown>>): Promise<boolean> {
    const done = this.#last.then(async () => {
      const shown = this.#session.changed();
      this.refused = (await wish()).refused ?? null;
      if (this.refused) return false;
      await Promise.race([shown, new Promise((passed) => setTimeout(passed, PATIENCE))]);
      return true;
    });
    this.#last = done;
    return done;
  }
}
