import type { WorkerLike } from "../src/offline/worker-host";
import type { FromWorker, ToWorker } from "../src/offline/messages";

/** The other side of a worker that speaks as `offline/messages.ts` says, over a real channel, as told by a test. */
export class StandIn implements WorkerLike {
  static made: StandIn[] = [];
  /** What each of them does with a message. */
  static behave: (worker: StandIn, message: ToWorker) => void = () => undefined;

  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  readonly heard: ToWorker[] = [];
  ended = false;
  readonly #page: MessagePort;
  readonly #python: MessagePort;

  constructor() {
    StandIn.made.push(this);
    const { port1, port2 } = new MessageChannel();
    [this.#page, this.#python] = [port1, port2];
    port1.onmessage = (event: MessageEvent<FromWorker>) => this.onmessage?.(event);
    port2.onmessage = ({ data }: MessageEvent<ToWorker>) => {
      this.heard.push(data);
      StandIn.behave(this, data);
    };
  }

  static get last(): StandIn {
    const last = StandIn.made.at(-1);
    if (!last) throw new Error("no worker was made");
    return last;
  }

  postMessage(message: ToWorker): void {
    this.#page.postMessage(message);
  }

  tell(...messages: FromWorker[]): void {
    for (const message of messages) this.#python.postMessage(message);
  }

  terminate(): void {
    this.ended = true;
    this.#page.close();
  }
}

/** Is ready at once, answers every request with its method and path, and greets every connection. */
export function obliging(worker: StandIn, message: ToWorker): void {
  if (message.type === "boot")
    worker.tell({ type: "progress", loaded: 5, total: 20 }, { type: "ready", version: "1", storage: "kept" });
  if (message.type === "request")
    worker.tell({
      type: "answer",
      id: message.id,
      status: 200,
      // There are no public tables.
      text:
        message.path === "/tables"
          ? "[]"
          : JSON.stringify({ device: `${message.method} ${message.path}`, body: message.body ?? null }),
    });
  if (message.type === "connect")
    worker.tell({
      type: "told",
      told: [
        { socket: message.socket, text: JSON.stringify({ type: "welcome", version: "1", known: true }) },
      ],
    });
}
