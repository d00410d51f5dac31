/** Which border is asked for next and how, and what an answer says about borders. */
import type { Border, Borders } from "./borders";
import { answered, isDue, recall, type Memories } from "./spaced-repetition";

export type Kind = "touch" | "tap" | "nearest" | "count";

export type Question =
  /** "Does Serbia touch Greece?" */
  | { readonly kind: "touch"; readonly about: Border; readonly from: string; readonly to: string }
  /** "Tap everything that touches Austria." */
  | { readonly kind: "tap"; readonly about: Border; readonly from: string }
  /** "How many borders from Norway to Türkiye?" */
  | { readonly kind: "count"; readonly about: Border; readonly from: string; readonly to: string }
  /** "Which of these is nearest to Austria?" `to` is the right one of `choices`. */
  | {
      readonly kind: "nearest";
      readonly about: Border;
      readonly from: string;
      readonly to: string;
      readonly choices: readonly string[];
    };

/** Yes or no; all states that were tapped; a number; the chosen state. */
export type Given = boolean | readonly string[] | number | string;

/** What an answer says about a border. */
export interface Graded {
  readonly border: Border;
  readonly right: boolean;
}

/** Some number from 0 to below 1. */
export type Draw = () => number;

/** The kinds of a session, one after the other: after a quick one the map, which teaches most at once. */
const KINDS: readonly Kind[] = ["touch", "tap", "nearest", "tap", "count"];
/** Questions of one session: about five minutes. */
export const SESSION = 10;
const CHOICES = 3;
/** Ways to count are no longer than this. */
const FARTHEST = 4;
/** The numbers that one may answer with. */
export const COUNTS: readonly number[] = [1, 2, 3, 4, 5, 6];

/**
 * How much a border wants to be asked for: first what is due, the likelier it is forgotten the more; then what was
 * never asked, what is peculiar before the rest; then all others.
 */
export function urgency(memories: Memories, now: number): (border: Border) => number {
  return ({ key, peculiar }) => {
    const memory = memories.get(key);
    if (memory && !isDue(memory, now)) return (1 - recall(memory, now)) / 2;
    return memory ? 3 - recall(memory, now) : 1 + (peculiar.length ? 0.5 : 0);
  };
}

/** The next question of a session, after those that were asked in it. */
export function nextQuestion(
  borders: Borders,
  wanted: (border: Border) => number,
  before: readonly Question[],
  draw: Draw,
): Question {
  const done = new Set(before.flatMap((question) => concerned(borders, question)));
  const fresh = borders.all.filter((border) => !done.has(border));
  // A map of a dozen states may have fewer borders than a session has questions.
  const about = most(fresh.length ? fresh : borders.all, wanted, draw);
  const kind = KINDS[before.length % KINDS.length] ?? "touch";
  return ask(borders, kind, about, wanted, draw);
}

/** The borders that a question is about. */
export function concerned(borders: Borders, question: Question): readonly Border[] {
  return question.kind === "tap" ? borders.of(question.from) : [question.about];
}

function ask(
  borders: Borders,
  kind: Kind,
  about: Border,
  wanted: (border: Border) => number,
  draw: Draw,
): Question {
  const [from, to] = draw() < 0.5 ? [about.one, about.other] : [about.other, about.one];
  if (kind === "tap") {
    const all = (state: string) => borders.of(state).reduce((sum, border) => sum + wanted(border), 0);
    return { kind, about, from: all(from) >= all(to) ? from : to };
  }
  if (kind === "count") return about.touch ? longer(borders, about, draw) : { kind, about, from, to };
  if (kind === "nearest") return nearest(borders, about, from, to, draw);
  return { kind, about, from, to };
}

/** Asks for a way that crosses a border, and some others. */
function longer(borders: Borders, about: Border, draw: Draw): Question {
  const crossing = [about.one, about.other].flatMap((from) =>
    borders.states
      .filter((to) => to !== from)
      .map((to) => ({ from, to, way: borders.way(from, to) }))
      .filter(({ way }) => way.length > 2 && way.length <= FARTHEST + 1)
      .filter(({ way }) => borders.crossed(way)[0] === about),
  );
  const { from, to } = crossing[Math.floor(draw() * crossing.length)] ?? { from: about.one, to: about.other };
  return { kind: "count", about, from, to };
}

/** Asks which state is nearest: the neighbour among those that are none. */
function nearest(borders: Borders, about: Border, from: string, to: string, draw: Draw): Question {
  const neighbours = borders.neighbours(from);
  const right = about.touch ? to : (neighbours[Math.floor(draw() * neighbours.length)] ?? to);
  const farther = borders.states.filter((state) => state !== from && !neighbours.includes(state));
  // Those that look like neighbours are the best to be mistaken for one.
  const tempting = (state: string) => (borders.between(from, state) ? 0 : borders.distance(from, state));
  const others = shuffled(farther, draw)
    .map((state) => ({ state, far: state === to ? -1 : tempting(state) }))
    .sort((one, other) => one.far - other.far)
    .map(({ state }) => state);
  const choices = shuffled([right, ...others.slice(0, CHOICES - 1)], draw);
  return { kind: "nearest", about, from, to: right, choices };
}

/** What an answer says about borders. */
export function graded(borders: Borders, question: Question, given: Given): readonly Graded[] {
  const { kind, about, from } = question;
  if (kind === "tap")
    return borders.of(from).map((border) => {
      const other = border.one === from ? border.other : border.one;
      return { border, right: (given as readonly string[]).includes(other) === border.touch };
    });
  const right = isRight(borders, question, given);
  // Whoever counts rightly knows the way; whoever does not may have missed any border of it.
  const known =
    kind === "count" && about.touch && right ? borders.crossed(borders.way(from, question.to)) : [];
  return [about, ...known.filter((border) => border !== about)].map((border) => ({ border, right }));
}

/** What is known of these borders after an answer. */
export function remembered(known: Memories, said: readonly Graded[], now: number): Memories {
  return new Map(said.map(({ border: { key }, right }) => [key, answered(known.get(key), right, now)]));
}

/** The borders that were known and those that were missed, each once; whatever was missed is not known. */
export function sorted(said: readonly Graded[]): { knew: readonly Border[]; again: readonly Border[] } {
  const again = new Set(said.filter(({ right }) => !right).map(({ border }) => border));
  const knew = new Set(said.map(({ border }) => border).filter((border) => !again.has(border)));
  return { knew: [...knew], again: [...again] };
}

export function isRight(borders: Borders, question: Question, given: Given): boolean {
  switch (question.kind) {
    case "touch":
      return given === question.about.touch;
    case "count":
      return given === borders.distance(question.from, question.to);
    case "nearest":
      return given === question.to;
    case "tap": {
      const tapped = given as readonly string[];
      const touching = borders.neighbours(question.from);
      return tapped.length === touching.length && tapped.every((state) => touching.includes(state));
    }
  }
}

/** The one that is wanted most; of equal ones any. */
function most(all: readonly Border[], wanted: (border: Border) => number, draw: Draw): Border {
  const weighed = all.map((border) => ({ border, weight: wanted(border) }));
  const highest = Math.max(...weighed.map(({ weight }) => weight));
  const best = weighed.filter(({ weight }) => weight === highest);
  const chosen = best[Math.floor(draw() * best.length)];
  if (!chosen) throw new Error("a map without borders");
  return chosen.border;
}

function shuffled<T>(list: readonly T[], draw: Draw): readonly T[] {
  return list
    .map((what) => ({ what, at: draw() }))
    .sort((one, other) => one.at - other.at)
    .map(({ what }) => what);
}
