import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allOf, keepKit, keptKit, type Kit } from "../src/keeping/offline-kit";
import { DONE } from "../src/keeping/register-service-worker";
import { rootAddress } from "../src/offline/site-config";
import { keeping } from "../src/parts/keeping-offline.svelte";
import { settings } from "../src/parts/settings.svelte";
import { eventually } from "./eventually";
import { StandInCaches } from "./stand-in-caches";
import { StandIn } from "./stand-in-worker";

const KIT: Kit = {
  version: "1",
  folder: "offline/abc/",
  total: 3,
  zipped: 3,
  libraries: {},
  files: [{ name: "python.wasm", size: 3 }],
};
const NEWER: Kit = { ...KIT, folder: "offline/def/" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the service worker", () => {
  const ROOT = "https://hranice.example/";
  let kept: StandInCaches;
  /** What it answers. */
  const told = vi.fn();
  let listeners: Map<string, (event: object) => void>;
  /** What the network answers; no answer: it is gone. */
  let network: (address: string) => Response | Promise<Response> | undefined;

  beforeEach(async () => {
    vi.resetModules();
    vi.useFakeTimers();
    kept = new StandInCaches();
    told.mockClear();
    vi.stubGlobal("registration", { scope: ROOT });
    vi.stubGlobal("clients", { claim: () => Promise.resolve() });
    for (const [name, value] of [
      ["VERSION", "1"],
      ["ALWAYS", []],
      ["IF_USED", ["assets/map.json"]],
    ] as const)
      vi.stubGlobal(name, value);
    vi.stubGlobal("caches", kept);
    vi.stubGlobal("fetch", (asked: string | { readonly url: string }) => {
      const answer = network(typeof asked === "string" ? asked : asked.url);
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("no network"));
    });
    const listening = vi.spyOn(globalThis, "addEventListener");
    await import("../src/keeping/sw");
    listeners = new Map(listening.mock.calls as unknown as [string, (event: object) => void][]);
    listening.mockRestore();
  });

  /** Has it do what an event asks for. */
  async function happens(type: string, event: object = {}): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (until: Promise<unknown>) => (done = until) });
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
  }

  describe("told to keep all maps and flags", () => {
    const keepAll = () => happens("message", { data: { type: "keep-all" }, ports: [{ postMessage: told }] });

    it("says when it is done", async () => {
      network = () => new Response("{}");
      await keepAll();
      expect(told.mock.calls).toEqual([[{ kept: "assets/map.json" }], [DONE]]);
      expect([...kept.all.values()].flatMap((files) => [...files.keys()])).toEqual([
        `${ROOT}assets/map.json`,
      ]);
    });

    it("tries again after a moment without network", async () => {
      network = () => undefined;
      setTimeout(() => (network = () => new Response("{}")), 500);
      await keepAll();
      expect(told.mock.calls).toEqual([[{ kept: "assets/map.json" }], [DONE]]);
    });

    it("says what is the matter if it cannot", async () => {
      network = () => undefined;
      await keepAll();
      expect(told.mock.calls).toEqual([["Error"]]);
    });
  });

  describe("asked for what runs tables", () => {
    /** The kit that it names. */
    async function named(): Promise<unknown> {
      const request = { url: `${ROOT}offline.json`, method: "GET", mode: "cors" };
      let answer: Promise<Response> | undefined;
      listeners.get("fetch")?.({ request, respondWith: (with_: Promise<Response>) => (answer = with_) });
      await vi.advanceTimersByTimeAsync(5000);
      return (await answer)?.json();
    }

    beforeEach(async () => {
      await (await kept.open("hranice-kit / old")).put(`${ROOT}offline.json`, Response.json(KIT));
    });

    it("answers as the server does", async () => {
      network = () => Response.json(NEWER);
      expect(await named()).toEqual(NEWER);
    });

    it.each([
      ["there is no network", () => undefined],
      ["a proxy finds the server away", () => new Response("", { status: 502 })],
      ["nothing ever answers", () => new Promise<Response>(() => undefined)],
    ])("answers with what is kept when %s", async (_, answer) => {
      network = answer;
      expect(await named()).toEqual(KIT);
    });
  });

  describe("of a newer version", () => {
    const whole: Kit = { ...KIT, beside: [{ name: "assets/older.json", size: 2, zipped: 2 }] };
    const map = `${ROOT}assets/map.json`;

    beforeEach(async () => {
      network = (address) => (address.endsWith("offline.json") ? Response.json(NEWER) : new Response("abc"));
      await keepKit(ROOT, whole);
    });

    it("brings a map that was drawn anew to whoever kept everything", async () => {
      await (await kept.open("hranice-page / older")).put(`${ROOT}assets/older.json`, new Response("{}"));
      await happens("install");
      expect(await kept.match(map)).toBeDefined();
    });

    it("does not to others", async () => {
      await happens("install");
      expect(await kept.match(map)).toBeUndefined();
    });
  });

  it("takes away what had a name for all sites of a host, if it is its own, and brings the kit from there", async () => {
    network = (address) => (address.endsWith("offline.json") ? Response.json(NEWER) : new Response("abc"));
    for (const [name, path] of [
      ["hranice-page-assets/a.js", "assets/a.js"],
      ["hranice-page-assets/b.js", "sub/assets/b.js"],
      ["hranice-kit-offline-abc-", "offline/abc/python.wasm"],
      ["hranice-python", "offline/abc/memory"],
      ["somebody-else", "assets/c.js"],
    ] as const)
      await (await kept.open(name)).put(ROOT + path, new Response(""));
    await (await kept.open("hranice-kit-offline-abc-")).put(`${ROOT}offline.json`, Response.json(KIT));
    await happens("install");
    await happens("activate");
    expect([...kept.all.keys()].sort()).toEqual([
      "hranice-kit / offline/def/",
      "hranice-page / 1",
      "hranice-page-assets/b.js",
      "somebody-else",
    ]);
  });

  it("leaves alone what a site in another folder keeps", async () => {
    await kept.open("hranice-page /sub/ 1");
    await happens("activate");
    expect(await kept.has("hranice-page /sub/ 1")).toBe(true);
  });

  it("shows the page that is kept where a host has lost the site", async () => {
    network = () => new Response("nothing here", { status: 404 });
    await (await kept.open("hranice-page / 1")).put(`${ROOT}index.html`, new Response("the page"));
    const request = { url: ROOT, method: "GET", mode: "navigate" };
    let answer: Promise<Response> | undefined;
    listeners.get("fetch")?.({ request, respondWith: (with_: Promise<Response>) => (answer = with_) });
    expect(await (await answer)?.text()).toBe("the page");
  });

  it("brings the kit of its version, and takes away the one of older pages only when they have gone", async () => {
    network = () => new Response("abc");
    await keepKit(ROOT, KIT);
    network = (address) => (address.endsWith(".json") ? Response.json(NEWER) : new Response("abc"));
    await happens("install");
    expect(await keptKit(ROOT)).toEqual(KIT);
    await happens("activate");
    expect(await keptKit(ROOT)).toEqual(NEWER);
    expect(await kept.match(`${ROOT}${KIT.folder}python.wasm`)).toBeUndefined();
  });
});

