/** Milliseconds for which a button hears nothing after it has come to stand where another one was. */
export const DEAF = 700;

/**
 * Keeps a button deaf for a moment after it has changed, so that a tap meant for another one does not set it off. Told
 * of taps, it stays deaf until the hand has come to rest: then not even steady taps set it off.
 */
export class TapGuard {
  calm = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The button has changed. */
  stir(): void {
    this.calm = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.calm = true), DEAF);
  }

  /** Somebody has tapped, wherever. */
  tapped(): void {
    if (!this.calm) this.stir();
  }
}
