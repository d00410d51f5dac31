import type { FromWorker, Told } from "./messages";

/** As much of a worker's mail to the page as there is. */
export interface Mail {
  /** Sends at once, behind all that was told. */
  readonly send: (message: FromWorker) => void;
  /** Sends with all else that Python tells before it returns. */
  readonly tell: (told: Told) => void;
}

/** Bundles what is told: each message takes a slow page its time, and between two of them it may draw a frame too many. */
export function batching(post: (message: FromWorker) => void): Mail {
  let waiting: Told[] = [];
  const flush = () => {
    const told = waiting;
    waiting = [];
    if (told.length) post({ type: "told", told });
  };
  return {
    send(message) {
      flush();
      post(message);
    },
    tell(told) {
      if (!waiting.length) queueMicrotask(flush);
      waiting.push(told);
    },
  };
}
