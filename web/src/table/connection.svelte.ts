import { WorkerConnection } from "../offline/worker-connection";
import type { ConnectionState } from "../parts/connection-state";
import type { Asked, Told } from "../wire/server";
import { isCurrent, renewOnce } from "../offline/newer-page";

/** Who uses a connection. */
export interface Party {
  /** There is a new connection: send again whatever is unanswered. */
  opened(): void;
  heard(message: Told): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const PROBE_EVERY = 5000;
/** A connection without an answer for so many milliseconds is dead, even if the browser has not noticed. */
const DEAD_AFTER = 12_000;
const OFFLINE_AFTER = 3;
/** Stands for the server's welcome among the references; no message has it. */
const GREETING = "greeting";

function serverLine(): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
}

/**
 * One socket to the server, or to the worker of this device, that stands up again by itself. It promises nothing about
 * messages: what must not be lost is kept, and sent again, by its party.
 */
export class Connection {
  state = $state<ConnectionState>("connecting");
  /** The measured round trip in milliseconds. */
  delay = $state<number | null>(null);
  /** The server has another page than this one, and loading it anew did not help. */
  outdated = $state(false);

  /** The table is on this device: there is no network to watch, and no newer page while the game lasts. */
  readonly here: boolean;

  readonly #party: Party;
  #socket: WebSocket | WorkerConnection | null = null;
  #greeted = false;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #probes: ReturnType<typeof setInterval> | undefined;
  /** The ping, or the greeting, that has not been answered yet. */
  #probed: { readonly ref: string; readonly at: number } | null = null;
  #ended = false;

  constructor(party: Party, here = false) {
    this.#party = party;
    this.here = here;
  }

  open(): void {
    this.#ended = false;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    // A worker may be busy for long, but it is never out of reach.
    if (!this.here) {
      addEventListener("offline", this.#cut);
      this.#probes = setInterval(() => this.#probe(), PROBE_EVERY);
    }
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.state = "connecting";
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearInterval(this.#probes);
    clearTimeout(this.#again);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Sends now, or does nothing while there is no connection. */
  send(message: Asked): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#again);
    const socket = this.here ? new WorkerConnection() : serverLine();
    this.#socket = socket;
    this.#probed = { ref: GREETING, at: performance.now() };
    socket.onmessage = ({ data }: { readonly data: unknown }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: Told): void {
    if (message.type === "welcome") {
      this.#greeted = true;
      this.#probed = null;
      this.#failures = 0;
      this.state = "connected";
      this.#party.opened();
      if (this.here) return;
      this.#probe();
      void this.#compare();
      return;
    }
    if ("ref" in message && message.ref === this.#probed?.ref) {
      this.delay = Math.round(performance.now() - this.#probed.at);
      this.#probed = null;
    } else this.#party.heard(message);
  }

  #lost(): void {
    this.#socket = null;
    this.#probed = null;
    this.delay = null;
    if (this.#ended) return;
    this.#failures += 1;
    const away = (!this.here && !navigator.onLine) || this.#failures > OFFLINE_AFTER;
    this.state = away ? "offline" : this.#greeted ? "resuming" : "connecting";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    // Not all at once: a server that has just come back has many pages to greet.
    this.#again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Gives up a socket that the browser still takes for open. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost();
  };

  readonly #hurry = (): void => {
    if (!this.#socket && !this.#ended && document.visibilityState === "visible") this.#connect();
  };

  /** Behind a new connection there may be a new server, with a new page. Drafts and moves are kept. */
  async #compare(): Promise<void> {
    this.outdated = !(await isCurrent()) && !renewOnce();
  }

  /** Sends a ping and measures the time until its answer. */
  #probe(): void {
    const now = performance.now();
    if (this.#probed) {
      if (now - this.#probed.at > DEAD_AFTER) this.#cut();
      return;
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const ref = `ping ${Math.round(now)}`;
    this.#probed = { ref, at: now };
    this.send({ type: "ping", ref });
  }
}
