import { told, type Refused } from "../refusal";
import type { Advice, Hint } from "../../wire/insight";

/** Asks for the best moves; answers with them, or with the reason why there are none. */
export type AskHint = () => Promise<
  { readonly refused: Refused } | { readonly refused: null; readonly hint: Hint }
>;

/** The hint at a table: asked for, looked at, put away. It never plays anything. */
export class HintState {
  asking = $state(false);
  advice = $state.raw<readonly Advice[]>([]);
  /** Which of them is shown on the board. */
  at = $state(0);
  #refused = $state.raw<Refused | null>(null);
  /** Hints that are asked for before something happened are not for what is to be decided now. */
  #asked = 0;

  /** Why there is none, in the language of now. */
  get refusal(): string {
    return this.#refused ? told(this.#refused) : "";
  }

  get open(): boolean {
    return this.asking || this.advice.length > 0 || this.#refused !== null;
  }

  get shown(): Advice | undefined {
    return this.advice[this.at];
  }

  async ask(from: AskHint): Promise<void> {
    if (!this.asking) await this.#ask(from, false);
  }

  /** Asks again because something has happened; until the answer comes, the old hint stays. */
  async renew(from: AskHint): Promise<void> {
    await this.#ask(from, true);
  }

  async #ask(from: AskHint, quietly: boolean): Promise<void> {
    const number = (this.#asked += 1);
    this.asking = !quietly;
    this.#refused = null;
    const answer = await from();
    if (number !== this.#asked) return;
    this.asking = false;
    this.at = 0;
    if (answer.refused) this.#refused = answer.refused;
    else this.advice = answer.hint.advice;
  }

  clear(): void {
    this.#asked += 1;
    this.asking = false;
    this.advice = [];
    this.#refused = null;
  }
}
