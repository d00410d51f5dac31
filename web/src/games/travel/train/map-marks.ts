/** What the map points out while somebody is asked, and afterwards. */
import type { Atlas } from "../table/atlas";
import type { Borders } from "./borders";
import type { Memories } from "./spaced-repetition";
import type { Given, Question } from "./questions";
import { standingOf } from "./progress-counts";

/** So many states around the one that is asked about are enough to choose from. */
const AROUND = 12;

/** The states that are asked about, by a sign; afterwards what was found, missing or wrong. */
export function marksOf(
  borders: Borders,
  question: Question,
  given: Given | null,
  tapped: readonly string[],
): ReadonlyMap<string, string> {
  const { kind, from } = question;
  if (kind !== "tap") {
    const others = kind === "nearest" ? question.choices : [question.to];
    // Afterwards the way is drawn.
    const sign = (word: string) => (given === null ? word : "");
    return new Map([[from, sign("●")], ...others.map((code) => [code, sign("?")] as const)]);
  }
  const touching = borders.neighbours(from);
  const missing = given === null ? [] : touching;
  return new Map([
    [from, "●"],
    ...missing.map((code) => [code, "+"] as const),
    ...tapped.map((code) => [code, given === null || touching.includes(code) ? "✓" : "✗"] as const),
  ]);
}

/** How much of each state is known. */
export function paintOf(borders: Borders, memories: Memories) {
  return new Map(
    borders.states.map((code) => {
      const { known, all } = standingOf(borders.of(code), memories, 0);
      return [code, { share: all ? known / all : 1, text: `${known}/${all}` }];
    }),
  );
}

/** The places of a state and of all its neighbours; with `others` of those, too, that only lie near. */
export function focusOf(atlas: Atlas, borders: Borders, from: string, others: boolean): readonly string[] {
  const wanted = [from, ...borders.neighbours(from), ...(others ? nearby(atlas, from) : [])];
  return [...atlas.spots.values()].filter(({ state }) => wanted.includes(state.code)).map(({ name }) => name);
}

/** The states that lie nearest to a state on the sheet, whether they touch it or not. */
function nearby({ spots }: Atlas, code: string): readonly string[] {
  const all = [...spots.values()];
  const here = all.find(({ state }) => state.code === code);
  if (!here) return [];
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - here.x, y - here.y);
  return all
    .filter(({ state }) => state.code !== code)
    .sort((one, other) => far(one) - far(other))
    .slice(0, AROUND)
    .map(({ state }) => state.code);
}
