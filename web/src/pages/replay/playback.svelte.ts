import { placeOf } from "../../parts/step-at-number";
import type { Frame, Showing } from "../../wire/server";
import { roundsOf, viewsOf } from "./frames";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A game to step through: the views of all frames, and which of them is shown. */
export class Playback {
  readonly showing: Showing;
  /** The view of each frame, whole. */
  readonly views: readonly unknown[];
  /** For each round the place of its first frame. */
  readonly rounds: ReadonlyMap<number, number>;
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);

  readonly #stays: (facts: readonly unknown[]) => number;

  /** `stays` says for how many milliseconds the facts of a frame are to be seen. */
  constructor(showing: Showing, stays: (facts: readonly unknown[]) => number, number = 0) {
    this.#stays = stays;
    this.showing = showing;
    this.views = viewsOf(showing.frames);
    this.rounds = roundsOf(showing.frames);
    // Before the boards are handed out, or the first dealer is drawn, there is nothing to see.
    this.go(number ? this.placeOf(number) : Math.min(1, this.last));
  }

  get last(): number {
    return this.views.length - 1;
  }

  get frame(): Frame {
    const frame = this.showing.frames[this.at];
    if (!frame) throw new Error(`there is no frame ${this.at}`);
    return frame;
  }

  get view(): unknown {
    return this.views[this.at];
  }

  /** The place of the event with this number, or of the last one before it that was noticed. */
  placeOf(number: number): number {
    return placeOf(this.showing.frames, number);
  }

  go(place: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(place)));
  }

  /** Goes by hand: that stops it. */
  turn(place: number): void {
    this.playing = false;
    this.go(place);
  }

  toRound(round: number): void {
    const place = this.rounds.get(round);
    if (place !== undefined) this.turn(place);
  }

  /** Plays on; at the end it plays from the beginning. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Plays while `playing` is set; to be called in an effect, which it ends with. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.at === this.last) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.go(this.at + 1), this.#stays(this.frame.facts) / this.speed);
    return () => clearTimeout(timer);
  }
}
