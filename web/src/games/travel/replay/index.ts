import type { Fact } from "../wire/types";
import type { Replay } from "../../game";
import { longest } from "../../fact-durations";
import type { Atlas } from "../table/atlas";
import ReplayTable from "./ReplayTable.svelte";
import { tellFact } from "./fact-texts";

const TIMES = { laid: 450, ready: 300, reckoned: 2600, ended: 2600 };

/** A finished game on this map. */
export function replay(atlas: Atlas): Replay {
  return {
    Table: ReplayTable,
    on: atlas,
    stays(facts) {
      const journeys = (facts as readonly Fact[]).filter(({ type }) => type === "reckoned").length;
      // Each journey takes its time.
      return Math.max(longest(facts, TIMES), journeys * TIMES.reckoned);
    },
    tell: (fact, _view, audience) => tellFact(fact as Fact, atlas, audience),
  };
}
