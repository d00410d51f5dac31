import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boot } from "../src/offline/boot-progress.svelte";
import { batching } from "../src/offline/message-batching";
import { Host } from "../src/offline/worker-host";
import { keepKit } from "../src/keeping/offline-kit";
import { keepUsedKit, noteKit, recallKit, wantKit } from "../src/offline/kit-to-start";
import { untilIdle } from "../src/offline/wait-for-inactivity";
import { goesHere, reach } from "../src/offline/server-or-device.svelte";
import { rootAddress } from "../src/offline/site-config";
import { TableList } from "../src/pages/table-list.svelte";
import { ask, askText } from "../src/parts/api";
import { navigation } from "../src/parts/navigation.svelte";
import { settings } from "../src/parts/settings.svelte";
import { openTable } from "../src/table/open-table";
import { closeTable, recallTables } from "../src/table/own-tables";
import { loadPendingMoves } from "../src/table/pending-moves";
import { Session } from "../src/table/session.svelte";
import { eventually } from "./eventually";
import { StandInCaches } from "./stand-in-caches";
import { StandIn, obliging } from "./stand-in-worker";

const KIT = {
  version: "1",
  folder: "offline/abc/",
  total: 20_000_000,
  zipped: 8_000_000,
  files: [],
  libraries: {},
};
const made = (): Host => new Host(() => new StandIn());

/** What the server answers, by path; an Error is a server out of reach, null one that never answers. */
let served: (path: string) => Response | Error | null;
let asked: string[];

