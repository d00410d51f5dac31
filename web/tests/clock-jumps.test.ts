import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchClock } from "../src/table/clock-jumps";

const HOUR = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a clock that was set is noticed once, there and back; time that passes is not", () => {
  const jumped = vi.fn();
  const end = watchClock(jumped);
  vi.advanceTimersByTime(HOUR);
  expect(jumped).not.toHaveBeenCalled();
  for (const [times, span] of [HOUR, -HOUR].entries()) {
    vi.setSystemTime(Date.now() + span);
    vi.advanceTimersByTime(10_000);
    expect(jumped).toHaveBeenCalledTimes(times + 1);
  }
  end();
  vi.setSystemTime(Date.now() + HOUR);
  vi.advanceTimersByTime(10_000);
  expect(jumped).toHaveBeenCalledTimes(2);
});
