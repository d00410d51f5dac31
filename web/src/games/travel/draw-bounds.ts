import type { Bounds, Chances } from "../draw-bounds";

const OFFER = 7;
const ROUNDS = 7;
const FIRST_WITH_TARGET = 5;

interface Options {
  readonly map: { readonly states: readonly unknown[] };
}

/** Who deals first; then seven rounds of cards, a middle and perhaps ties. */
export function chances(agreed: unknown, seats: number): Chances {
  const all = (agreed as Options).map.states.length;
  return () => [{ bounds: [seats], addresses: ["dealer"], then: card(1, 0, all, all) }];
}

function card(round: number, laid: number, left: number, all: number): Chances {
  if (laid < OFFER) {
    const addresses = [`card ${round} ${laid + 1}`];
    return () => [{ bounds: [left], addresses, then: card(round, laid + 1, left - 1, all) }];
  }
  const middle = round < FIRST_WITH_TARGET ? [left] : [left, left - 1];
  const rest = left - middle.length;
  const shuffled = round + 1 === ROUNDS || rest < needed(round + 1);
  const next: Chances = round === ROUNDS ? () => [] : card(round + 1, 0, shuffled ? all : rest, all);
  const tiesOrNext: Chances = (draws, move) => [
    ...ties(draws).map((bounds) => ({
      bounds,
      addresses: bounds.map((_, place) => `tie ${round} ${place}`),
      then: next,
    })),
    ...next(draws, move),
  ];
  const addresses = [`start ${round}`, `target ${round}`].slice(0, middle.length);
  return () => [{ bounds: middle, addresses, then: tiesOrNext }];
}

/** The cards of a round. Where fewer are left, all are shuffled together before it (T40). */
const needed = (round: number) => OFFER + (round < FIRST_WITH_TARGET ? 1 : 2);

/** All ways in which so many draws can order tokens that lie equal: runs k, k-1, … 2, one after another. */
export function ties(draws: number): Bounds[] {
  if (draws === 0) return [[]];
  return Array.from({ length: draws }, (_, run) => run + 1).flatMap((length) => {
    const run = Array.from({ length }, (_, at) => length + 1 - at);
    return ties(draws - length).map((rest) => [...run, ...rest]);
  });
}
