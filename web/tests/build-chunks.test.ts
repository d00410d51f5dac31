import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AROUND_A_TABLE, AT_EVERY_TABLE, CHUNKS } from "../making/chunks";

const SRC = join(import.meta.dirname, "../src");

/** The name of the chunk that asks for a module. */
function chunkOf(path: string, query = ""): string | null {
  const id = join(SRC, path) + query;
  for (const { name, test } of CHUNKS.toSorted((one, other) => other.priority - one.priority)) {
    if (typeof name === "function") return name(id);
    if (test?.(id)) return name;
  }
  return null;
}

describe("the chunks of the page", () => {
  it.each([...AT_EVERY_TABLE, ...AROUND_A_TABLE])("ask for %s, which is there", (place) => {
    const path = join(SRC, place);
    expect(existsSync(path), "renamed or gone").toBe(true);
    expect(statSync(path).isDirectory()).toBe(place.endsWith("/"));
  });

  it.each([
    ["table/session.svelte.ts", "", "table"],
    ["parts/hints/BestMoves.svelte", "", "table"],
    ["parts/Dialog.svelte", "?svelte&type=style&lang.css", "table"],
    ["table/TablePage.svelte", "", "around"],
    ["games/border/table/Board.svelte", "", "border"],
    ["games/travel/replay/fact-texts.ts", "", "travel"],
    ["games/travel/train/Train.svelte", "", null],
  ])("put %s%s into %s", (path, query, chunk) => {
    expect(chunkOf(path, query)).toBe(chunk);
  });
});
