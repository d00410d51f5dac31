/** People who learn borders, in numbers: they are asked by the page's own functions. `python -m tools.simulated_learners` runs many. */
import type { Border, Borders } from "../src/games/travel/train/borders";
import { DAY } from "../src/games/travel/train/day-in-milliseconds";
import type { Memories } from "../src/games/travel/train/spaced-repetition";
import {
  concerned,
  graded,
  nextQuestion,
  remembered,
  SESSION,
  urgency,
  type Given,
  type Question,
} from "../src/games/travel/train/questions";

/** So much of the map is known before. */
const KNOWN_BEFORE = 0.3;
/** Days in which half of what is known from life is forgotten, and of what was told once. */
const [OLD, NEW] = [90, 1];
/** How much the half-life grows with a recall: the likelier it was forgotten, the more. */
const GROWTH = 4;
/** Known is what one remembers more likely than not in so many days. */
const LATER = 7;
export const WANTED = 0.9;
const PATIENCE = 6000;

/** The same numbers on every machine (mulberry32). */
export function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Somebody who forgets: half of what was told once within a day, and ever less of what was remembered in time. */
class Learner {
  readonly #halves = new Map<Border, { readonly half: number; readonly at: number }>();
  readonly #draw: () => number;
  readonly #borders: Borders;

  constructor(borders: Borders, draw: () => number) {
    this.#borders = borders;
    this.#draw = draw;
    for (const border of borders.all)
      if (draw() < KNOWN_BEFORE) this.#halves.set(border, { half: OLD, at: 0 });
  }

  #chance(border: Border, day: number): number {
    const held = this.#halves.get(border);
    return held ? 2 ** ((held.at - day) / held.half) : 0;
  }

  /** The share of the map's real borders that this person knows. */
  knows(day: number): number {
    const real = this.#borders.all.filter(({ touch }) => touch);
    return real.filter((border) => this.#chance(border, day + LATER) > 0.5).length / real.length;
  }

  /** Answers, is told what is right, and remembers it for a while. */
  answer(question: Question, day: number): Given {
    const recalled = new Map<Border, boolean>();
    const recalls = (border: Border) => {
      const known = recalled.get(border) ?? this.#draw() < this.#chance(border, day);
      recalled.set(border, known);
      return known;
    };
    const guessed = new Map<Border, boolean>();
    // What is not remembered is guessed: one half each.
    const touches = (one: string, other: string) => {
      const border = this.#borders.between(one, other);
      if (!border) return false;
      if (recalls(border)) return border.touch;
      const guess = guessed.get(border) ?? this.#draw() < 0.5;
      guessed.set(border, guess);
      return guess;
    };
    const given = this.#given(question, touches);
    const told = new Set([
      ...concerned(this.#borders, question),
      ...graded(this.#borders, question, given).map(({ border }) => border),
    ]);
    for (const border of told) this.#learn(border, recalls(border), day);
    return given;
  }

  #learn(border: Border, recalled: boolean, day: number): void {
    const half = this.#halves.get(border)?.half ?? NEW;
    const grown = half * (1 + GROWTH * (1 - this.#chance(border, day)));
    this.#halves.set(border, { half: recalled ? grown : Math.max(NEW, half / 2), at: day });
  }

  #given(question: Question, touches: (one: string, other: string) => boolean): Given {
    const { states } = this.#borders;
    switch (question.kind) {
      case "touch":
        return touches(question.from, question.to);
      case "tap":
        return states.filter((state) => touches(question.from, state));
      case "nearest": {
        const near = question.choices.filter((state) => touches(question.from, state));
        const among = near.length ? near : question.choices;
        return among[Math.floor(this.#draw() * among.length)] ?? "";
      }
      case "count":
        return this.#counted(question.from, question.to, touches);
    }
  }

  /** The shortest way that this person can think of. */
  #counted(from: string, to: string, touches: (one: string, other: string) => boolean): number {
    const reached = new Set([from]);
    let edge = [from];
    for (let crossed = 1; edge.length && crossed < 7; crossed += 1) {
      const next = this.#borders.states.filter(
        (state) => !reached.has(state) && edge.some((here) => touches(here, state)),
      );
      if (next.includes(to)) return crossed;
      for (const state of next) reached.add(state);
      edge = next;
    }
    return 2;
  }
}

/** How many questions it takes until somebody knows nine of ten borders: as the page asks, or in random order. */
export function questionsNeeded(borders: Borders, seed: number, order: "page" | "random"): number {
  const draw = drawing(seed);
  const learner = new Learner(borders, draw);
  let memories: Memories = new Map();
  for (let day = 0, count = 0; ; day += 1) {
    const now = (day + 1) * DAY;
    const asked: Question[] = [];
    while (asked.length < SESSION) {
      const wanted = order === "page" ? urgency(memories, now) : () => 1;
      const question = nextQuestion(borders, wanted, asked, draw);
      asked.push(question);
      count += 1;
      const said = graded(borders, question, learner.answer(question, day));
      memories = new Map([...memories, ...remembered(memories, said, now)]);
      if (learner.knows(day) >= WANTED || count >= PATIENCE) return count;
    }
  }
}
