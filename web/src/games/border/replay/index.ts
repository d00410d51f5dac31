import type { Fact, Options, View } from "../wire/types";
import type { Replay } from "../../game";
import { longest } from "../../fact-durations";
import ReplayTable from "./ReplayTable.svelte";
import { tellFact } from "./fact-texts";

const TIMES = { rerolling: 500, finished: 400, closed: 2200, ended: 2600 };

/** A finished game with these options. */
export function replay(options: Options): Replay {
  return {
    Table: ReplayTable,
    on: options,
    stays: (facts) => longest(facts, TIMES),
    tell: (fact, view, audience) => tellFact(fact as Fact, view as View, options, audience),
  };
}
