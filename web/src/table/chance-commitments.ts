import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { ask, type Answer } from "../parts/api";
import { recalledList, stored } from "../keeping/browser-storage";
import type { About, SeatsAtTable } from "../wire/server";
import { randomHex } from "./pending-moves";

/**
 * What this device keeps of a table's promises about chance, from the moment it has them: at the end the record is
 * compared with these, not with what the server says then.
 */
export interface Promises {
  readonly code: string;
  /** Published when the table was opened: the hash of its secret. */
  readonly commitment: string;
  /** Published at the start, before any seed was revealed: the hash of all that outcomes depend on. */
  readonly digest: string;
  /** By seal, the seeds that this device drew. */
  readonly seeds: Readonly<Record<string, string>>;
  /** By seal, the digest for which its seed was revealed: it is for no other. */
  readonly spent: Readonly<Record<string, string>>;
}

type Started = Pick<SeatsAtTable, "code" | "seats" | "seals" | "digest">;

const KEY = "hranice.promises";
const MOST_TABLES = 50;
/** Bytes of a seed. */
const SEED = 16;

/** Where there is no storage, promises are kept as long as the page is. */
let known: readonly Promises[] | null = null;

export function promisesOf(code: string): Promises {
  return (
    all().find((promises) => promises.code === code) ?? {
      code,
      commitment: "",
      digest: "",
      seeds: {},
      spent: {},
    }
  );
}

/** The hash of a new seed, which is kept. */
export function sealedSeed(code: string): string {
  const seed = randomHex(SEED);
  const seal = bytesToHex(sha256(utf8ToBytes(seed)));
  const promises = promisesOf(code);
  keep({ ...promises, seeds: { ...promises.seeds, [seal]: seed } });
  return seal;
}

/**
 * Keeps what a table has published: the first commitment, and the digest for which seeds were revealed. Only who has
 * revealed none follows the table from one digest to the next.
 */
export function keepPromises(code: string, told: Pick<About, "commitment" | "digest">): void {
  const promises = promisesOf(code);
  const commitment = promises.commitment || told.commitment;
  const revealed = Object.keys(promises.spent).length > 0;
  const digest = revealed ? promises.digest : told.digest || promises.digest;
  if (commitment !== promises.commitment || digest !== promises.digest)
    keep({ ...promises, commitment, digest });
}

/** Reveals the seeds of one's seats, each for one digest only; without any there is nothing to reveal. */
export async function reveal({ code, seats, seals, digest }: Started): Promise<Answer<SeatsAtTable> | null> {
  const { seeds, spent } = promisesOf(code);
  const own = seals.filter((seal) => seeds[seal] && digest && (spent[seal] ?? digest) === digest);
  if (!own.length) return null;
  keep({
    ...promisesOf(code),
    digest,
    spent: { ...spent, ...Object.fromEntries(own.map((seal) => [seal, digest])) },
  });
  const shares = own.map((seal) => ({
    seat: seats[seals.indexOf(seal)],
    seed: seeds[seal],
    seal: sealedSeed(code),
  }));
  return ask<SeatsAtTable>("POST", `/tables/${encodeURIComponent(code)}/seeds`, { seeds: shares });
}

/** Forgets what was promised at a table whose game was deleted. */
export function forgetPromises(code: string): void {
  store(all().filter((promises) => promises.code !== code));
}

function all(): readonly Promises[] {
  return known ?? (recalledList(KEY) as readonly Promises[]);
}

function keep(promises: Promises): void {
  const others = all().filter(({ code }) => code !== promises.code);
  store([promises, ...others].slice(0, MOST_TABLES));
}

function store(kept: readonly Promises[]): void {
  if (!stored(KEY, kept)) known = kept;
}
