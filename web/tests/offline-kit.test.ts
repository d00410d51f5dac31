import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  addKit,
  forgetKits,
  forgetOlderKits,
  hasAllBeside,
  keepKit,
  keptKit,
  offeredKit,
  type Kit,
} from "../src/keeping/offline-kit";
import { StandInCaches } from "./stand-in-caches";

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

let host: Map<string, string>;
let asked: string[];
let kept: StandInCaches;

beforeEach(() => {
  kept = new StandInCaches();
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

  it("stays beside a newer one for pages that still need it, until it is removed", async () => {
    await keepKit(ROOT, KIT);
    await kept.open("hranice-page-1");
    await addKit(ROOT, NEWER);
    expect(await keptKit(ROOT)).toEqual(KIT);
    await forgetOlderKits(ROOT);
    expect(await keptKit(ROOT)).toEqual(NEWER);
    expect(kept.all.size).toBe(2);
    // A newer one of which only a part has come replaces nothing.
    host.delete(`${ROOT}${KIT.folder}hranice.zip`);
    await expect(addKit(ROOT, KIT)).rejects.toThrow("404");
    await forgetOlderKits(ROOT);
    expect(await keptKit(ROOT)).toEqual(NEWER);
    expect(kept.all.size).toBe(3);
    const latest = { ...KIT, folder: "offline/ghi/", files: [] };
    await addKit(ROOT, latest);
    await forgetOlderKits(ROOT);
    expect(await keptKit(ROOT)).toEqual(latest);
    expect(kept.all.size).toBe(2);
  });

  it("can be removed, and nothing else is", async () => {
    await keepKit(ROOT, KIT);
    await kept.open("hranice-page-1");
    await forgetKits(ROOT);
    expect([...kept.all.keys()]).toEqual(["hranice-page-1"]);
  });

  it("is nobody else's: sites in other folders of the same host have their own", async () => {
    const below = `${ROOT}sub/`;
    for (const [address, body] of [...host]) host.set(address.replace(ROOT, below), body);
    await keepKit(ROOT, KIT);
    expect(await keptKit(below)).toBeNull();
    await keepKit(below, NEWER);
    await forgetKits(ROOT);
    expect([await keptKit(ROOT), await keptKit(below)]).toEqual([null, NEWER]);
  });

  it("belongs to a page: one of another version is neither taken away nor begun with", async () => {
    const [older, newer] = [
      { ...KIT, page: "assets/older.js" },
      { ...NEWER, page: "assets/newer.js" },
    ];
    await keepKit(ROOT, older);
    await keepKit(ROOT, newer);
    expect([await keptKit(ROOT, older.page), await keptKit(ROOT, newer.page)]).toEqual([older, newer]);
    expect(await keptKit(ROOT, "assets/unknown.js")).toEqual(older);
  });

  it("has maps and flags beside it, all of them or not", async () => {
    const kit = { ...KIT, beside: [{ name: "assets/map.json", size: 2, zipped: 2 }] };
    expect(await hasAllBeside(ROOT, kit)).toBe(false);
    await (await kept.open("hranice-page-1")).put(`${ROOT}assets/map.json`, new Response("{}"));
    expect(await hasAllBeside(ROOT, kit)).toBe(true);
  });
});
