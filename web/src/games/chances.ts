/** How many results each draw of a chance could have. */
export type Bounds = readonly number[];

/**
 * What the next chance of a game can be, given how many draws it has: its bounds, and the chances from there on.
 * A record holds outcomes, not bounds; these follow from the rules, as `docs/fairness.md` tells.
 */
export type Chances = (draws: number) => readonly { readonly bounds: Bounds; readonly then: Chances }[];
