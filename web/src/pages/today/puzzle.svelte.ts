import { gameNamed } from "../../games";
import type { Game } from "../../games/game";
import type { Refused } from "../../parts/refusal";
import { introduce } from "../../table/open-table";
import { player } from "../../table/player-name.svelte";
import { Session } from "../../table/session.svelte";
import type { Day, DayGame, Verdict } from "../../wire/daily";
import { fetchDay, fetchVerdict, openPuzzle, type Which } from "./requests";

/** A verdict that could not be asked for is asked for again. */
const AGAIN_AFTER = 1500;
/** The table is looked at for a moment with what one has just done, before the verdict takes its place. */
export const LINGERS = 1100;

const NO_PUZZLE: Refused = { rule: null, reason: "daily-no-such-puzzle", params: {} };
const NO_KEY = "server-no-key";
const NOT_DONE = "daily-not-done";

/** One of the puzzles of a day, from the table at which it is played to its verdict. */
export class Puzzle {
  day = $state.raw<Day | null>(null);
  of = $state.raw<DayGame | null>(null);
  session = $state.raw<Session | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Why there is nothing to play. */
  refused = $state.raw<Refused | null>(null);
  /** The server was away when the verdict was asked for; it is asked again. */
  away = $state(false);
  /** The turn is over, as far as one sees here. */
  weighing = $state(false);
  readonly game: Game | undefined;
  readonly #asked: Omit<Which, "practice">;
  #which: Which | null = null;
  #left = false;
  /** The turn began, as this device saw it. */
  #began = false;
  #looked = false;
  #asking = false;
  /** How often a reason to ask for the verdict was seen. */
  #changes = 0;

  /** `number` counts from 0. */
  constructor(day: string, game: string, number: number) {
    this.#asked = { day, game, number };
    this.game = gameNamed(game);
  }

  /** Comes to the table of the puzzle, or to its verdict if it was played before. */
  async begin(): Promise<void> {
    this.refused = null;
    const found = await fetchDay(this.#asked.day);
    if (this.#left) return;
    if (found.refused) {
      this.refused = found.refused;
      return;
    }
    const day = found.value;
    const of = day.games.find(({ game }) => game === this.#asked.game);
    const puzzle = of?.puzzles[this.#asked.number];
    if (!of || !puzzle) {
      this.refused = NO_PUZZLE;
      return;
    }
    [this.day, this.of] = [day, of];
    this.#which = { ...this.#asked, day: day.day, practice: day.practice };
    if (puzzle.result) await this.#judge();
    else await this.#open(this.#which);
  }

  async #open(which: Which): Promise<void> {
    const me = await introduce();
    const answer = me.refused ? me : await openPuzzle(which, player.name);
    if (this.#left) return;
    if (answer.refused) {
      // Somebody who has just been introduced and is not known: the browser did not keep the key.
      const { refused } = answer;
      this.refused = refused.reason === NO_KEY ? { ...refused, reason: "today-no-key" } : refused;
      return;
    }
    const session = new Session(answer.value.code);
    session.unaided = true;
    this.session = session;
    session.open();
  }

  /** Something changed at the table: looks whether the turn is over. Only who weighs it knows. */
  look(): void {
    const { session, game } = this;
    const [view] = session?.views ?? [];
    if (this.weighing || this.verdict || view === undefined || !session?.yours.length) return;
    const due = game?.due?.(view) ?? true;
    // Also a table that one comes back to may be past the turn; one that waits for its begin is asked about once.
    if (!due && (this.#began || !this.#looked)) void this.#judge();
    this.#began ||= due;
    this.#looked = true;
  }

  async #judge(): Promise<void> {
    this.#changes += 1;
    if (this.#asking || !this.#which) return;
    this.#asking = true;
    if (this.session) this.session.judged = true;
    let answer: Awaited<ReturnType<typeof fetchVerdict>>;
    let seen: number;
    do {
      seen = this.#changes;
      answer = await fetchVerdict(this.#which);
      // What happened meanwhile may have ended the turn.
    } while (answer.refused?.reason === NOT_DONE && this.#changes !== seen);
    this.#asking = false;
    if (this.#left) return;
    if (this.session) this.session.judged = answer.refused?.reason !== NOT_DONE;
    this.away = answer.refused !== undefined && answer.refused.reason !== NOT_DONE;
    if (this.away) setTimeout(() => void this.#judge(), AGAIN_AFTER);
    if (answer.refused) return;
    const { value } = answer;
    this.weighing = true;
    setTimeout(() => this.#show(value), this.session ? LINGERS : 0);
  }

  #show(verdict: Verdict): void {
    if (this.#left) return;
    this.verdict = verdict;
    this.weighing = false;
    this.session?.close();
    this.session = null;
  }

  /** Leaves the table; it waits where it is. */
  leave(): void {
    this.#left = true;
    this.session?.close();
  }
}