function meta(name: string, content: string): void {
  const element = document.createElement("meta");
  [element.name, element.content] = [`hranice-${name}`, content];
  document.head.append(element);
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  Object.assign(boot, { stage: "absent", fault: null, loaded: 0, total: 0, storage: "kept" });
  reach.away = false;
  StandIn.behave = obliging;
  asked = [];
  served = (path) => (path.endsWith("offline.json") ? Response.json(KIT) : Response.json({ server: path }));
  vi.stubGlobal("Worker", StandIn);
  vi.stubGlobal("fetch", (address: string, { signal }: RequestInit = {}) => {
    const path = address.replace(location.origin, "");
    asked.push(path);
    const answer = served(path);
    if (answer instanceof Response) return Promise.resolve(answer);
    if (answer) return Promise.reject(answer);
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What was answered, refused or not. */
async function told(...question: Parameters<typeof ask>): Promise<unknown> {
  const answer = await ask(...question);
  return answer.refused ?? answer.value;
}

const away = () => (served = () => new TypeError("no network"));
const silent = () => null;

describe("the worker as the page sees it", () => {
  beforeEach(() => (StandIn.made = []));

  it("is started by the first question, with the kit that the page's own site names", async () => {
    const host = made();
    expect(StandIn.made).toEqual([]);
    const [one, other] = await Promise.all([
      host.ask("GET", "/games"),
      host.ask("POST", "/fare", '{"map":"europe"}'),
    ]);
    expect(JSON.parse(one.text)).toEqual({ device: "GET /games", body: null });
    expect(JSON.parse(other.text)).toEqual({ device: "POST /fare", body: '{"map":"europe"}' });
    expect(StandIn.made).toHaveLength(1);
    expect(StandIn.last.heard[0]).toEqual({
      type: "boot",
      address: `${rootAddress()}offline/abc/`,
      kit: KIT,
    });
    expect(StandIn.last.heard.map(({ type }) => type)).toEqual(["boot", "request", "request"]);
    expect(boot.stage).toBe("ready");
  });

  it("starts Python once, aside, when a kit was kept, and ends it; not where it runs anyway", async () => {
    StandIn.behave = (worker, message) => {
      if (message.type === "prepare") worker.tell({ type: "prepared" });
      else obliging(worker, message);
    };
    const host = made();
    await host.prepare(KIT, new AbortController().signal);
    const [aside] = StandIn.made;
    expect(aside?.heard).toEqual([{ type: "prepare", address: `${rootAddress()}offline/abc/`, kit: KIT }]);
    expect(aside?.ended).toBe(true);
    expect(boot.stage).toBe("absent");
    await host.ask("GET", "/games");
    await host.prepare(KIT, new AbortController().signal);
    expect(StandIn.made).toHaveLength(2);
  });

  it("tells how far it is in the bytes that travel", async () => {
    StandIn.behave = () => undefined;
    void made().ask("GET", "/games");
    await eventually(() => expect(StandIn.made).toHaveLength(1));
    expect(boot.stage).toBe("fetching");
    StandIn.last.tell({ type: "progress", loaded: 10, total: 20 });
    await eventually(() => expect([boot.loaded, boot.total]).toEqual([4_000_000, 8_000_000]));
    expect(boot.stage).toBe("fetching");
    StandIn.last.tell({ type: "progress", loaded: 20, total: 20 });
    await eventually(() => expect(boot.stage).toBe("starting"));
    // Only what has come completely can be counted on without a server.
    expect(recallKit()).toBeNull();
    StandIn.last.tell({ type: "ready", version: "1", storage: "refused" });
    await eventually(() => expect([boot.stage, boot.storage]).toEqual(["ready", "refused"]));
    expect(recallKit()).toEqual(KIT);
    StandIn.last.tell({ type: "storage", storage: "kept" });
    await eventually(() => expect(boot.storage).toBe("kept"));
  });

  it.each(["no-wasm", "fetch", "start"] as const)(
    "that fails (%s) answers everything with a sentence, and the next question tries anew",
    async (reason) => {
      StandIn.behave = (worker, { type }) => {
        if (type === "boot") worker.tell({ type: "failed", reason });
      };
      const host = made();
      const ended = vi.fn();
      host.connect({ heard: () => undefined, ended });
      const answer = await host.ask("GET", "/games");
      expect(answer.status).toBe(503);
      expect(JSON.parse(answer.text)).toMatchObject({ reason: "offline-fault", params: { fault: reason } });
      expect([boot.stage, boot.fault]).toEqual(["failed", reason]);
      expect(ended).toHaveBeenCalledOnce();
      expect(StandIn.last.ended).toBe(true);
      // A connection that stands up by itself does not start a heavy thing again and again.
      host.connect({ heard: () => undefined, ended });
      await eventually(() => expect(ended).toHaveBeenCalledTimes(2));
      expect(StandIn.made).toHaveLength(1);
      StandIn.behave = obliging;
      expect((await host.ask("GET", "/games")).status).toBe(200);
    },
  );

  it("that the browser forbids is told as such", async () => {
    const host = new Host(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect((await host.ask("GET", "/games")).status).toBe(503);
    expect(boot.fault).toBe("blocked");
  });

  it("that never loads is told as such", async () => {
    StandIn.behave = (worker) => worker.onerror?.(new ErrorEvent("error"));
    expect((await made().ask("GET", "/games")).status).toBe(503);
    expect(boot.fault).toBe("blocked");
  });

  it("that was lost on its way is made anew and told everything again, once", async () => {
    const serviceWorker = new EventTarget();
    vi.stubGlobal("navigator", { onLine: true, serviceWorker });
    StandIn.behave = () => undefined;
    const answer = made().ask("GET", "/games");
    await eventually(() => expect(StandIn.made).toHaveLength(1));
    const lost = StandIn.last;
    StandIn.behave = obliging;
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect((await answer).status).toBe(200);
    expect([StandIn.made.length, lost.ended]).toEqual([2, true]);
    // One that has said something runs.
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect(StandIn.made).toHaveLength(2);
  });

  it("that breaks down answers what is open and ends every connection, and the next question tries anew", async () => {
    const host = made();
    await host.ask("GET", "/games");
    const ended = vi.fn();
    host.connect({ heard: () => undefined, ended });
    StandIn.behave = () => undefined;
    const open = host.ask("GET", "/games");
    StandIn.last.onerror?.(new ErrorEvent("error"));
    expect((await open).status).toBe(503);
    expect([boot.stage, boot.fault]).toEqual(["failed", "start"]);
    expect(ended).toHaveBeenCalledOnce();
    expect(StandIn.last.ended).toBe(true);
    StandIn.behave = obliging;
    expect((await host.ask("GET", "/games")).status).toBe(200);
  });

  it("without a kit anywhere says that it could not be fetched; with one from earlier it starts", async () => {
    served = (path) => (path.endsWith(".json") ? new Response("<!doctype html>") : new Response(""));
    await made().ask("GET", "/games");
    expect([boot.fault, StandIn.made.length]).toEqual(["fetch", 0]);
    noteKit(KIT);
    away();
    expect((await made().ask("GET", "/games")).status).toBe(200);
  });

  it("takes the kit that is kept before one with which somebody played long ago: that one may be gone", async () => {
    const renewed = { ...KIT, folder: "offline/def/" };
    vi.stubGlobal("caches", new StandInCaches());
    await keepKit(rootAddress(), renewed);
    noteKit(KIT);
    const started = async () => {
      await made().ask("GET", "/games");
      return StandIn.last.heard[0];
    };
    const address = `${rootAddress()}offline/def/`;
    reach.away = true;
    expect(await started()).toEqual({ type: "boot", address, kit: renewed });
    noteKit(KIT);
    reach.away = false;
    away();
    expect(await started()).toEqual({ type: "boot", address, kit: renewed });
    expect(recallKit()).toEqual(renewed);
  });

  describe("of which the host has a newer version", () => {
    const reload = vi.fn();
    const own = { ...KIT, page: "assets/own.js" };
    const newer = { ...KIT, page: "assets/newer.js", folder: "offline/def/" };

    beforeEach(() => {
      sessionStorage.clear();
      reload.mockClear();
      const script = document.createElement("script");
      [script.type, script.src] = ["module", "/assets/own.js"];
      script.setAttribute("src", "/assets/own.js");
      document.head.append(script);
      vi.stubGlobal("location", { origin: location.origin, href: location.href, reload });
      vi.stubGlobal("caches", new StandInCaches());
      const page = '<script type="module" src="/assets/newer.js"></script>';
      served = (path) => (path.endsWith(".json") ? Response.json(newer) : new Response(page));
    });
    afterEach(() => sessionStorage.clear());

    it("begins with the kit of its own version, if that is kept", async () => {
      await keepKit(rootAddress(), own);
      await made().ask("GET", "/games");
      expect(StandIn.last.heard[0]).toMatchObject({ kit: own });
      expect(reload).not.toHaveBeenCalled();
    });

    it("else has the page loaded anew before anything begins", async () => {
      void made().ask("GET", "/games");
      await eventually(() => expect(reload).toHaveBeenCalledOnce());
      expect(StandIn.made).toEqual([]);
    });

    it("begins all the same where that did not help", async () => {
      void made().ask("GET", "/games");
      await eventually(() => expect(reload).toHaveBeenCalledOnce());
      boot.stage = "absent";
      await made().ask("GET", "/games");
      expect(StandIn.last.heard[0]).toMatchObject({ kit: newer });
    });
  });

  it("does not wait for a network that never answers where there is a kit", async () => {
    noteKit(KIT);
    vi.useFakeTimers();
    served = silent;
    const answer = made().ask("GET", "/games");
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect((await answer).status).toBe(200);
    expect(asked).toEqual(["/offline.json"]);
  });
});

describe("a request", () => {
  it("goes to the server, and to this device if its table is there", async () => {
    expect(await told("GET", "/games")).toEqual({ server: "/api/games" });
    expect(await told("GET", "/tables/QWERTYUI/replay")).toEqual({
      server: "/api/tables/QWERTYUI/replay",
    });
    expect(await askText("/tables/QWERTYUI/record")).toContain("/api/tables/QWERTYUI/record");
    expect(asked).not.toContain("/offline.json");
    expect(await told("POST", "/tables/0WERTYUI/seats", { name: "Ada" })).toEqual({
      device: "POST /tables/0WERTYUI/seats",
      body: '{"name":"Ada"}',
    });
    expect(await askText("/tables/0WERTYUI/record")).toContain("GET /tables/0WERTYUI/record");
    expect(asked).not.toContain("/api/tables/0WERTYUI/seats");
  });

  it("carries a record as it is", async () => {
    meta("site", "static");
    // jsdom's files cannot be read this way.
    const record = Object.assign(new Blob(), { text: () => Promise.resolve("line\nline\n") });
    expect(await told("POST", "/replay?seat=1", record)).toEqual({
      device: "POST /replay?seat=1",
      body: "line\nline\n",
    });
  });

  it("goes to this device on a static site, whatever it is about", async () => {
    meta("site", "static");
    for (const path of ["/me", "/games", "/tables", "/tables/QWERTYUI"])
      expect(goesHere(path), path).toBe(true);
    await ask("GET", "/games");
    expect(asked).not.toContain("/api/games");
  });

  it("is answered by this device when the server is away and the kit was fetched before", async () => {
    away();
    expect((await ask("GET", "/games")).refused?.reason).toBe("server-away");
    expect(reach.away).toBe(false);
    noteKit(KIT);
    expect(await told("GET", "/games")).toEqual({ device: "GET /games", body: null });
    expect(reach.away).toBe(true);
    // A server's table is nowhere else.
    expect((await ask("GET", "/tables/QWERTYUI")).refused?.reason).toBe("server-away");
    // From then on nobody waits for the server again, until it answers somebody.
    asked = [];
    await ask("POST", "/me");
    expect(asked).toEqual([]);
    served = (path) => Response.json({ server: path });
    await ask("GET", "/tables/QWERTYUI");
    expect(reach.away).toBe(false);
    expect(await told("GET", "/games")).toEqual({ server: "/api/games" });
  });

  it("takes a document on the way to the server for no answer", async () => {
    const portal = () => new Response("<h1>Wi-Fi</h1>", { headers: { "content-type": "text/html" } });
    served = portal;
    expect((await ask("GET", "/games")).refused?.reason).toBe("server-away");
    noteKit(KIT);
    expect(await told("GET", "/games")).toEqual({ device: "GET /games", body: null });
  });

  it.each([
    ["", undefined],
    ["Bad Gateway", "text/plain; charset=utf-8"],
  ])("takes a proxy that finds the server away (%j) for no answer", async (body, type) => {
    served = () => new Response(body, { status: 502, headers: type ? { "content-type": type } : {} });
    expect((await ask("GET", "/games")).refused?.reason).toBe("server-away");
    noteKit(KIT);
    expect(await told("GET", "/games")).toEqual({ device: "GET /games", body: null });
    expect(reach.away).toBe(true);
    expect((await ask("GET", "/tables/QWERTYUI")).refused?.reason).toBe("server-away");
    expect(reach.away).toBe(true);
  });

  it("is answered by a server that is busy: that one is not away", async () => {
    noteKit(KIT);
    served = () => Response.json({ reason: "server-busy", rule: null, params: {} }, { status: 503 });
    expect((await ask("POST", "/tables", {})).refused?.reason).toBe("server-busy");
    expect(reach.away).toBe(false);
  });

  describe("that the network never answers", () => {
    beforeEach(() => {
      vi.useFakeTimers();
      served = silent;
    });

    /** Whether a question is open still after a time. */
    async function waits(question: Promise<unknown>, time: number): Promise<boolean> {
      let open = true;
      void question.then(() => (open = false));
      await vi.advanceTimersByTimeAsync(time);
      return open;
    }

    it.each([
      ["GET", "/games"],
      ["POST", "/me"],
    ] as const)("is answered by this device after a while: %s %s", async (method, path) => {
      noteKit(KIT);
      const question = told(method, path);
      expect(await waits(question, 4900)).toBe(true);
      await vi.advanceTimersByTimeAsync(100);
      vi.useRealTimers();
      expect(await question).toEqual({ device: `${method} ${path}`, body: null });
      expect(reach.away).toBe(true);
    });

    it("is waited for where something would be done twice, and where this device knows nothing", async () => {
      expect(await waits(ask("GET", "/games"), 60_000)).toBe(true);
      noteKit(KIT);
      expect(await waits(ask("POST", "/tables", {}), 60_000)).toBe(true);
      expect(await waits(ask("DELETE", "/me"), 60_000)).toBe(true);
      expect(await waits(ask("GET", "/tables/QWERTYUI"), 60_000)).toBe(true);
      expect(reach.away).toBe(false);
    });
  });

  it("of a refused thing brings the refusal", async () => {
    StandIn.behave = (worker, message) => {
      obliging(worker, message.type === "request" ? { type: "hang-up", socket: 0 } : message);
      if (message.type === "request")
        worker.tell({
          type: "answer",
          id: message.id,
          status: 503,
          text: '{"reason":"offline-other-tab","rule":null,"params":{}}',
        });
    };
    expect((await ask("GET", "/tables/0WERTYUI")).refused?.reason).toBe("offline-other-tab");
  });
});

it("friends are not invited to a table that they could not reach", async () => {
  noteKit(KIT);
  away();
  expect((await openTable("any", "friends", ["Ada"])).refused?.reason).toBe("server-away");
});

it("a kit with which somebody has played does not count once the browser has forgotten its files", async () => {
  noteKit({ ...KIT, files: [{ name: "python.wasm", size: 3 }] });
  away();
  expect((await ask("GET", "/games")).refused?.reason).toBe("server-away");
  expect(reach.away).toBe(false);
  served = (path) => (path.endsWith("python.wasm") ? new Response("abc") : new TypeError("no network"));
  expect(await told("GET", "/games")).toEqual({ device: "GET /games", body: null });
});

describe("a table on this device", () => {
  it("speaks over the worker what others speak over the socket, and waits for another tab", async () => {
    vi.stubGlobal("WebSocket", { OPEN: 1, CLOSED: 3 });
    let elsewhere = true;
    StandIn.behave = (worker, message) => {
      obliging(worker, message);
      if (message.type !== "say") return;
      const { type, ref } = JSON.parse(message.text) as { type: string; ref: string };
      if (type !== "watch") return;
      const told = elsewhere
        ? [{ type: "refused", ref, reason: "offline-other-tab", rule: null, params: {}, again: true }]
        : [
            { type: "update", table: "T", number: 3, now: 0, yours: [0] },
            { type: "done", ref, table: "T", number: 3 },
          ];
      const { socket } = message;
      worker.tell({ type: "told", told: told.map((each) => ({ socket, text: JSON.stringify(each) })) });
    };
    const session = new Session("0WERTYUI");
    session.open();
    expect(session.connection.here).toBe(true);
    await eventually(() => expect(session.elsewhere).toBe(true));
    elsewhere = false;
    await eventually(() => expect(session.yours).toEqual([0]));
    expect(session.elsewhere).toBe(false);
    // No network: what happens to it does not matter.
    window.dispatchEvent(new Event("offline"));
    expect(session.connection.state).toBe("connected");
    expect(StandIn.last.heard.filter(({ type }) => type === "say")).toHaveLength(2);
    session.close();
    await eventually(() => expect(StandIn.last.heard.at(-1)?.type).toBe("hang-up"));
  });

  it("that was continued by another tab is looked at again, which is told", async () => {
    let watched = 0;
    StandIn.behave = (worker, message) => {
      obliging(worker, message);
      if (message.type !== "say") return;
      watched += 1;
      const text = JSON.stringify({ type: "gone", table: "T" });
      if (watched === 1) worker.tell({ type: "told", told: [{ socket: message.socket, text }] });
    };
    const session = new Session("0WERTYUI");
    session.open();
    expect(session.overtaken).toBe(false);
    await eventually(() => expect(watched).toBe(2));
    expect(session.overtaken).toBe(true);
    session.close();
  });

  it("keeps a move only if the page goes before its answer, which comes soon", () => {
    const session = new Session("0WERTYUI");
    session.open();
    void session.play(0, { type: "stop" });
    expect(loadPendingMoves("0WERTYUI")).toEqual([]);
    window.dispatchEvent(new Event("pagehide"));
    expect(loadPendingMoves("0WERTYUI")).toMatchObject([{ seat: 0, move: { type: "stop" } }]);
    session.close();
    sessionStorage.clear();
  });
});

describe("what the worker says", () => {
  it("comes together where it is said in one go, in its order", async () => {
    const post = vi.fn();
    const { send, tell } = batching(post);
    const [update, done, later] = [
      { socket: 1, text: "update" },
      { socket: 1, text: "done" },
      { socket: 2, text: "later" },
    ] as const;
    tell(update);
    tell(done);
    await Promise.resolve();
    tell(later);
    send({ type: "hung-up", socket: 1 });
    await Promise.resolve();
    expect(post.mock.calls.flat()).toEqual([
      { type: "told", told: [update, done] },
      { type: "told", told: [later] },
      { type: "hung-up", socket: 1 },
    ]);
  });

  it("is not held up: what can wait waits until nothing has come for a while", async () => {
    vi.useFakeTimers();
    const [target, done] = [new EventTarget(), vi.fn()];
    void untilIdle(target, ["message"]).then(done);
    await vi.advanceTimersByTimeAsync(1400);
    target.dispatchEvent(new Event("message"));
    await vi.advanceTimersByTimeAsync(1400);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalledOnce();
  });
});

describe("a kit that was fetched for playing on a static site", () => {
  const file = `${rootAddress()}${KIT.folder}python.wasm`;
  const kit = { ...KIT, files: [{ name: "python.wasm", size: 3 }] };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("caches", new StandInCaches());
    meta("site", "static");
    served = () => new Response("abc");
  });

  const isKept = async () => (await caches.match(file)) !== undefined;

  it("is kept when nobody taps", async () => {
    void keepUsedKit(kit);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await isKept()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await isKept()).toBe(true);
  });

  it("is not kept if somebody has switched that off", async () => {
    wantKit(false);
    void keepUsedKit(kit);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await isKept()).toBe(false);
    wantKit(true);
    void keepUsedKit(kit);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await isKept()).toBe(true);
  });

  it("is kept at last by somebody who never rests", async () => {
    const taps = setInterval(() => window.dispatchEvent(new Event("pointerdown")), 1000);
    void keepUsedKit(kit);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await isKept()).toBe(false);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await isKept()).toBe(true);
    clearInterval(taps);
  });
});

