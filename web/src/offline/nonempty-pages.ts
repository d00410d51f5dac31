/** Memory without its empty pages: nearly half of Python's is empty, and need not be kept and read. */

/** Bytes that are kept or left out together. */
const PAGE = 65_536;

/** A stretch of memory that is kept: where it begins, and where the next empty page does. */
export type Filled = readonly [start: number, end: number];

/** The stretches of memory in which there is something; it begins where a word may. */
export function filledPages(memory: Uint8Array<ArrayBuffer>): Filled[] {
  const found: [number, number][] = [];
  for (let start = 0; start < memory.length; start += PAGE) {
    const end = Math.min(start + PAGE, memory.length);
    const words = new Uint32Array(memory.buffer, memory.byteOffset + start, (end - start) >> 2);
    const rest = memory.subarray(start + words.byteLength, end);
    if (!words.some(Boolean) && !rest.some(Boolean)) continue;
    const last = found.at(-1);
    if (last?.[1] === start) last[1] = end;
    else found.push([start, end]);
  }
  return found;
}

/** How many bytes are kept of such memory. */
export function bytesOf(filled: readonly Filled[]): number {
  return filled.reduce((sum, [start, end]) => sum + end - start, 0);
}

/**
 * Makes memory what it was: `kept` is what its filled stretches held, one after the other. The first `skipped` bytes of
 * what was kept stood before this memory.
 */
export function fillPages(
  memory: Uint8Array,
  filled: readonly Filled[],
  kept: Uint8Array,
  skipped: number,
): void {
  let [at, empty] = [0, skipped];
  for (const [start, end] of filled) {
    const from = Math.max(start, skipped);
    if (from > empty) memory.fill(0, empty - skipped, from - skipped);
    if (end > from) memory.set(kept.subarray(at + from - start, at + end - start), from - skipped);
    at += end - start;
    empty = Math.max(end, skipped);
  }
  memory.fill(0, empty - skipped);
}
