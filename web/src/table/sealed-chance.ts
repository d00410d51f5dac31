import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { gameNamed } from "../games";
import type { Bounds, Chances } from "../games/chances";

/**
 * The sealed envelope, opened: whether a record's lines, its commitment and every outcome of chance are what
 * they must be. Everything is computed here, in the page, as `docs/fairness.md` and `docs/record.md` say;
 * it needs no secure context, so it also works over plain HTTP on a home network.
 */
export interface Verdict {
  readonly sound: boolean;
  /** What is wrong first. */
  readonly fault: "chain" | "commitment" | "chance" | "unfinished" | null;
  /** How many outcomes were computed again; null: nobody knows here what the chances of this game can be. */
  readonly chances: number | null;
  readonly commitment: string;
  readonly secret: string;
}

interface Header {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly { readonly seed: string }[];
  readonly commitment: string;
}

type Event =
  | { readonly type: "chance"; readonly outcome: readonly number[] }
  | { readonly type: "end"; readonly secret: string }
  | { readonly type: "move" | "alarm" };

const CHAIN = ',"chain":"';
const DOMAIN = "hranice fair chance 1";
const WORDS = 2 ** 32;

export function verified(record: string): Verdict {
  const lines = record.split("\n").filter(Boolean);
  const blank = { sound: false, chances: 0, commitment: "", secret: "" };
  if (!chained(lines)) return { ...blank, fault: "chain" };
  const header = JSON.parse(lines[0] ?? "") as Header;
  const events = lines.slice(1).map((line) => (JSON.parse(line) as { event: Event }).event);
  const end = events.at(-1);
  const { commitment } = header;
  if (end?.type !== "end") return { ...blank, commitment, fault: "unfinished" };
  const opened = { ...blank, commitment, secret: end.secret };
  const secret = hexToBytes(end.secret);
  if (bytesToHex(sha256(secret)) !== commitment) return { ...opened, fault: "commitment" };
  const outcomes = events.flatMap((event) => (event.type === "chance" ? [event.outcome] : []));
  const key = keyOf(
    secret,
    header.seats.map(({ seed }) => seed),
  );
  const chances = gameNamed(header.game)?.chances?.(header.options, header.seats.length);
  if (!chances) return { ...opened, sound: true, fault: null, chances: null };
  const fits = explained(key, outcomes, chances);
  return { ...opened, sound: fits, fault: fits ? null : "chance", chances: outcomes.length };
}

/** Every line vouches for itself and for all before it. */
function chained(lines: readonly string[]): boolean {
  let chain = "";
  for (const line of lines) {
    const head = line.slice(0, line.lastIndexOf(CHAIN));
    chain = bytesToHex(sha256(utf8ToBytes(chain + head)));
    if (line !== `${head}${CHAIN}${chain}"}`) return false;
  }
  return lines.length > 0;
}

export function keyOf(secret: Uint8Array, seeds: readonly string[]): Uint8Array {
  const parts = seeds.map(utf8ToBytes).flatMap((seed) => [bigEndian(seed.length, 4), seed]);
  return sha256(concatBytes(utf8ToBytes(DOMAIN), secret, ...parts));
}

/** The outcome of a chance, from its number (the first is 1) and the bounds of its draws. */
export function drawnFrom(key: Uint8Array, number: number, bounds: Bounds): readonly number[] {
  let block = 0;
  let words: number[] = [];
  return bounds.map((bound) => {
    for (;;) {
      if (!words.length) {
        const bytes = hmac(sha256, key, concatBytes(bigEndian(number, 8), bigEndian(block, 4)));
        const view = new DataView(bytes.buffer, bytes.byteOffset);
        words = Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word));
        block += 1;
      }
      const word = words.shift() ?? 0;
      if (word < WORDS - (WORDS % bound)) return word % bound;
    }
  });
}

function bigEndian(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, value >>> 0);
  if (length === 8) view.setUint32(0, Math.floor(value / WORDS));
  return bytes;
}

/** Whether a game with these chances can have exactly these outcomes. */
function explained(key: Uint8Array, outcomes: readonly (readonly number[])[], first: Chances): boolean {
  // Most chances have one possible kind; where there are two, a wrong guess soon meets an outcome that it
  // cannot explain, and the other one is tried.
  const open: { place: number; chances: Chances }[] = [{ place: 0, chances: first }];
  for (let next = open.pop(); next; next = open.pop()) {
    const outcome = outcomes[next.place];
    if (!outcome) return true;
    for (const { bounds, then } of next.chances(outcome.length)) {
      const drawn = drawnFrom(key, next.place + 1, bounds);
      if (drawn.length === outcome.length && drawn.every((draw, at) => draw === outcome[at]))
        open.push({ place: next.place + 1, chances: then });
    }
  }
  return false;
}
