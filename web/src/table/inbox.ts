import { withFrame } from "../parts/frames";

/**
 * Hands on what comes, in its order, with the next frame: no sooner would anybody see it. So a burst costs one
 * drawing a frame, and an update and the word that goes with it are seen together.
 */
export class Inbox<Message> {
  readonly #hand: (messages: readonly Message[]) => void;
  #waiting: Message[] = [];
  #callOff: (() => void) | undefined;

  constructor(hand: (messages: readonly Message[]) => void) {
    this.#hand = hand;
  }

  put(message: Message): void {
    if (!this.#waiting.length) this.#callOff = withFrame(() => this.handOn());
    this.#waiting.push(message);
  }

  /** Hands on now what has come so far. */
  handOn(): void {
    this.#callOff?.();
    const messages = this.#waiting;
    this.#waiting = [];
    if (messages.length) this.#hand(messages);
  }
}
