import { expect, test } from "vitest";
import { bytesOf, filledPages, fillPages } from "../src/offline/nonempty-pages";

const PAGE = 65_536;
const HEAD = 128;

/** A snapshot: a head, and memory with something in its first, third and fourth page. */
function snapshot(): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(HEAD + 6 * PAGE);
  all[0] = 1;
  all[HEAD + 5] = 2;
  all[2 * PAGE] = 3;
  all[4 * PAGE - 1] = 4;
  return all;
}

function kept(all: Uint8Array): Uint8Array {
  const filled = filledPages(all as Uint8Array<ArrayBuffer>);
  const bytes = new Uint8Array(bytesOf(filled));
  let at = 0;
  for (const [start, end] of filled) {
    bytes.set(all.subarray(start, end), at);
    at += end - start;
  }
  return bytes;
}

test("empty pages are left out", () => {
  expect(filledPages(snapshot())).toEqual([
    [0, PAGE],
    [2 * PAGE, 4 * PAGE],
  ]);
  expect(filledPages(new Uint8Array(3 * PAGE))).toEqual([]);
});

test("what stands in the last bytes is not left out, however few they are", () => {
  const all = new Uint8Array(PAGE + 3);
  all[PAGE + 2] = 1;
  expect(filledPages(all)).toEqual([[PAGE, PAGE + 3]]);
});

test("memory becomes what it was, whatever stood in it", () => {
  const all = snapshot();
  const memory = new Uint8Array(6 * PAGE).fill(9);
  fillPages(memory, filledPages(all), kept(all), HEAD);
  expect(Buffer.compare(memory, all.subarray(HEAD))).toBe(0);
});

test("a head that is as long as a page, or longer, is skipped", () => {
  for (const head of [PAGE, PAGE + 8, 3 * PAGE + 8]) {
    const all = snapshot();
    const memory = new Uint8Array(all.length - head).fill(9);
    fillPages(memory, filledPages(all), kept(all), head);
    expect(Buffer.compare(memory, all.subarray(head))).toBe(0);
  }
});
