const LOOKS_EVERY = 2000;
/** Milliseconds by which two clocks of one device never part by themselves. */
const JUMP = 60_000;

/**
 * Calls back whenever the time of day and the time for which the page has run part: the clock was set, or the device
 * slept. @returns how to end that
 */
export function watchClock(jumped: () => void): () => void {
  const apart = () => Date.now() - performance.now();
  let before = apart();
  const timer = setInterval(() => {
    const now = apart();
    if (Math.abs(now - before) > JUMP) jumped();
    before = now;
  }, LOOKS_EVERY);
  return () => clearInterval(timer);
}
