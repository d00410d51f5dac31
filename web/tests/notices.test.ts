import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import PhraseBubbles from "../src/table/PhraseBubbles.svelte";
import Notices from "../src/table/Notices.svelte";
import TimeLeft from "../src/table/TimeLeft.svelte";
import { Session } from "../src/table/session.svelte";
import { settings } from "../src/parts/settings.svelte";
import type { About } from "../src/wire/server";

const NAMES = ["Anna", "Bert", "Carl"];

/** Anna at a table with Bert and Carl; nothing is connected. */
function atTable(): Session {
  const session = new Session("CODE");
  const seats = NAMES.map((name) => ({
    name,
    bot: null,
    here: true,
    stood_in: false,
    credit: 0,
    quick: false,
    seal: "",
    tally: { games: 0, won: 0, points: 0 },
    rank: 0,
  }));
  const house = { chairs: 3, public: false, clock: 0, last_call: 0, credit: true, grace: 30 };
  session.about = {
    game: "border",
    rules: "1",
    code: "CODE",
    phase: "running",
    house: { ...house, stand_in: "regular", pause: 0, duplicate: false },
    seats,
    host: 0,
    spectators: 0,
    commitment: "",
    digest: "",
    called_off: [],
    rematch: null,
    lesson: false,
    lock: 250,
    rematch_seat: null,
    missing: [],
  } satisfies About;
  session.yours = [0];
  return session;
}

/** The table has seen that these were faster than a person can be. */
function mark(session: Session, names: readonly string[]): void {
  if (!session.about) return;
  const seats = session.about.seats.map((seat) => ({ ...seat, quick: names.includes(seat.name) }));
  session.about = { ...session.about, seats };
}

// Time stands still, so that seconds are what they were.
beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const soon = (seconds: number) => performance.now() + 1000 * seconds - 1;

describe("what a player must know", () => {
  it("is who is gone, and until when the seat is kept", async () => {
    const session = atTable();
    render(Notices, { session });
    session.absences = [{ seat: 1, until: soon(20) }];
    await tick();
    expect(screen.getByText("Bert has lost the connection.")).toBeTruthy();
    expect(screen.getByText("A bot takes over in 20 seconds.")).toBeTruthy();
  });

  it("is who was faster than a person can be, for a moment", async () => {
    vi.useFakeTimers();
    const session = atTable();
    render(Notices, { session });
    mark(session, ["Bert"]);
    await tick();
    expect(screen.getByText("Bert: faster than anybody can react.")).toBeTruthy();
    vi.runAllTimers();
    await tick();
    expect(screen.queryByText(/Bert/)).toBeNull();
    mark(session, ["Bert", "Carl"]);
    await tick();
    expect(screen.getByText("Bert and Carl: faster than anybody can react.")).toBeTruthy();
  });

  it("does not cover the result, which says itself who was too fast", async () => {
    const session = atTable();
    render(Notices, { session });
    mark(session, ["Bert"]);
    await tick();
    expect(screen.getByText(/Bert/)).toBeTruthy();
    if (session.about) session.about = { ...session.about, phase: "finished" };
    await tick();
    expect(screen.queryByText(/Bert/)).toBeNull();
  });

  it("is whose time was up, and whether it was one's own", async () => {
    const session = atTable();
    render(Notices, { session });
    session.overdue = [0];
    await tick();
    expect(screen.getByText(/^Your time was up/)).toBeTruthy();
    session.overdue = [2];
    await tick();
    expect(screen.getByText(/^Carl’s time was up/)).toBeTruthy();
  });

  it("is that a bot plays for whoever stays offline", async () => {
    const session = atTable();
    session.connection.state = "offline";
    render(Notices, { session });
    await tick();
    expect(screen.getByText(/After 30 seconds a bot plays for you until you are back/)).toBeTruthy();
  });
});

describe("that another tab was quicker", () => {
  it("is told until it has been read", async () => {
    const session = atTable();
    render(Notices, { session });
    session.overtaken = true;
    await tick();
    expect(screen.getByText(/^This game is open in two tabs/)).toBeTruthy();
    screen.getByRole("button", { name: "Close" }).click();
    await tick();
    expect(screen.queryByText(/two tabs/)).toBeNull();
  });
});

describe("the clock", () => {
  it("shows one's own time before that of the others", async () => {
    const session = atTable();
    render(TimeLeft, { session, names: NAMES });
    expect(screen.queryByText("Your time")).toBeNull();
    session.countdowns = [
      { seat: 1, until: soon(5) },
      { seat: 0, until: soon(75) },
    ];
    await tick();
    expect(screen.getByText("Your time")).toBeTruthy();
    expect(screen.getByText("1:15")).toBeTruthy();
    session.countdowns = [{ seat: 1, until: soon(5) }];
    await tick();
    expect(screen.getByText("Bert’s time")).toBeTruthy();
    expect(screen.getByText("0:05")).toBeTruthy();
  });
});

describe("what is said", () => {
  const hello = { type: "said", table: "T", seat: 1, phrase: "phrase-hello" } as const;
  afterEach(() => (settings.phrases = true));

  it("appears with the name of whoever said it, the latest words only", async () => {
    const session = atTable();
    render(PhraseBubbles, { session, names: NAMES });
    session.said = [{ ...hello, number: 1 }];
    await tick();
    expect(screen.getByText("Hello!", { exact: false }).textContent).toContain("Bert");
    session.said = [...session.said, { ...hello, phrase: "phrase-wow", number: 2 }];
    await tick();
    expect(screen.queryByText("Hello!", { exact: false })).toBeNull();
    expect(screen.getByText("Wow!", { exact: false })).toBeTruthy();
  });

  it("does not appear to whoever wants quiet", async () => {
    settings.phrases = false;
    const session = atTable();
    render(PhraseBubbles, { session, names: NAMES });
    session.said = [{ ...hello, number: 1 }];
    await tick();
    expect(screen.queryByText("Hello!", { exact: false })).toBeNull();
  });
});
