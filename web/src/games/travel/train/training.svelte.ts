import type { Border, Borders } from "./borders";
import { DAY } from "./day";
import { keep, lasts, learnt } from "./kept";
import { answered, isDue, isKnown, type Memories } from "./memory";
import {
  graded,
  isRight,
  nextQuestion,
  SESSION,
  urgency,
  type Given,
  type Graded,
  type Question,
} from "./questions";

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

/** Somebody's training on one map: a few questions, what was answered, what is known by now. */
export class Training {
  readonly borders: Borders;
  /** By which the map's borders are kept. */
  readonly map: string;
  #memories = $state.raw<Memories>(new Map());
  #asked = $state.raw<readonly Question[]>([]);
  #given = $state.raw<Given | null>(null);
  #graded = $state.raw<readonly Graded[]>([]);
  /** How many answers there were in this session, and how many of them were right. */
  done = $state(0);
  right = $state(0);
  /** How many borders were known when this session began. */
  before = $state(0);
  over = $state(false);
  /** What is learnt outlasts this tab. */
  lasts = $state(true);

  constructor(map: string, borders: Borders) {
    this.map = map;
    this.borders = borders;
    this.#memories = learnt(map);
    this.lasts = lasts();
  }

  get question(): Question | undefined {
    return this.#asked.at(-1);
  }

  /** The number of the question, from 1. */
  get number(): number {
    return this.#asked.length;
  }

  /** What was answered; null: nothing yet. */
  get given(): Given | null {
    return this.#given;
  }

  get memories(): Memories {
    return this.#memories;
  }

  get standing(): Standing {
    return standingOf(this.borders.all, this.#memories, Date.now());
  }

  /** How many borders will be due a day from now. */
  get tomorrow(): number {
    return standingOf(this.borders.all, this.#memories, Date.now() + DAY).due;
  }

  /** Borders that were missed in this session, each once. */
  get again(): readonly Border[] {
    return [...new Set(this.#graded.filter(({ right }) => !right).map(({ border }) => border))];
  }

  begin(): void {
    this.#memories = learnt(this.map);
    this.#asked = [];
    this.#graded = [];
    this.done = this.right = 0;
    this.before = this.standing.known;
    this.over = false;
    this.#ask();
  }

  answer(given: Given): void {
    const { question } = this;
    if (!question || this.#given !== null) return;
    this.#given = given;
    this.done += 1;
    const said = graded(this.borders, question, given);
    this.#graded = [...this.#graded, ...said];
    if (isRight(this.borders, question, given)) this.right += 1;
    const now = Date.now();
    const known = learnt(this.map);
    keep(
      this.map,
      new Map(said.map(({ border: { key }, right }) => [key, answered(known.get(key), right, now)])),
    );
    this.#memories = learnt(this.map);
    this.lasts = lasts();
  }

  next(): void {
    if (this.#asked.length < SESSION) this.#ask();
    else this.stop();
  }

  /** Ends the session; what was answered counts. */
  stop(): void {
    this.#given = null;
    this.#asked = [];
    this.over = this.done > 0;
  }

  #ask(): void {
    this.#given = null;
    const wanted = urgency(this.#memories, Date.now());
    this.#asked = [...this.#asked, nextQuestion(this.borders, wanted, this.#asked, Math.random)];
  }
}
