import { Blob } from "node:buffer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSnapshot, recallSnapshot } from "../src/offline/python-snapshots";
import { StandInCaches } from "./stand-in-caches";

const KIT = "https://host.example/some/python/1/";
const SNAPSHOT = new Uint8Array(65_536).fill(7);

beforeEach(() => {
  vi.stubGlobal("caches", new StandInCaches());
  // That of jsdom is none to what answers here.
  vi.stubGlobal("Blob", Blob);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a snapshot that was kept is recalled for its kit, and for no other", async () => {
  await keepSnapshot(KIT, SNAPSHOT, 3);
  const kept = await recallSnapshot(KIT);
  expect(kept).toMatchObject({ functions: 3, size: SNAPSHOT.length });
  expect(await kept?.bytes).toEqual(SNAPSHOT);
  expect(await recallSnapshot(KIT.replace("1", "2"))).toBeNull();
});

test("one that was cut short says so to whoever waits for it, and to nobody before", async () => {
  await keepSnapshot(KIT, SNAPSHOT, 3);
  const [name = ""] = await caches.keys();
  const cache = await caches.open(name);
  const headers = (await cache.match(`${KIT}memory`))?.headers ?? [];
  await cache.put(`${KIT}memory`, new Response(SNAPSHOT.subarray(1), { headers }));
  const kept = await recallSnapshot(KIT);
  // A rejection that nobody has looked at by now is reported as an error of the page.
  await new Promise((done) => setTimeout(done));
  await expect(kept?.bytes).rejects.toThrow("cut short");
});
