import type { Borders } from "./borders";
import { DAY } from "./day-in-milliseconds";
import { keep, lasts, learnt } from "./progress-store";
import type { Memories } from "./spaced-repetition";
import {
  graded,
  isRight,
  nextQuestion,
  remembered,
  SESSION,
  sorted,
  urgency,
  type Given,
  type Graded,
  type Question,
} from "./questions";
import { standingOf, type Standing } from "./progress-counts";

/** Somebody's training on one map: a few questions, what was answered, what is known by now. */
export class Training {
  readonly borders: Borders;
  /** By which the map's borders are kept. */
  readonly map: string;
  #memories: Memories;
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
    this.#memories = $state.raw(learnt(map));
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

  /** The borders of this session: what was known, and what comes back soon. */
  get learnt(): ReturnType<typeof sorted> {
    return sorted(this.#graded);
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
    keep(this.map, remembered(learnt(this.map), said, Date.now()));
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
