import type { Channel } from "./worker-host";

/** As much of a WebSocket as a table needs, to Python in the worker. */
export class WorkerConnection {
  readyState: number = WebSocket.OPEN;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #channel: Promise<Channel>;

  constructor() {
    this.#channel = this.#connect();
    this.#with(() => undefined);
  }

  send(text: string): void {
    this.#with((channel) => channel.say(text));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#with((channel) => channel.hangUp());
  }

  #with(use: (channel: Channel) => void): void {
    // It fails when the script of the host cannot be fetched.
    this.#channel.then(use, () => this.#ended());
  }

  async #connect(): Promise<Channel> {
    const { host } = await import("./worker-host");
    return host.connect({
      heard: (data) => this.onmessage?.({ data }),
      ended: () => this.#ended(),
    });
  }

  #ended(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
