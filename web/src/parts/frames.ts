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

/** Calls back in a task of its own, once what is there now has been seen. @returns how to call that off */
export function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = withFrame(() => (timer = setTimeout(then)));
  return () => {
    callOff();
    clearTimeout(timer);
  };
}
