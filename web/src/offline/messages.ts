import type { Kit } from "../keeping/offline-kit";

/** What page and worker say to each other. Python on the other side speaks as a server does (docs/protocol.md). */

/** From the page. What comes before Python is there waits for it. */
export type ToWorker =
  /** First of all: the kit, and the address of its files, with a slash at the end. */
  | { readonly type: "boot"; readonly address: string; readonly kit: Kit }
  /** Instead of all that: start Python only to keep a snapshot of it. */
  | { readonly type: "prepare"; readonly address: string; readonly kit: Kit }
  | {
      readonly type: "request";
      readonly id: number;
      readonly method: string;
      /** As for a server, without `/api`. */
      readonly path: string;
      readonly body?: string;
    }
  | { readonly type: "connect"; readonly socket: number }
  | { readonly type: "say"; readonly socket: number; readonly text: string }
  | { readonly type: "hang-up"; readonly socket: number };

/** Whether games outlast the tab: they do, there is no room for them, or the browser keeps nothing. */
export type Storage = "kept" | "full" | "refused";

/** Why there is no Python: the browser cannot, files did not come, or it did not start or has broken down. */
export type Failure = "no-wasm" | "fetch" | "start";

/** A message over a socket. */
export interface Told {
  readonly socket: number;
  readonly text: string;
}

/** To the page. */
export type FromWorker =
  /** First of all: its script has come. */
  | { readonly type: "here" }
  /** Bytes of the kit that have come. */
  | { readonly type: "progress"; readonly loaded: number; readonly total: number }
  /** Python is there. */
  | { readonly type: "ready"; readonly version: string; readonly storage: Storage }
  /** A snapshot is kept, if there is room for it. */
  | { readonly type: "prepared" }
  | { readonly type: "storage"; readonly storage: Storage }
  | { readonly type: "failed"; readonly reason: Failure }
  | { readonly type: "answer"; readonly id: number; readonly status: number; readonly text: string }
  /** All that was told in one go: an update and the answer behind it come together, and are drawn together. */
  | { readonly type: "told"; readonly told: readonly Told[] }
  | { readonly type: "hung-up"; readonly socket: number };