describe("what would be a loss", () => {
  const [persisted, persist] = [vi.fn<() => Promise<boolean>>(), vi.fn(() => Promise.resolve(true))];

  beforeEach(() => {
    vi.resetModules();
    persist.mockClear();
    persisted.mockReset().mockResolvedValue(false);
    vi.stubGlobal("navigator", { storage: { persisted, persist } });
  });

  /** A game on this device begins. */
  async function begins(): Promise<void> {
    const text = JSON.stringify({ code: "0WERTYUI", seats: [], seals: [] });
    StandIn.behave = (worker, message) => {
      if (message.type === "request") worker.tell({ type: "answer", id: message.id, status: 200, text });
      else obliging(worker, message);
    };
    const { start } = await import("../src/table/open-table");
    await start("0WERTYUI");
  }

  /** A map of one's own is listed. */
  async function listed(): Promise<void> {
    const { ownLandStore } = await import("../src/offline/own-land-store");
    await ownLandStore.list({ game: "travel", digest: "d", about: {}, at: 0 }, "{}");
  }

  it.each([
    ["a game", begins],
    ["something made", listed],
  ])("(%s) the browser is asked not to clear away, also where it refused before", async (_, happens) => {
    localStorage.setItem("hranice.here", JSON.stringify([{ code: "0OTHER", phase: "finished" }]));
    await happens();
    await eventually(() => expect(persist).toHaveBeenCalledOnce());
  });

  it("is asked for once a visit, and not where it was granted", async () => {
    await begins();
    await listed();
    await begins();
    await eventually(() => expect(persist).toHaveBeenCalledOnce());
    expect(persisted).toHaveBeenCalledOnce();
    vi.resetModules();
    persisted.mockResolvedValue(true);
    await begins();
    await eventually(() => expect(persisted).toHaveBeenCalledTimes(2));
    expect(persist).toHaveBeenCalledOnce();
  });
});

