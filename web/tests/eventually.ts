import { vi } from "vitest";

/** Waits until a look succeeds: at once, or whenever a machine that has much else to do comes to it. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 25_000 });
}
