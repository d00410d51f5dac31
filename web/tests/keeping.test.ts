import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allOf, type Kit } from "../src/keeping/offline-kit";
import { DONE } from "../src/keeping/register-service-worker";
import { keeping } from "../src/parts/keeping-offline.svelte";
import { eventually } from "./eventually";

/** As much of the browser's caches as keeping needs. */
class Caches {
  readonly files = new Map<string, Response>();

  keys = () => Promise.resolve(["hranice-page-1"]);
  delete = () => Promise.resolve(true);
  match = (address: string) => Promise.resolve(this.files.get(address)?.clone());
  open = () =>
    Promise.resolve({
      match: this.match,
      put: (address: string, answer: Response) => Promise.resolve(void this.files.set(address, answer)),
    });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the service worker, told to keep all maps and flags,", () => {
  const ROOT = "https://hranice.example/";
  const kept = new Caches();
  /** What it answers. */
  const told = vi.fn();
  let hear: (event: object) => void;
  /** What the network has for each try; nothing any more: it is gone. */
  let network: Response[];

  beforeEach(async () => {
    vi.resetModules();
    vi.useFakeTimers();
    kept.files.clear();
    told.mockClear();
    vi.stubGlobal("registration", { scope: ROOT });
    for (const [name, value] of [
      ["VERSION", "1"],
      ["ALWAYS", []],
      ["IF_USED", ["assets/map.json"]],
    ] as const)
      vi.stubGlobal(name, value);
    vi.stubGlobal("caches", kept);
    vi.stubGlobal("fetch", () => {
      const answer = network.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("no network"));
    });
    const listening = vi.spyOn(globalThis, "addEventListener");
    await import("../src/keeping/sw");
    hear = listening.mock.calls.find(([type]) => type === "message")?.[1] as typeof hear;
    listening.mockRestore();
  });

  async function keepAll(): Promise<void> {
    hear({ data: { type: "keep-all" }, ports: [{ postMessage: told }], waitUntil: () => undefined });
    await vi.advanceTimersByTimeAsync(60_000);
  }

  it("says when it is done", async () => {
    network = [new Response("{}")];
    await keepAll();
    expect(told.mock.calls).toEqual([[{ kept: "assets/map.json" }], [DONE]]);
    expect([...kept.files.keys()]).toEqual([`${ROOT}assets/map.json`]);
  });

  it("tries again after a moment without network", async () => {
    network = [];
    setTimeout(() => network.push(new Response("{}")), 500);
    await keepAll();
    expect(told.mock.calls).toEqual([[{ kept: "assets/map.json" }], [DONE]]);
  });

  it("says what is the matter if it cannot", async () => {
    network = [];
    await keepAll();
    expect(told.mock.calls).toEqual([["Error"]]);
  });
});

describe("keeping everything", () => {
  /** What the service worker answers in the end; null: nothing. */
  let answer: string | null;
  /** Of which files it says that they are kept. */
  let paths: readonly string[];

  beforeEach(() => {
    paths = [];
    const caches = new Caches();
    caches.keys = () => Promise.resolve([]);
    vi.stubGlobal("caches", caches);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
    const postMessage = (_told: unknown, [port]: [MessagePort]) => {
      for (const path of paths) port.postMessage({ kept: path });
      if (answer !== null) port.postMessage(answer);
    };
    vi.stubGlobal("navigator", {
      storage: { persist: () => Promise.resolve(true) },
      serviceWorker: {
        register: () => Promise.resolve(),
        ready: Promise.resolve({ active: { postMessage } }),
      },
    });
  });

  it.each([
    [DONE, ""],
    ["TypeError", "keep-failed"],
    ["QuotaExceededError", "keep-full"],
  ])("ends with what the service worker says (%s)", async (said, failed) => {
    answer = said;
    await keeping.start();
    expect(keeping.failed).toBe(failed);
    expect(keeping.state).not.toBe("loading");
  });

  it("counts maps and flags: it has come to the end with the last of them", async () => {
    const kit: Kit = {
      version: "1",
      folder: "offline/abc/",
      total: 3,
      zipped: 2,
      files: [{ name: "python.wasm", size: 3 }],
      libraries: {},
      beside: [
        { name: "assets/map.json", size: 5, zipped: 4 },
        { name: "assets/CZ.png", size: 1, zipped: 1 },
      ],
    };
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(address.endsWith("offline.json") ? Response.json(kit) : new Response("abc")),
    );
    expect(allOf(kit)).toEqual({ total: 9, zipped: 7 });
    [answer, paths] = [null, ["assets/map.json"]];
    const going = keeping.start();
    await eventually(() => expect(keeping.loaded).toBe(8));
    await keeping.stop();
    await going;
    [answer, paths] = [DONE, ["assets/map.json", "assets/CZ.png"]];
    await keeping.start();
    expect(keeping.loaded).toBe(9);
  });

  it("can be given up while the service worker is at it", async () => {
    answer = null;
    const going = keeping.start();
    await eventually(() => expect(keeping.state).toBe("loading"));
    await keeping.stop();
    await going;
    expect([keeping.state, keeping.failed]).toEqual(["nothing", ""]);
  });
});
