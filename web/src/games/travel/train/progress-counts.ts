import type { Border } from "./borders";
import { isDue, isKnown, type Memories } from "./spaced-repetition";

/** What is known of a map, as figures. */
export interface Standing {
  readonly known: number;
  readonly due: number;
  readonly fresh: number;
  readonly all: number;
}

/** The figures of some borders. */
export function standingOf(borders: readonly Border[], memories: Memories, now: number): Standing {
  const asked = borders.flatMap(({ key }) => memories.get(key) ?? []);
  return {
    known: asked.filter(isKnown).length,
    due: asked.filter((memory) => isDue(memory, now)).length,
    fresh: borders.length - asked.length,
    all: borders.length,
  };
}
