import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestQueue } from "../src/table/request-queue.svelte";
import { Session } from "../src/table/session.svelte";
import type { About, Told, Update } from "../src/wire/server";
import { arrived, Socket, update, welcome } from "./socket";

/** The screen is drawn: what came since the last time is shown. */
const frame = () => vi.advanceTimersToNextFrame();

describe("a device at a table", () => {
  let session: Session;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    sessionStorage.clear();
    session = new Session("CODE");
    session.open();
    Socket.last.tell(welcome, update(3, { now: 1000 }), arrived);
    frame();
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("measures the connection by pings that ask for nothing else", () => {
    const first = Socket.last.of("ping")[0];
    Socket.last.tell({ type: "done", ref: first?.ref ?? "", table: "", number: 0 });
    while (Socket.last.of("ping").length < 2) vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(40);
    Socket.last.tell({ type: "done", ref: Socket.last.of("ping")[1]?.ref ?? "", table: "", number: 0 });
    expect(session.connection.delay).toBe(40);
  });

  it("gives a connection up on which nothing comes, although the browser believes in it", () => {
    const first = Socket.last;
    vi.advanceTimersByTime(16_000);
    expect(first.readyState).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(Socket.last).not.toBe(first);
  });

  it("keeps a tap in a break and sends the same again, with what had been seen by then", async () => {
    const played = session.play(0, { type: "stop" });
    const [sent] = Socket.last.of("move");
    Socket.last.breakDown();
    expect(session.connection.state).toBe("resuming");
    expect(session.waiting).toBe(1);
    vi.advanceTimersByTime(1000);
    Socket.last.tell(welcome);
    expect(Socket.last.of("watch")).toMatchObject([{ code: "CODE", have: 3 }]);
    expect(Socket.last.of("move")).toEqual([]);
    Socket.last.tell(update(3), arrived);
    frame();
    expect(sent).toMatchObject({ have: null });
    expect(Socket.last.of("move")).toEqual([{ ...sent, have: 3 }]);
    Socket.last.tell({ type: "done", ref: sent?.ref ?? "", table: "T", number: 4 });
    frame();
    expect(await played).toBeNull();
    expect(session.waiting).toBe(0);
  });

  it("knows what happened lately, also before it came, each once", () => {
    const at = (number: number) => ({
      number,
      at: 0,
      facts: [{ type: "stopped" }],
      late: false,
      takes_back: 0,
    });
    const numbers = () => session.history.map(({ number }) => number);
    Socket.last.tell(update(5, { fresh: true, earlier: [at(4), at(5)] }));
    frame();
    expect([numbers(), session.happened]).toEqual([[4, 5], []]);
    Socket.last.tell(update(6, { happened: [at(6)] }), update(7, { happened: [at(6), at(7)] }));
    frame();
    expect(numbers()).toEqual([4, 5, 6, 7]);
    expect(session.happened.map(({ number }) => number)).toEqual([6, 7]);
    Socket.last.tell(update(90, { fresh: true, earlier: [at(89)] }));
    frame();
    expect(numbers()).toEqual([89]);
  });

  it("forgets what was taken back, and takes back what it is offered", () => {
    const at = (number: number, takes_back = 0) => ({ number, at: 0, facts: [], late: false, takes_back });
    const undoable = [{ seat: 0, entry: 6 }];
    Socket.last.tell(arrived, update(5, { fresh: true, earlier: [at(3), at(4), at(5, 3)] }));
    Socket.last.tell(update(6, { happened: [at(6)], undoable }));
    frame();
    expect(session.undoable).toEqual(undoable);
    for (const move of session.undoable) session.undo(move);
    expect(Socket.last.of("undo")).toEqual([{ type: "undo", table: "T", seat: 0, entry: 6, ref: "" }]);
    Socket.last.tell(update(7, { happened: [at(7, 6)] }));
    frame();
    expect(session.history.map(({ number }) => number)).toEqual([4]);
    expect(session.undoable).toEqual([]);
  });

  it("says why a tap from before a reload was not played", () => {
    void session.play(0, { type: "stop" });
    const again = new Session("CODE");
    again.open();
    Socket.last.tell(welcome, update(5), arrived);
    frame();
    const [sent] = Socket.last.of("move");
    const refused = { reason: "table-not-running", rule: "table", params: {}, again: false };
    Socket.last.tell({ type: "refused", ref: sent?.ref ?? "", ...refused });
    frame();
    expect(again.late?.reason).toBe("table-not-running");
    again.close();
  });

  it("knows by the table's clock how long a seat has, and who was too late", () => {
    Socket.last.tell(update(4, { now: 5000, countdowns: [{ seat: 1, until: 25_000 }] }));
    vi.advanceTimersByTime(5000);
    expect(Math.round(session.until(25_000))).toBe(15_000);
    const late = { number: 5, at: 25_000, facts: [], late: true, takes_back: 0 };
    vi.advanceTimersByTime(15_000);
    // The connection would be given up by now; it is not what this is about.
    Socket.last.tell(update(5, { now: 25_010, happened: [late] }));
    frame();
    expect(session.overdue).toEqual([1]);
    Socket.last.tell(update(6, { now: 26_000 }));
    frame();
    expect(session.overdue).toEqual([]);
  });

  it("takes what comes between two frames together, in its order, but an answer at once", async () => {
    const told = (number: number, more: Partial<Update> = {}) =>
      update(number, {
        happened: [{ number, at: 0, facts: [number], late: false, takes_back: 0 }],
        views: [{ number }],
        ...more,
      });
    const played = session.play(0, { type: "stop" });
    const [sent] = Socket.last.of("move");
    Socket.last.tell(told(4), told(5));
    expect(session.waiting).toBe(1);
    expect(session.happened).toEqual([]);
    Socket.last.tell({ type: "done", ref: sent?.ref ?? "", table: "T", number: 5 });
    expect(session.waiting).toBe(0);
    expect(session.views).toEqual([{ number: 5 }]);
    expect(session.happened.map(({ number }) => number)).toEqual([4, 5]);
    expect(await played).toBeNull();
    Socket.last.tell(told(6), told(7));
    expect(session.views).toEqual([{ number: 5 }]);
    frame();
    expect(session.views).toEqual([{ number: 7 }]);
    expect(session.happened.map(({ number }) => number)).toEqual([6, 7]);
  });

  it("goes on where no frames are drawn, as in a tab that nobody looks at", () => {
    vi.stubGlobal("requestAnimationFrame", () => 1);
    Socket.last.tell(update(4, { views: [1] }), update(5, { views: [2] }));
    vi.advanceTimersByTime(100);
    expect(session.views).toEqual([2]);
  });

  it("keeps whatever an update has not changed, so that only the rest is drawn anew", () => {
    const view = (score: number) => ({ players: [{ closed: [1, 2] }, { closed: [3], score }] });
    Socket.last.tell(update(4, { views: [view(0)] }));
    frame();
    const [before] = session.views as ReturnType<typeof view>[];
    Socket.last.tell(update(5, { views: [view(7)] }));
    frame();
    const [after] = session.views as ReturnType<typeof view>[];
    expect(after).toEqual(view(7));
    expect(after?.players[0]).toBe(before?.players[0]);
    expect(after?.players[1]?.closed).toBe(before?.players[1]?.closed);
    expect(after?.players[1]).not.toBe(before?.players[1]);
  });

  it("hears the same words twice when they are said twice", () => {
    const said: Told = { type: "said", table: "T", seat: 1, phrase: "phrase-wow" };
    Socket.last.tell(said, said);
    frame();
    expect(new Set(session.said.map(({ number }) => number)).size).toBe(2);
  });

  it("talks now and then, and not into a broken connection", () => {
    session.say(0, "phrase-wow");
    session.say(0, "phrase-wow");
    expect(Socket.last.of("say")).toHaveLength(1);
    vi.advanceTimersByTime(2500);
    session.say(0, "phrase-wow");
    expect(Socket.last.of("say")).toHaveLength(2);
    vi.advanceTimersByTime(2500);
    Socket.last.breakDown();
    expect(session.mayTalk).toBe(false);
  });

  it("only looks on when it is told to, whatever seats it has", () => {
    const screen = new Session("CODE", true);
    screen.open();
    Socket.last.tell(welcome);
    expect(Socket.last.of("watch")).toMatchObject([{ look: true }]);
    screen.close();
  });

  it("asks for one thing after the other, each on the ground of what came of the one before", async () => {
    vi.useRealTimers();
    const requests = new RequestQueue(session);
    const course: string[] = [];
    const first = requests.run(() => {
      course.push("first asked");
      setTimeout(() => {
        course.push("first shown");
        Socket.last.tell(update(4));
      }, 10);
      return Promise.resolve({ value: null });
    });
    const second = requests.run(() => {
      course.push("second asked");
      return Promise.resolve({ refused: { rule: "table", reason: "table-full", params: {} } });
    });
    expect(await first).toBe(true);
    expect(await second).toBe(false);
    expect(course).toEqual(["first asked", "first shown", "second asked"]);
    expect(requests.refused?.reason).toBe("table-full");
  });

  it("goes on after a request that could not even be made: its script did not come", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const requests = new RequestQueue(session);
    const lost = requests.run(() => Promise.reject(new TypeError("no script")));
    expect(await lost).toBe(false);
    expect(requests.refused?.reason).toBe("server-away");
    const next = requests.run(() => Promise.resolve({ value: null }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await next).toBe(true);
    expect(requests.refused).toBeNull();
  });

  it("asks no more for its seeds to be taken in once it has left", async () => {
    const { sealedSeed } = await import("../src/table/chance-commitments");
    let asked = 0;
    vi.stubGlobal("fetch", (address: string) => {
      if (!address.endsWith("/seeds")) return Promise.reject(new Error("away"));
      asked += 1;
      return Promise.resolve(Response.json({ reason: "server-busy" }, { status: 503 }));
    });
    const seats = [{ seal: sealedSeed("CODE") }];
    const about = { code: "CODE", phase: "starting", digest: "digest", commitment: "", seats };
    Socket.last.tell(update(4, { about: about as unknown as About, yours: [0] }));
    frame();
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(300);
      expect(asked).toBeGreaterThan(1);
    });
    session.close();
    await vi.advanceTimersByTimeAsync(300);
    const before = asked;
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toBe(before);
  });
});
