/** How many results each draw of a chance could have. */
export type Bounds = readonly number[];

/**
 * What the next chance of a game can be, given how many draws it has: its bounds, and the course from there.
 * A record holds outcomes, not bounds; these follow from the rules, as `docs/fairness.md` tells.
 */
export type Course = (draws: number) => readonly { readonly bounds: Bounds; readonly then: Course }[];

const DIE = 6;
const OFFER = 7;
const ROUNDS = 7;
const FIRST_WITH_TARGET = 5;

interface BorderOptions {
  readonly boards: readonly unknown[];
  readonly choice: readonly string[];
}

/** The BORDER: the boards and who begins; from then on rolls. */
export function bordersBounds(options: unknown, seats: number): Course {
  const { boards, choice } = options as BorderOptions;
  const handing = choice.length ? [] : Array.from({ length: seats }, (_, seat) => boards.length - seat);
  const rolls: Course = (draws) => [{ bounds: Array<number>(draws).fill(DIE), then: rolls }];
  return () => [{ bounds: [...handing, seats], then: rolls }];
}

interface TravelOptions {
  readonly map: { readonly states: readonly unknown[] };
}

/** Bez hranic: who deals first; then seven rounds of cards, a middle and perhaps ties. */
export function travelsBounds(options: unknown, seats: number): Course {
  const all = (options as TravelOptions).map.states.length;
  return () => [{ bounds: [seats], then: card(1, 0, all, all) }];
}

function card(round: number, laid: number, left: number, all: number): Course {
  if (laid < OFFER) return () => [{ bounds: [left], then: card(round, laid + 1, left - 1, all) }];
  const middle = round < FIRST_WITH_TARGET ? [left] : [left, left - 1];
  const rest = left - middle.length;
  const next: Course =
    round === ROUNDS ? () => [] : card(round + 1, 0, round + 1 === ROUNDS ? all : rest, all);
  const tiesOrNext: Course = (draws) => [
    ...ties(draws).map((bounds) => ({ bounds, then: next })),
    ...next(draws),
  ];
  return () => [{ bounds: middle, then: tiesOrNext }];
}

/** All ways in which so many draws can order tokens that lie equal: runs k, k-1, … 2, one after another. */
export function ties(draws: number): Bounds[] {
  if (draws === 0) return [[]];
  return Array.from({ length: draws }, (_, run) => run + 1).flatMap((length) => {
    const run = Array.from({ length }, (_, at) => length + 1 - at);
    return ties(draws - length).map((rest) => [...run, ...rest]);
  });
}
