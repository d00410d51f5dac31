import { withFrame } from "../parts/animation-frames";

/**
 * Collects messages and delivers them, in their order, with the next frame: nobody would see them sooner. So a burst
 * is drawn once per frame, and an update is seen together with what was said with it.
 */
export class Inbox<Message> {
  readonly #deliver: (messages: readonly Message[]) => void;
  #waiting: Message[] = [];
  #callOff: (() => void) | undefined;

  constructor(deliver: (messages: readonly Message[]) => void) {
    this.#deliver = deliver;
  }

  put(message: Message): void {
    if (!this.#waiting.length) this.#callOff = withFrame(() => this.flush());
    this.#waiting.push(message);
  }

  /** Delivers now what has come so far. */
  flush(): void {
    this.#callOff?.();
    const messages = this.#waiting;
    this.#waiting = [];
    if (messages.length) this.#deliver(messages);
  }
}
