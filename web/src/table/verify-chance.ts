import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { gameNamed } from "../games";
import type { Bounds, Chance, Chances } from "../games/draw-bounds";
import type { Promises } from "./chance-commitments";

/**
 * The sealed envelope, opened: whether a record's lines, its commitment and every outcome of chance are what
 * they must be. Everything is computed here, in the page, as `docs/fairness.md` and `docs/record.md` say;
 * it needs no secure context, so it also works over plain HTTP on a home network.
 */
export interface Verdict {
  readonly sound: boolean;
  /** What is wrong first. */
  readonly fault: "chain" | "commitment" | "digest" | "seed" | "chance" | "unfinished" | null;
  /** How many outcomes were computed again; null: nobody knows here what the chances of this game can be. */
  readonly chances: number | null;
  readonly commitment: string;
  /** Empty in format 1, in which nothing bound the options. */
  readonly digest: string;
  readonly secret: string;
}

interface Header {
  readonly version: number;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly {
    readonly bot: string | null;
    readonly seed?: string;
    readonly seal?: string | null;
  }[];
  readonly commitment: string;
  readonly duplicate?: boolean;
  readonly chain: string;
}

type Event =
  | { readonly type: "chance"; readonly outcome: readonly number[] }
  | { readonly type: "end"; readonly secret: string; readonly seeds?: readonly string[] }
  | { readonly type: "move"; readonly move: unknown }
  | { readonly type: "alarm" };

/** An outcome, and the last move since the one before. */
interface Drawn {
  readonly outcome: readonly number[];
  readonly move: unknown;
}

/** Gives the outcome of a chance, from its number (the first is 1) and what it can be. */
type Draw = (number: number, chance: Pick<Chance, "bounds" | "addresses">) => readonly number[];

const CHAIN = ',"chain":"';
const WORDS = 2 ** 32;

/** What this device was promised, and how many seats it has. */
export interface Kept extends Pick<Promises, "commitment" | "digest" | "seeds"> {
  readonly seats: number;
}

/** Checks a record, and that it is of the game that this device was promised, as far as it kept anything. */
export function verified(record: string, kept?: Kept): Verdict {
  const lines = record.split("\n").filter(Boolean);
  const blank = { sound: false, chances: 0, commitment: "", digest: "", secret: "" };
  if (!chained(lines)) return { ...blank, fault: "chain" };
  const header = JSON.parse(lines[0] ?? "") as Header;
  const events = lines.slice(1).map((line) => (JSON.parse(line) as { event: Event }).event);
  const end = events.at(-1);
  const { commitment, version } = header;
  const digest = version === 1 ? "" : header.chain;
  if (end?.type !== "end") return { ...blank, commitment, digest, fault: "unfinished" };
  const found = { ...blank, commitment, digest, secret: end.secret };
  const secret = hexToBytes(end.secret);
  if (hashOf(secret) !== commitment || (kept?.commitment && kept.commitment !== commitment))
    return { ...found, fault: "commitment" };
  if (kept?.digest && kept.digest !== digest) return { ...found, fault: "digest" };
  const seeds = version === 1 ? header.seats.map(({ seed }) => seed ?? "") : (end.seeds ?? []);
  if (version !== 1 && !revealed(header, seeds, kept)) return { ...found, fault: "seed" };
  const chances = gameNamed(header.game)?.chances?.(header.options, header.seats.length);
  if (!chances) return { ...found, sound: true, fault: null, chances: null };
  const outcomes = drawnIn(events);
  const fits = explained(drawing(header, secret, seeds), outcomes, chances);
  return { ...found, sound: fits, fault: fits ? null : "chance", chances: outcomes.length };
}

/** Whether every seat has the seed that it sealed, bots the one that follows, and we those that we drew. */
function revealed(header: Header, seeds: readonly string[], kept?: Kept): boolean {
  if (seeds.length !== header.seats.length) return false;
  // Another device of the same player may have drawn them.
  const drawn = kept ? Object.keys(kept.seeds) : [];
  const own = header.seats.filter(({ seal }) => seal && drawn.includes(seal));
  if (kept && drawn.length && own.length < kept.seats) return false;
  return header.seats.every(({ bot, seal }, seat) => {
    const seed = seeds[seat] ?? "";
    const follows = utf8ToBytes(`${header.commitment} ${header.chain} seat ${seat}`);
    if (bot === null) return hashOf(utf8ToBytes(seed)) === seal;
    return seal === null && seed === hashOf(follows);
  });
}

