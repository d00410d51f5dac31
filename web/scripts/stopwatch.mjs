// Takes the time of taps in a page: until something is shown, and until the table's word on them is. The table may be on
// a server, behind a socket, or in a worker of the page.

/**
 * Runs in the page before anything else. A tap is shown with the first frame after anything on the page has
 * changed that does not change by itself, as clocks do. It is answered with the first frame after the table has
 * answered the move or the question that this very tap sent: what else comes over the line, the moves of others
 * and the answers to pings, is no answer.
 */
export function stopwatch() {
  const BY_ITSELF = ".time, .light";
  const taps = [];
  /** The tap whose handlers are running: what is sent meanwhile is sent by it. */
  let running = null;
  const note = (tap, what) => {
    if (!tap || tap[what] !== undefined) return;
    tap[what] = null;
    requestAnimationFrame(() => setTimeout(() => (tap[what] = performance.now() - tap.at)));
  };
  const begin = ({ timeStamp }) => {
    const tap = { at: timeStamp, refs: [] };
    taps.push(tap);
    running = tap;
    setTimeout(() => (running = null));
  };
  addEventListener("click", begin, true);
  const isNews = ({ target }) =>
    !(target instanceof Element ? target : target.parentElement)?.closest(BY_ITSELF);
  const look = (changes) => changes.some(isNews) && note(taps.at(-1), "shown");
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const said = (text) => {
    const { type, ref } = JSON.parse(text);
    if (type === "move" || type === "consider") running?.refs.push(ref);
  };
  const heard = (text) => {
    const { ref } = JSON.parse(text);
    const tap = ref && taps.find(({ refs }) => refs.includes(ref));
    if (tap) note(tap, "answered");
  };
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => heard(data));
    }

    send(data) {
      said(data);
      super.send(data);
    }
  };
  // The same words, by post (src/offline/messages.ts).
  window.Worker = class extends Worker {
    constructor(...what) {
      super(...what);
      this.addEventListener("message", ({ data }) => data.told?.forEach(({ text }) => heard(text)));
    }

    postMessage(message, ...more) {
      if (message.type === "say") said(message.text);
      super.postMessage(message, ...more);
    }
  };
  // The last one may still be on its way.
  window.takeTaps = () => taps.splice(0, taps.length - 1);
}

function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN);
}

/** Middle and 95 of 100 in milliseconds. What was never shown or answered took forever; `missing` counts it. */
export function summary(taps) {
  const told = (counted, what) => {
    const times = counted.map((tap) => (typeof tap[what] === "number" ? tap[what] : Infinity));
    return {
      counted: times.length,
      missing: times.filter((time) => time === Infinity).length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
    };
  };
  return {
    shown: told(taps, "shown"),
    answered: told(
      taps.filter(({ refs }) => refs.length > 0),
      "answered",
    ),
  };
}
