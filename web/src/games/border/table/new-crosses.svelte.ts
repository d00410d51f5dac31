import type { View } from "../wire/types";
import { spacesIn } from "./space-sets";

/** So long a new cross stands out, on whoever's board it is. */
const STANDS_OUT = 2600;

/** The crosses that have just been shown: those of a second action appear on all boards together. */
export class NewCrosses {
  /** For each seat the spaces that were not crossed a moment ago. */
  marks = $state.raw<readonly (readonly number[])[]>([]);
  #known: readonly ReadonlySet<number>[] | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** Compares with what was seen last; what lies there at the first sight is not new. */
  see(view: View): void {
    const known = this.#known;
    const crossed = view.players.map((player) => spacesIn(player.crossed));
    const marks = crossed.map((spaces, seat) =>
      known ? [...spaces].filter((space) => !known[seat]?.has(space)) : [],
    );
    this.#known = crossed;
    if (!marks.some((each) => each.length)) return;
    this.marks = marks;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.marks = []), STANDS_OUT);
  }
}
