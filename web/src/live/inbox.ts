/** Where frames are not drawn, as in a tab that nobody looks at, what came is handed on after so many milliseconds. */
const WITHOUT_FRAMES = 100;

/**
 * Hands on what comes, in its order, with the next frame: no sooner would anybody see it. So a burst costs one
 * drawing a frame, and an update and the word that goes with it are seen together.
 */
export class Inbox<Message> {
  readonly #hand: (messages: readonly Message[]) => void;
  #waiting: Message[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(hand: (messages: readonly Message[]) => void) {
    this.#hand = hand;
  }

  put(message: Message): void {
    if (!this.#waiting.length) {
      this.#frame = requestAnimationFrame(() => this.handOn());
      this.#timer = setTimeout(() => this.handOn(), WITHOUT_FRAMES);
    }
    this.#waiting.push(message);
  }

  /** Hands on now what has come so far. */
  handOn(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    const messages = this.#waiting;
    this.#waiting = [];
    if (messages.length) this.#hand(messages);
  }
}