describe("home", () => {
  const table = (code: string, phase: string) => ({
    code,
    phase,
    game: "any",
    seats: 2,
    taken: 2,
    updated: 0,
  });
  const codes = (tables: readonly { readonly code: string }[] | null) => tables?.map(({ code }) => code);

  afterEach(() => (settings.met = false));

  it("lists tables of the device beside those of the server, without starting Python", async () => {
    const workers = StandIn.made.length;
    settings.met = true;
    localStorage.setItem("hranice.here", JSON.stringify([table("0A", "running"), table("0B", "finished")]));
    served = (path) => Response.json(path === "/api/me" ? { tables: [table("A", "running")] } : []);
    const list = new TableList();
    await list.look();
    expect([codes(list.own), codes(list.played)]).toEqual([["0A", "A"], ["0B"]]);
    expect(StandIn.made).toHaveLength(workers);
    expect(recallTables()).toEqual(["0A", "A"]);
  });

  it("hears from Python where it runs, and has it close what was left", async () => {
    await ask("GET", "/tables/0WERTYUI");
    boot.stage = "ready";
    const closed: string[] = [];
    StandIn.behave = (worker, message) => {
      if (message.type !== "request") return;
      if (message.method === "POST") closed.push(message.path);
      const text = JSON.stringify({ tables: [table("0C", closed.length ? "closed" : "running")] });
      worker.tell({ type: "answer", id: message.id, status: 200, text });
    };
    localStorage.setItem("hranice.closing", '["0C"]');
    served = () => Response.json([]);
    const list = new TableList();
    await list.look();
    expect(closed).toEqual(["/tables/0C/close"]);
    expect(codes(list.own)).toEqual([]);
    expect(localStorage.getItem("hranice.closing")).toBeNull();
  });

  it("leaves no trace where Python has no table any more: home is looked at while everything is deleted", async () => {
    await ask("GET", "/tables/0WERTYUI");
    boot.stage = "ready";
    StandIn.behave = (worker, message) => {
      if (message.type === "request")
        worker.tell({ type: "answer", id: message.id, status: 200, text: '{"tables":[]}' });
    };
    localStorage.setItem("hranice.here", JSON.stringify([table("0A", "finished")]));
    served = () => Response.json([]);
    await new TableList().look();
    expect(localStorage.getItem("hranice.here")).toBeNull();
  });

  it("does not wait for ever for a server that never answers", async () => {
    noteKit(KIT);
    settings.met = true;
    localStorage.setItem("hranice.here", JSON.stringify([table("0A", "running")]));
    vi.useFakeTimers();
    served = silent;
    closeTable("QWERTYUI");
    const list = new TableList();
    void list.look();
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    await eventually(() => expect(codes(list.own)).toEqual(["0A"]));
    expect(reach.away).toBe(true);
  });

  it("finds out that the server is back", async () => {
    noteKit(KIT);
    away();
    await new TableList().look();
    expect(reach.away).toBe(true);
    served = () => Response.json([table("PUBLIC", "open")]);
    const list = new TableList();
    await list.look();
    expect(reach.away).toBe(false);
    expect(codes(list.others)).toEqual(["PUBLIC"]);
  });
});

