import { PRICES } from "../wire/constants";
import type { Showing } from "../../../wire/server";
import type { Bill, Fact } from "../wire/types";
import { roundOf } from "../table/round-rules";

/** One journey as its traveller would tell it; every figure is the server's. */
export interface Post {
  readonly round: number;
  readonly traveller: number;
  readonly bill: Bill;
  readonly money: number;
  /** The round in which one receives instead of paying. */
  readonly final: boolean;
  /** Where the journey really went: start, chosen states and target, in the order of the visits. */
  readonly places: readonly string[];
  /** What all pairs of neighbours brought or cost together. */
  readonly neighbours: number;
}

/** The journeys of a seat, from what everybody was told of the game. */
export function postsOf(showing: Showing, seat: number): readonly Post[] {
  const facts = showing.frames.flatMap((frame) => frame.facts as readonly Fact[]);
  let ends: readonly string[] = [];
  return facts.flatMap((fact) => {
    if (fact.type === "revealed") ends = [fact.start, ...(fact.target === null ? [] : [fact.target])];
    if (fact.type !== "reckoned" || fact.reckoning.seat !== seat) return [];
    const { traveller, bill, money } = fact.reckoning;
    const post = {
      round: fact.round,
      traveller,
      bill,
      money,
      final: roundOf(fact.round).receives,
      places: visited(bill, ends),
      neighbours: bill.adjacent.length * PRICES.adjacent,
    };
    return [post];
  });
}

function visited(bill: Bill, ends: readonly string[]): readonly string[] {
  const wanted = new Set([...ends, ...bill.picks]);
  const seen = bill.route.map((stop) => stop.split(":")[0] ?? stop).filter((code) => wanted.has(code));
  return [...new Set(seen.length ? seen : ends.slice(0, 1))];
}
