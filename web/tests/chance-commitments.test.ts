import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { verified, type Kept } from "../src/table/verify-chance";

/** Lines of a record, without their chains. */
interface Lines {
  header: {
    version: number;
    commitment: string;
    duplicate?: boolean;
    seats: { bot: string | null; seal?: string | null }[];
    options: unknown;
  };
  events: { event: { type: string; outcome?: number[]; secret?: string; seeds?: string[] } }[];
}

const SEED = "janas-seed";
const NAMES = ["border", "border-duplicate", "travel", "travel-duplicate", "travel-smallest"];

const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

function recordOf(name: string): string {
  return gunzipSync(readFileSync(`tests/records/${name}.jsonl.gz`)).toString();
}

/** The record after a change, with a chain that fits; the seeds of bots follow from it, if they are wanted to. */
function forged(record: string, change: (lines: Lines) => void, follow = true): string {
  const [header, ...events] = record
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(`${line.slice(0, line.lastIndexOf(',"chain":"'))}}`) as unknown);
  const lines = { header, events } as Lines;
  change(lines);
  const digest = hashOf(JSON.stringify(lines.header).slice(0, -1));
  const { seats, commitment } = lines.header;
  const seeds = lines.events.at(-1)?.event.seeds;
  if (follow)
    seats.forEach(({ bot }, seat) => {
      if (bot !== null && seeds) seeds[seat] = hashOf(`${commitment} ${digest} seat ${seat}`);
    });
  let chain = "";
  const written = [lines.header, ...lines.events].map((line) => {
    const head = JSON.stringify(line).slice(0, -1);
    chain = hashOf(chain + head);
    return `${head},"chain":"${chain}"}\n`;
  });
  return written.join("");
}

function keptOf(record: string): Kept {
  const { commitment, digest } = verified(record);
  return { commitment, digest, seeds: { [hashOf(SEED)]: SEED }, seats: 1 };
}

describe.each(NAMES)("the record of %s", (name) => {
  const record = recordOf(name);
  const kept = keptOf(record);

  it("is sound, every outcome of it, and the one that was promised", () => {
    const verdict = verified(record, kept);
    expect(verdict).toMatchObject({ sound: true, fault: null });
    expect(verdict.chances).toBeGreaterThan(20);
    expect(forged(record, () => undefined)).toBe(record);
  });

  it("is not taken for another that was promised", () => {
    const other = "0".repeat(64);
    expect(verified(record, { ...kept, commitment: other }).fault).toBe("commitment");
    expect(verified(record, { ...kept, digest: other }).fault).toBe("digest");
    expect(verified(record, { ...kept, seeds: { [hashOf("mine")]: "mine" } }).fault).toBe("seed");
    expect(verified(record, { ...kept, seats: 2 }).fault).toBe("seed");
  });

  it("shows that a seed was exchanged, whether or not its seal was, too", () => {
    const exchanged = (lines: Lines) => lines.events.at(-1)?.event.seeds?.splice(0, 1, "chosen");
    expect(verified(forged(record, exchanged), kept).fault).toBe("seed");
    const sealed = forged(record, (lines) => {
      exchanged(lines);
      lines.header.seats[0] = { ...lines.header.seats[0], bot: null, seal: hashOf("chosen") };
    });
    expect(verified(sealed, kept).fault).toBe("digest");
    expect(verified(sealed, { ...kept, digest: "" }).fault).toBe("seed");
  });

  it("shows that a person was dealt in as a bot, whose seed everybody knows", () => {
    const forgery = forged(record, ({ header }) => (header.seats[0] = { bot: "random", seal: hashOf(SEED) }));
    expect(verified(forgery, { ...kept, digest: "" }).fault).toBe("seed");
  });

  it("shows that an outcome, the kind of chance or the secret was changed", () => {
    const other = (lines: Lines) => {
      const drawn = lines.events.filter(({ event }) => event.outcome)[2]?.event.outcome;
      if (drawn) drawn[0] = drawn[0] ? 0 : 1;
    };
    expect(verified(forged(record, other), kept).fault).toBe("chance");
    const flipped = forged(record, ({ header }) => (header.duplicate = !header.duplicate));
    expect(verified(flipped).fault).toBe("chance");
    const opened = forged(record, ({ header, events }) => {
      header.commitment = bytesToHex(sha256(new Uint8Array(32).fill(1)));
      const end = events.at(-1)?.event;
      if (end) end.secret = "01".repeat(32);
    });
    expect(verified(opened).fault).toBe("chance");
    expect(verified(opened, kept).fault).toBe("commitment");
  });

  it("cannot be rewritten in format 1", () => {
    const older = forged(record, ({ header, events }) => {
      const end = events.at(-1)?.event;
      const seats = header.seats.map(({ bot }, seat) => ({ name: "", bot, seed: end?.seeds?.[seat] }));
      header.version = 1;
      delete header.duplicate;
      header.seats = seats;
      delete end?.seeds;
    });
    expect(verified(older).fault).toBe("chance");
    expect(verified(older, kept).fault).toBe("digest");
  });
});