describe("where only what is behind the files is away", () => {
  beforeEach(() => {
    served = (path) => (path.endsWith("offline.json") ? Response.json(KIT) : new TypeError("no answer"));
  });
  afterEach(() => (navigation.path = "/"));

  it("whoever wants to play is given what it takes, and sees how it comes", async () => {
    navigation.path = "/play/any/now";
    expect(await told("POST", "/me")).toEqual({ device: "POST /me", body: null });
    expect(reach.away).toBe(true);
    StandIn.behave = () => undefined;
    void made().ask("GET", "/games");
    await eventually(() => expect(StandIn.last.heard).toHaveLength(2));
    expect([boot.stage, boot.total]).toEqual(["fetching", KIT.zipped]);
  });

  it("nothing is fetched for whoever only looks around, or for a table of the server", async () => {
    expect((await ask("GET", "/games")).refused?.reason).toBe("server-away");
    navigation.path = "/play/any/now";
    expect((await ask("GET", "/tables/QWERTYUI")).refused?.reason).toBe("server-away");
    expect(asked).not.toContain("/offline.json");
    expect(reach.away).toBe(false);
  });

  it("nobody is told to play on this device where that turns out to be impossible", async () => {
    reach.away = true;
    StandIn.behave = (worker, { type }) => {
      if (type === "boot") worker.tell({ type: "failed", reason: "fetch" });
    };
    expect((await made().ask("POST", "/me")).status).toBe(503);
    expect(reach.away).toBe(false);
  });
});
