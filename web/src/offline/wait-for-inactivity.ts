/** Milliseconds without a tap that make a rest: others are at it, or somebody thinks. */
const REST = 1500;

/** Resolves once for a while nothing has come that would have to wait for what is to be done now. */
export function untilIdle(target: EventTarget, events: readonly string[]): Promise<void> {
  return new Promise((done) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ends = new AbortController();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        ends.abort();
        done();
      }, REST);
    };
    for (const event of events)
      target.addEventListener(event, wait, { capture: true, passive: true, signal: ends.signal });
    wait();
  });
}