describe.each([false, true])("promises of a table, with storage refused: %s", (refused) => {
  let promises: typeof import("../src/table/chance-commitments");
  let sent: { path: string; seeds: { seat: number; seed: string; seal: string }[] }[];

  beforeEach(async () => {
    localStorage.clear();
    vi.resetModules();
    promises = await import("../src/table/chance-commitments");
    sent = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      sent.push({ path, ...(JSON.parse(body) as { seeds: [] }) });
      return Promise.resolve(new Response("{}"));
    });
    if (!refused) return;
    const refusing = () => {
      throw new DOMException("no storage");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refusing);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const [ONE, OTHER] = ["1".repeat(64), "2".repeat(64)];

  it("are kept from the first moment on, each table for itself", () => {
    promises.keepPromises("A", { commitment: ONE, digest: "" });
    promises.keepPromises("A", { commitment: OTHER, digest: "" });
    promises.keepPromises("B", { commitment: OTHER, digest: OTHER });
    expect(promises.promisesOf("A")).toMatchObject({ commitment: ONE, digest: "" });
    expect(promises.promisesOf("B")).toMatchObject({ commitment: OTHER, digest: OTHER });
    expect(promises.promisesOf("C")).toMatchObject({ commitment: "", digest: "", seeds: {} });
  });

  it("have seeds revealed for one digest only, and for none without", async () => {
    const [seal, second] = [promises.sealedSeed("A"), promises.sealedSeed("A")];
    const started = { code: "A", seats: [1, 3], seals: [seal, second], digest: ONE };
    expect(await promises.reveal({ ...started, digest: "" })).toBeNull();
    expect(await promises.reveal({ ...started, seals: ["", OTHER] })).toBeNull();
    expect(sent).toEqual([]);

    await promises.reveal(started);
    const { seeds } = promises.promisesOf("A");
    expect(sent[0]?.path).toContain("/tables/A/seeds");
    expect(sent[0]?.seeds.map(({ seat, seed }) => [seat, seed])).toEqual([
      [1, seeds[seal]],
      [3, seeds[second]],
    ]);
    expect(hashOf(seeds[seal] ?? "")).toBe(seal);
    promises.keepPromises("A", { commitment: ONE, digest: OTHER });
    expect(await promises.reveal({ ...started, digest: OTHER })).toBeNull();
    expect(promises.promisesOf("A").digest).toBe(ONE);
    await promises.reveal(started);
    expect(sent).toHaveLength(2);

    const next = sent[0]?.seeds[0]?.seal ?? "";
    expect(seeds).not.toHaveProperty(next, seeds[seal]);
    await promises.reveal({ ...started, seals: [next, second], digest: OTHER });
    expect(sent[2]?.seeds.map(({ seat, seed }) => [seat, hashOf(seed)])).toEqual([[1, next]]);
    expect(promises.promisesOf("A").digest).toBe(OTHER);
  });
});
