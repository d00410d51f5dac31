import { boot, type Fault } from "./boot-progress.svelte";
import type { Kit } from "../keeping/offline-kit";
import { keepUsedKit, kitHere, kitToStart, noteKit } from "./kit-to-start";
import type { FromWorker, ToWorker } from "./messages";
import { RelaunchingWorker } from "./relaunching-worker";
import { reach } from "./server-or-device.svelte";
import { rootAddress } from "./site-config";

/** As much of a worker as the host needs. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** One end of a conversation in the worker. */
export interface Channel {
  say(text: string): void;
  hangUp(): void;
}

interface Listener {
  readonly heard: (text: string) => void;
  readonly ended: () => void;
}

/** The answer to whatever is asked of a worker that does not work. */
const useless = (fault: Fault): Reply => ({
  status: 503,
  text: JSON.stringify({ rule: null, reason: "offline-fault", params: { fault } }),
});

/** The worker in which Python runs, as the page sees it. It is started when something is asked of it. */
export class Host {
  readonly #make: () => WorkerLike;
  #worker: WorkerLike | null = null;
  #kit: Kit | null = null;
  /** What was said before the worker was made. */
  #early: ToWorker[] = [];
  #count = 0;
  readonly #asked = new Map<number, (reply: Reply) => void>();
  readonly #listeners = new Map<number, Listener>();

  constructor(make: () => WorkerLike) {
    this.#make = make;
  }

  /** Asks as one asks the server. After a failure this tries anew. */
  ask(method: string, path: string, body?: string): Promise<Reply> {
    const id = (this.#count += 1);
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#say({ type: "request", id, method, path, ...(body === undefined ? {} : { body }) });
    });
  }

  /** Opens a conversation as over a socket. It ends at once after a failure: nobody has asked for another try. */
  connect(listener: Listener): Channel {
    const socket = (this.#count += 1);
    if (boot.stage === "failed") queueMicrotask(listener.ended);
    else {
      this.#listeners.set(socket, listener);
      this.#say({ type: "connect", socket });
    }
    return {
      say: (text) => {
        if (this.#listeners.has(socket)) this.#say({ type: "say", socket, text });
      },
      hangUp: () => {
        if (this.#listeners.delete(socket)) this.#say({ type: "hang-up", socket });
      },
    };
  }

  /**
   * Starts Python once, aside, and ends it: what is kept of it makes every start after it quick, also the first without
   * network. Where Python runs already, or is about to, that happens anyway. `signal` ends it, and then nothing is kept.
   */
  async prepare(kit: Kit, signal: AbortSignal): Promise<void> {
    if (this.#worker || boot.busy || signal.aborted) return;
    const aside = new RelaunchingWorker(this.#make);
    await new Promise<void>((done) => {
      aside.onmessage = ({ data }) => {
        if (data.type === "prepared") done();
      };
      aside.onerror = () => done();
      signal.addEventListener("abort", () => done());
      aside.postMessage({ type: "prepare", address: rootAddress() + kit.folder, kit });
    });
    aside.terminate();
  }

  #say(message: ToWorker): void {
    if (this.#worker) this.#worker.postMessage(message);
    else {
      this.#early.push(message);
      if (!boot.busy) void this.#start();
    }
  }

  async #start(): Promise<void> {
    // Without a server nothing comes but what is here.
    boot.stage = reach.away ? "starting" : "fetching";
    boot.fault = null;
    boot.loaded = 0;
    const here = await kitHere();
    if (!here) boot.stage = "fetching";
    this.#kit = await kitToStart(here, reach.away);
    if (!this.#kit) {
      this.#fail("fetch");
      return;
    }
    boot.total = this.#kit.zipped;
    try {
      const worker = (this.#worker = new RelaunchingWorker(this.#make));
      worker.onmessage = ({ data }) => {
        if (worker === this.#worker) this.#hear(data);
      };
      worker.onerror = () => {
        if (worker !== this.#worker) return;
        // What runs has broken down. A script that does not come is not forbidden.
        this.#fail(boot.stage === "ready" ? "start" : navigator.onLine ? "blocked" : "fetch");
      };
    } catch {
      this.#fail("blocked");
      return;
    }
    this.#worker.postMessage({ type: "boot", address: rootAddress() + this.#kit.folder, kit: this.#kit });
    for (const message of this.#early.splice(0)) this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "here":
        break;
      case "progress":
        // The worker counts what it unpacks; people wait for what travels.
        boot.loaded = message.total ? (message.loaded / message.total) * boot.total : 0;
        if (message.loaded >= message.total) boot.stage = "starting";
        break;
      case "ready":
        boot.stage = "ready";
        boot.storage = message.storage;
        if (this.#kit) {
          noteKit(this.#kit);
          void keepUsedKit(this.#kit);
        }
        break;
      case "storage":
        boot.storage = message.storage;
        break;
      case "failed":
        this.#fail(message.reason);
        break;
      case "answer":
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case "told":
        for (const { socket, text } of message.told) this.#listeners.get(socket)?.heard(text);
        break;
      case "hung-up":
        this.#end(message.socket);
        break;
    }
  }

  #end(socket: number): void {
    const listener = this.#listeners.get(socket);
    this.#listeners.delete(socket);
    listener?.ended();
  }

  #fail(fault: Fault): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#early = [];
    boot.stage = "failed";
    boot.fault = fault;
    // What was to be played with is not here.
    if (fault === "fetch") reach.away = false;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const answer of asked) answer(useless(fault));
    for (const socket of [...this.#listeners.keys()]) this.#end(socket);
  }
}

export const host = new Host(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
