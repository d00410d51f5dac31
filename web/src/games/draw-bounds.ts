/** How many results each draw of a chance could have. */
export type Bounds = readonly number[];

/** One thing that a chance of a game can be. */
export interface Chance {
  readonly bounds: Bounds;
  /** What each draw is for: with duplicate chance it follows from that alone. */
  readonly addresses: readonly string[];
  /** The chances from there on. */
  readonly then: Chances;
}

/**
 * What the next chance of a game can be, given how many draws it has and the last move before it, if any came since
 * the chance before. A record holds outcomes, not bounds; these follow from the rules, as `docs/fairness.md` tells.
 */
export type Chances = (draws: number, move: unknown) => readonly Chance[];
