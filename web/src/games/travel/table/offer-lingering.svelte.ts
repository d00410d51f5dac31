import type { View } from "../wire/types";

/** So long the settled stacks are looked at before the map covers them; longer after a photo finish. */
const LOOKS_FOR = 1300;
const LOOKS_CLOSER_FOR = 2800;

const isPlacing = ({ phase }: View) => ["pause", "deal", "place", "settle", "ties"].includes(phase);

/** Keeps the offer in sight for a moment after the last token, for those who have seen the tokens fall. */
export class Lingering {
  /** The round whose stacks have been looked at. */
  #looked = $state(0);
  /** As it was while choosing. */
  #chosen = $state.raw<View | null>(null);
  readonly #view: () => View;

  constructor(view: () => View) {
    this.#view = view;
    $effect(() => {
      if (isPlacing(view())) this.#chosen = view();
    });
    $effect(() => {
      if (!this.on) return;
      const timer = setTimeout(() => this.end(), this.close ? LOOKS_CLOSER_FOR : LOOKS_FOR);
      return () => clearTimeout(timer);
    });
  }

  /** The settled stacks are looked at now. */
  get on(): boolean {
    const { reckoned, round } = this.#view();
    return reckoned.length > 0 && this.#chosen?.round === round && this.#looked !== round;
  }

  /** It was a photo finish. */
  get close(): boolean {
    return this.#view().fields.some((field) => field.close);
  }

  /** The offer is to be seen, and not the map. */
  get choosing(): boolean {
    return isPlacing(this.#view()) || this.on;
  }

  /** The view that has the purses: they do not tell before the bills do. */
  get purses(): View {
    return (this.on && this.#chosen) || this.#view();
  }

  end(): void {
    this.#looked = this.#view().round;
  }
}