describe("keeping everything", () => {
  /** What the service worker answers; null: nothing. */
  let answer: string | null;
  /** Of which files it says that they are kept. */
  let paths: readonly string[];

  beforeEach(() => {
    paths = [];
    vi.stubGlobal("caches", new StandInCaches());
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
    const postMessage = (_told: unknown, [port]: [MessagePort]) => {
      for (const path of paths) port.postMessage({ kept: path });
      if (answer !== null) port.postMessage(answer);
    };
    vi.stubGlobal("navigator", {
      storage: { persist: () => Promise.resolve(true) },
      serviceWorker: Object.assign(new EventTarget(), {
        register: () => Promise.resolve(),
        ready: Promise.resolve({ active: { postMessage } }),
      }),
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
      Promise.resolve(address.endsWith(".json") ? Response.json(kit) : new Response("abc")),
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

  describe("of which maps are missing", () => {
    const kit: Kit = { ...KIT, beside: [{ name: "assets/map.json", size: 5, zipped: 4 }] };
    const map = async () =>
      (await caches.open("hranice-page / 1")).put(`${rootAddress()}assets/map.json`, new Response("{}"));

    beforeEach(async () => {
      vi.stubGlobal("fetch", (address: string) =>
        Promise.resolve(address.endsWith(".json") ? Response.json(kit) : new Response("abc")),
      );
      await keepKit(rootAddress(), kit);
    });
    afterEach(() => keeping.stop());

    it("is not said to be kept", async () => {
      await keeping.look();
      expect(keeping.state).toBe("offered");
      await map();
      await keeping.look();
      expect(keeping.state).toBe("kept");
    });

    it("goes on by itself if it was wanted", async () => {
      [answer, paths] = [DONE, ["assets/map.json"]];
      settings.offline = true;
      await keeping.renew();
      expect(keeping.loaded).toBe(8);
    });

    it("does not where the host has what a newer page needs", async () => {
      [answer, paths, keeping.loaded] = [DONE, ["assets/map.json"], 0];
      settings.offline = true;
      vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...NEWER, page: "assets/newer.js" })));
      await keeping.renew();
      expect(keeping.loaded).toBe(0);
    });
  });

  it("can be given up while the service worker is at it", async () => {
    answer = null;
    const going = keeping.start();
    await eventually(() => expect(keeping.state).toBe("loading"));
    await keeping.stop();
    await going;
    expect([keeping.state, keeping.failed]).toEqual(["nothing", ""]);
  });

  it("starts Python once, in passing, which ends when nothing is to be kept any more", async () => {
    answer = DONE;
    vi.stubGlobal("Worker", StandIn);
    StandIn.made = [];
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(address.endsWith(".json") ? Response.json(KIT) : new Response("abc")),
    );
    await keeping.start();
    expect(keeping.state).toBe("kept");
    await eventually(() => expect(StandIn.made).toHaveLength(1));
    await eventually(() => expect(StandIn.last.heard).toHaveLength(1));
    expect(StandIn.last.ended).toBe(false);
    await keeping.stop();
    expect(StandIn.last.ended).toBe(true);
    expect(keeping.state).toBe("offered");
  });
});
