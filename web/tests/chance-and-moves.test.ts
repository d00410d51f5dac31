import { readFileSync } from "node:fs";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import border from "../src/games/border";
import type { Chances } from "../src/games/draw-bounds";
import travel from "../src/games/travel";
import { ties } from "../src/games/travel/draw-bounds";
import { drawnAt, drawnFrom, keyOf, verified } from "../src/table/verify-chance";
import { additions } from "../src/games/border/table/actions";
import { randomHex, savePendingMoves, loadPendingMoves } from "../src/table/pending-moves";

interface Vector {
  readonly format: 1 | 2;
  readonly duplicate?: boolean;
  readonly secret: string;
  readonly digest?: string;
  readonly seeds?: readonly string[];
  readonly key: string;
  readonly chances?: readonly { number: number; bounds: number[]; outcome: number[] }[];
  readonly draws?: readonly { address: string; bound: number; draw: number }[];
}

/** The vectors that our document on fairness publishes. */
function vectors(): readonly Vector[] {
  return JSON.parse(readFileSync("../docs/fairness.vectors.json", "utf8")) as Vector[];
}

/** The example of our document on records: a game of which only the chain is for everybody to check. */
function example(): string {
  const document = readFileSync("../docs/record.md", "utf8");
  return /```json\n(\{"format"[\s\S]*?)```/.exec(document)?.[1] ?? "";
}

/** A record whose lines vouch for each other, whatever they say. */
function rechained(record: string): string {
  let chain = "";
  const lines = record
    .trimEnd()
    .split("\n")
    .map((line) => {
      const head = line.slice(0, line.lastIndexOf(',"chain":"'));
      chain = bytesToHex(sha256(utf8ToBytes(chain + head)));
      return `${head},"chain":"${chain}"}`;
    });
  return lines.join("\n");
}

describe("chance, computed again in the page", () => {
  it("agrees with every published vector", () => {
    const all = vectors();
    expect(all.length).toBeGreaterThan(2);
    for (const { format, duplicate, secret, digest, seeds, key, chances, draws } of all) {
      const domain = `hranice ${duplicate ? "duplicate" : "fair"} chance ${format}`;
      const fixed = [secret, digest ?? ""].map(hexToBytes);
      const made = keyOf(domain, fixed, seeds ?? []);
      expect(bytesToHex(made)).toBe(key);
      for (const { number, bounds, outcome } of chances ?? [])
        expect(drawnFrom(made, number, bounds)).toEqual(outcome);
      for (const { address, bound, draw } of draws ?? [])
        expect(drawnAt(made, [address], [bound])).toEqual([draw]);
    }
  });

  it("notices a changed character anywhere in a record", () => {
    const record = example();
    expect(verified(record).fault).not.toBe("chain");
    expect(verified(record.replace('"seat":0', '"seat":1')).fault).toBe("chain");
  });

  it("opens the seal of a game that the page knows no chances of, and says that this is all", () => {
    const record = example();
    expect(verified(record)).toMatchObject({ sound: true, fault: null, chances: null });
    const forged = rechained(
      record.replace(/"secret":"(.)/, (_, digit) => `"secret":"${digit === "0" ? 1 : 0}`),
    );
    expect(verified(forged)).toMatchObject({ sound: false, fault: "commitment" });
  });

  it("notices a record that is cut off before its secret", () => {
    const lines = example().trimEnd().split("\n");
    expect(verified(lines.slice(0, -1).join("\n")).fault).toBe("unfinished");
  });

  it("knows the bounds of The BORDER", () => {
    const chances = border.chances({ boards: [1, 2, 3, 4, 5], choice: [] }, 3);
    const [first] = chances(4, undefined);
    expect(first?.bounds).toEqual([5, 4, 3, 3]);
    expect(first?.then(2, undefined)[0]?.bounds).toEqual([6, 6]);
  });

  /** The bounds of all chances of a game without ties on a map of so many states, and what comes after. */
  function dealt(states: number): { bounds: number[][]; chances: Chances } {
    let chances: Chances = travel.chances({ map: { states: Array(states).fill(0) } }, 2);
    const bounds: number[][] = [];
    const follow = (draws: number) => {
      const step = chances(draws, undefined).at(-1);
      if (!step) throw new Error("no chance is possible here");
      bounds.push([...step.bounds]);
      chances = step.then;
    };
    follow(1);
    for (let round = 1; round <= 7; round += 1) {
      for (let card = 0; card < 7; card += 1) follow(1);
      follow(round < 5 ? 1 : 2);
    }
    return { bounds, chances };
  }

  it("deals all fifty cards of Bez hranic in six rounds, and shuffles for the seventh", () => {
    const { bounds, chances } = dealt(50);
    expect(bounds[1]).toEqual([50]);
    expect(bounds.at(-9)).toEqual([2, 1]);
    expect(bounds.at(-8)).toEqual([50]);
    expect(chances(1, undefined).map((step) => step.bounds)).toEqual([[2]]);
  });

  it.each([
    [12, [12, 12, 12, 12, 12, 12, 12]],
    [17, [17, 9, 17, 9, 17, 17, 17]],
    [18, [18, 10, 18, 10, 18, 9, 18]],
    [49, [49, 41, 33, 25, 17, 49, 49]],
    [50, [50, 42, 34, 26, 18, 9, 50]],
  ])("shuffles %d cards whenever too few are left for the next round (T40)", (states, first) => {
    const { bounds } = dealt(states);
    expect(bounds.slice(1).filter((_, at) => at % 8 === 0)).toEqual(first.map((left) => [left]));
  });

  it("knows every way in which tokens can be tied", () => {
    expect(ties(1)).toEqual([[2]]);
    expect(ties(3)).toHaveLength(4);
    expect(ties(3)).toContainEqual([4, 3, 2]);
  });
});

describe("moves on their way", () => {
  it("are kept until they are acknowledged, each table for itself", () => {
    const move = { ref: randomHex(), seat: 1, move: { type: "stop" } };
    savePendingMoves("A", [move]);
    expect(loadPendingMoves("A")).toEqual([move]);
    expect(loadPendingMoves("B")).toEqual([]);
    savePendingMoves("A", []);
    expect(loadPendingMoves("A")).toEqual([]);
  });

  it("survive nonsense in the storage", () => {
    sessionStorage.setItem("hranice.moves.C", '[{"ref":1},null,"x"]');
    expect(loadPendingMoves("C")).toEqual([]);
    sessionStorage.setItem("hranice.moves.C", "{");
    expect(loadPendingMoves("C")).toEqual([]);
  });

  it("have references that fit the protocol and differ", () => {
    expect(randomHex()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomHex()).not.toBe(randomHex());
  });
});

describe("a move in the making", () => {
  it("glows where the server says that something could be added", () => {
    const further = [
      { type: "cross", spaces: [4, 5] },
      { type: "cross", spaces: [9, 4] },
    ] as const;
    expect(additions({ type: "cross", spaces: [4] }, further, [3])).toEqual({
      refused: null,
      segments: [],
      spaces: [5, 9],
      spent: [3],
    });
  });
});

describe("the end", () => {
  it("reads points or money, and who has won, off a view", () => {
    const points = { players: [{ score: 4 }, { score: 9 }], winners: [1] };
    expect(border.standing(points)).toEqual({ scores: [4, 9], winners: [1] });
    const money = { players: [{ purse: 120 }, { purse: 80 }, { purse: 120 }], winners: [1] };
    expect(travel.standing(money)).toEqual({ scores: [120, 80, 120], winners: [1] });
  });
});
