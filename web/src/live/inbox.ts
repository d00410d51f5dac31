/** Where frames are not drawn, as in a tab that nobody looks at, what came is handed on after so many milliseconds. */
const WITHOUT_FRAMES = 100;

/**
 * Hands on what comes, in its order: the first at once, and what follows before the screen has been drawn
 * together in the next frame. So a burst costs one drawing a frame, and nothing is seen later than it would be.
 */
export class Inbox<Message> {
  readonly #hand: (messages: readonly Message[]) => void;
  #waiting: Message[] = [];
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(hand: (messages: readonly Message[]) => void) {
    this.#hand = hand;
  }

  put(message: Message): void {
    this.#waiting.push(message);
    if (this.#frame === undefined) this.#handOn();
  }

  /** Hands on what waits, and nothing by itself from then on. */
  close(): void {
    this.#forgetFrame();
    this.#hand(this.#waiting.splice(0));
  }

  #handOn(): void {
    this.#forgetFrame();
    const messages = this.#waiting.splice(0);
    if (!messages.length) return;
    this.#frame = requestAnimationFrame(() => this.#handOn());
    this.#timer = setTimeout(() => this.#handOn(), WITHOUT_FRAMES);
    this.#hand(messages);
  }

  #forgetFrame(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    clearTimeout(this.#timer);
  }
}
