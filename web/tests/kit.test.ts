import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetKits, keepKit, keptKit, offeredKit, type Kit } from "../src/keeping/offline-kit";

const ROOT = "https://hranice.example/sub/";
const KIT: Kit = {
  version: "1",
  folder: "offline/abc/",
  total: 5,
  zipped: 4,
  libraries: {},
  files: [
    { name: "python.wasm", size: 3 },
    { name: "hranice.zip", size: 2 },
  ],
};
const NEWER: Kit = { ...KIT, folder: "offline/def/" };

/** As much of the browser's caches as a kit needs. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();

  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  open = (name: string) => {
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(files.get(address)?.clone()),
      delete: (address: string) => Promise.resolve(files.delete(address)),
      async put(address: string, answer: Response) {
        const { status } = answer;
        files.set(address, new Response(await answer.arrayBuffer(), { status }));
      },
    });
  };
}

let host: Map<string, string>;
let asked: string[];
let kept: Caches;

beforeEach(() => {
  kept = new Caches();
  asked = [];
  host = new Map();
  for (const { folder } of [KIT, NEWER]) {
    host.set(`${ROOT}${folder}python.wasm`, "abc");
    host.set(`${ROOT}${folder}hranice.zip`, "de");
  }
  vi.stubGlobal("caches", kept);
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const body = host.get(address);
    return Promise.resolve(new Response(body ?? "not here", { status: body === undefined ? 404 : 200 }));
  });
});

describe("what runs tables in this browser", () => {
  it("is offered by its list, or not at all", async () => {
    expect(await offeredKit(ROOT)).toBeNull();
    host.set(`${ROOT}offline.json`, JSON.stringify(KIT));
    expect(await offeredKit(ROOT)).toEqual(KIT);
  });

  it("counts as kept when all of it is there, and tells how far it has come", async () => {
    const told: number[] = [];
    await keepKit(ROOT, KIT, (loaded) => told.push(loaded));
    expect(await keptKit(ROOT)).toEqual(KIT);
    expect(told.at(-1)).toBe(KIT.total);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it("is kept one file at a time, each when there is time for it", async () => {
    const before: number[] = [];
    const ready = () => Promise.resolve(void before.push(asked.length));
    await keepKit(ROOT, KIT, undefined, null, ready);
    expect(before).toEqual(KIT.files.map((_, place) => place));
    await keepKit(ROOT, KIT, undefined, null, ready);
    expect(before).toHaveLength(KIT.files.length);
  });

  it("does not count when a file is missing, and goes on from there", async () => {
    const last = `${ROOT}${KIT.folder}hranice.zip`;
    host.delete(last);
    await expect(keepKit(ROOT, KIT)).rejects.toThrow("404");
    expect(await keptKit(ROOT)).toBeNull();
    host.set(last, "de");
    asked = [];
    await keepKit(ROOT, KIT);
    expect(asked).toEqual([last]);
    expect(await keptKit(ROOT)).toEqual(KIT);
  });

  it("does not keep a file that was cut short", async () => {
    const first = `${ROOT}${KIT.folder}python.wasm`;
    host.set(first, "ab");
    await expect(keepKit(ROOT, KIT)).rejects.toThrow("2 bytes instead of 3");
    expect(await keptKit(ROOT)).toBeNull();
    host.set(first, "abc");
    await keepKit(ROOT, KIT);
    expect(await keptKit(ROOT)).toEqual(KIT);
  });

  it("stays as it was until a newer one is complete, which then takes its place", async () => {
    await keepKit(ROOT, KIT);
    host.delete(`${ROOT}${NEWER.folder}python.wasm`);
    await expect(keepKit(ROOT, NEWER)).rejects.toThrow();
    expect(await keptKit(ROOT)).toEqual(KIT);
    host.set(`${ROOT}${NEWER.folder}python.wasm`, "abc");
    await keepKit(ROOT, NEWER);
    expect(await keptKit(ROOT)).toEqual(NEWER);
    expect(kept.all.size).toBe(1);
  });

  it("can be removed, and nothing else is", async () => {
    await keepKit(ROOT, KIT);
    await kept.open("hranice-page-1");
    await forgetKits();
    expect([...kept.all.keys()]).toEqual(["hranice-page-1"]);
  });
});