function drawing(header: Header, secret: Uint8Array, seeds: readonly string[]): Draw {
  if (header.duplicate) {
    const key = keyOf("hranice duplicate chance 2", [secret], []);
    return (_, { addresses, bounds }) => drawnAt(key, addresses, bounds);
  }
  const key =
    header.version === 1
      ? keyOf("hranice fair chance 1", [secret], seeds)
      : keyOf("hranice fair chance 2", [secret, hexToBytes(header.chain)], seeds);
  return (number, { bounds }) => drawnFrom(key, number, bounds);
}

function drawnIn(events: readonly Event[]): Drawn[] {
  const drawn: Drawn[] = [];
  let move: unknown;
  for (const event of events) {
    if (event.type === "move") move = event.move;
    else if (event.type === "chance") {
      drawn.push({ outcome: event.outcome, move });
      move = undefined;
    }
  }
  return drawn;
}

/** Every line vouches for itself and for all before it. */
function chained(lines: readonly string[]): boolean {
  let chain = "";
  for (const line of lines) {
    const head = line.slice(0, line.lastIndexOf(CHAIN));
    chain = hashOf(utf8ToBytes(chain + head));
    if (line !== `${head}${CHAIN}${chain}"}`) return false;
  }
  return lines.length > 0;
}

function hashOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

export function keyOf(domain: string, fixed: readonly Uint8Array[], seeds: readonly string[]): Uint8Array {
  const parts = seeds.map(utf8ToBytes).flatMap((seed) => [bigEndian(seed.length, 4), seed]);
  return sha256(concatBytes(utf8ToBytes(domain), ...fixed, ...parts));
}

/** The outcome of a chance, from its number (the first is 1) and the bounds of its draws. */
export function drawnFrom(key: Uint8Array, number: number, bounds: Bounds): readonly number[] {
  const next = words(key, bigEndian(number, 8));
  return bounds.map((bound) => fair(next, bound));
}

/** The outcome of a chance whose draws have these addresses. */
export function drawnAt(key: Uint8Array, addresses: readonly string[], bounds: Bounds): readonly number[] {
  return bounds.map((bound, at) => fair(words(key, utf8ToBytes(addresses[at] ?? "")), bound));
}

/** An endless row of words of 32 bits. */
function words(key: Uint8Array, name: Uint8Array): () => number {
  let block = 0;
  let row: number[] = [];
  return () => {
    if (!row.length) {
      const bytes = hmac(sha256, key, concatBytes(name, bigEndian(block, 4)));
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      row = Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word));
      block += 1;
    }
    return row.shift() ?? 0;
  };
}

function fair(next: () => number, bound: number): number {
  for (;;) {
    const word = next();
    if (word < WORDS - (WORDS % bound)) return word % bound;
  }
}

function bigEndian(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, value >>> 0);
  if (length === 8) view.setUint32(0, Math.floor(value / WORDS));
  return bytes;
}

/** Whether a game with these chances can have exactly these outcomes. */
function explained(draw: Draw, outcomes: readonly Drawn[], first: Chances): boolean {
  // Most chances have one possible kind; where there are two, a wrong guess soon meets an outcome that it
  // cannot explain, and the other one is tried.
  const open: { place: number; chances: Chances }[] = [{ place: 0, chances: first }];
  for (let next = open.pop(); next; next = open.pop()) {
    const found = outcomes[next.place];
    if (!found) return true;
    for (const chance of next.chances(found.outcome.length, found.move)) {
      const drawn = draw(next.place + 1, chance);
      if (drawn.length === found.outcome.length && drawn.every((value, at) => value === found.outcome[at]))
        open.push({ place: next.place + 1, chances: chance.then });
    }
  }
  return false;
}
