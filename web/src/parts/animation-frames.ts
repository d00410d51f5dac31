/** Where frames are not drawn, as in a tab that nobody looks at, nothing waits longer than so many milliseconds. */
const WITHOUT_FRAMES = 100;

/** Calls back with the next frame, once. @returns how to call that off */
export function withFrame(then: () => void): () => void {
  const callOff = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const now = () => {
    callOff();
    then();
  };
  const frame = requestAnimationFrame(now);
  const timer = setTimeout(now, WITHOUT_FRAMES);
  return callOff;
}

/** So many milliseconds a table on this device takes at most, as a rule, to answer a tap. */
const SOON = 60;

/**
 * Shows what a tap changes: at once, or, where a table on this device answers soon, only if it has not answered by then.
 * The answer shows it, too, and a slow device draws one frame instead of two. @returns how to call that off
 */
export function showUnlessAnswered(near: boolean, show: () => void): () => void {
  if (!near) {
    show();
    return () => undefined;
  }
  const timer = setTimeout(show, SOON);
  return () => clearTimeout(timer);
}

/** Calls back in a task of its own, once what is there now has been seen. @returns how to call that off */
export function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = withFrame(() => (timer = setTimeout(then)));
  return () => {
    callOff();
    clearTimeout(timer);
  };
}
