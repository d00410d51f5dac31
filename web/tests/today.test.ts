import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import border from "../src/games/border";
import { BORDER } from "../src/games/border/gallery/fixture";
import { squares } from "../src/games/daily";
import Puzzle from "../src/pages/Puzzle.svelte";
import Today from "../src/pages/Today.svelte";
import Calendar from "../src/pages/today/Calendar.svelte";
import VerdictView from "../src/pages/today/VerdictView.svelte";
import { daysLater, longDate, monthsLater, shortDate, weeksOf } from "../src/pages/today/dates";
import { barOf, costliest, isBest } from "../src/pages/today/choice-worth";
import { shareText } from "../src/pages/today/share-text";
import { ranked, standingWords } from "../src/pages/today/puzzle-ranking";
import { got, untilReady, worth } from "../src/pages/today/puzzle-texts";
import type { Language } from "../src/text/catalogue";
import { t, texts } from "../src/text/texts.svelte";
import type { Day, DayGame, DayStanding, Result, Verdict, VerdictDecision } from "../src/wire/daily";
import { LANGUAGES } from "../src/wire/constants";
import type { About } from "../src/wire/server";
import { eventually } from "./eventually";
import { arrived, Socket, update, welcome } from "./socket";

const ZONE = process.env["TZ"];
const result = (grade: number, share: number, got = share, best = 1): Result => ({ got, best, share, grade });
const STANDING: DayStanding = {
  share: 0.92,
  better_than: 0.8,
  counted: true,
  bots: [
    { name: "beginner", share: 0.7 },
    { name: "expert", share: 1 },
  ],
};
const turns = (...results: (Result | null)[]): DayGame => ({
  game: "border",
  options: BORDER.options,
  puzzles: ["keep", "complete", "cross"].map((kind, place) => ({
    kind,
    code: null,
    result: results[place] ?? null,
  })),
  played: 5,
  standing: results.length === 3 ? STANDING : null,
});
const journeys: DayGame = {
  game: "travel",
  options: { map: "europe" },
  puzzles: ["1", "3"].map((kind) => ({ kind, code: null, result: result(2, 1, 170, 190) })),
  played: 1,
  standing: null,
};
const day = (games: readonly DayGame[], more: Partial<Day> = {}): Day => ({
  day: "2026-11-16",
  practice: false,
  ends: Date.UTC(2026, 10, 17),
  commitment: "",
  next_commitment: null,
  opened: null,
  games,
  ...more,
});
const ALL = turns(result(2, 1), result(1, 0.95), result(2, 0.81));

/** Answers requests of the page as a server would; what is not listed is refused. */
function serve(answers: Readonly<Record<string, unknown>>, reason = "daily-no-such-day"): void {
  const answer = (method: string, path: string) => {
    const found = answers[`${method} ${path}`];
    const refused = { reason, rule: null, params: {} };
    return new Response(JSON.stringify(found ?? refused), { status: found ? 200 : 404 });
  };
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    Promise.resolve(answer(init?.method ?? "GET", path)),
  );
}

beforeEach(() => texts.need("daily"));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  process.env["TZ"] = ZONE;
  await texts.speak("en");
});

describe("a day", () => {
  it.each(["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"])(
    "is that of UTC, also in %s",
    (zone) => {
      process.env["TZ"] = zone;
      expect(shortDate("2026-11-16", "en")).toBe("16 Nov");
      expect(longDate("2026-03-01", "de")).toBe("1. März");
      expect(daysLater("2026-02-28", 1)).toBe("2026-03-01");
      expect(daysLater("2026-01-01", -1)).toBe("2025-12-31");
      expect(weeksOf("2026-11")[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
      expect(weeksOf("2026-11").at(-1)?.[0]).toBe("2026-11-30");
      expect(weeksOf("2026-03").flat().filter(Boolean)).toHaveLength(31);
      expect(monthsLater("2026-01", -1)).toBe("2025-12");
    },
  );
});

describe("what is shared", () => {
  it("tells how it went and nothing of what was asked", () => {
    const text = shareText(day([ALL, journeys]), "16 Nov", "practice");
    expect(text).toBe("Hranice 16 Nov · 🟩🟨🟩 92% · 🧭 340/380 €");
  });

  it("is only of games that are finished, and says what was practice", () => {
    const begun = turns(result(0, 0.4));
    expect(shareText(day([begun]), "16 Nov", "practice")).toBeNull();
    expect(shareText(day([begun, journeys], { practice: true }), "16 Nov", "practice")).toBe(
      "Hranice 16 Nov · 🧭 340/380 € · practice",
    );
    expect(squares([result(0, 0)])).toBe("🟥");
  });
});

describe("where one stands", () => {
  it("is said of people who are compared, and of nobody else", () => {
    expect(standingWords(STANDING, 5)).toBe("5 players so far. You did as well as 80% of them, or better.");
    expect(standingWords(STANDING, 1)).toBe("You are the first to play.");
    expect(standingWords({ ...STANDING, counted: false }, 0)).toMatch(/^Nobody else .* not compared/);
  });

  it("is among the bots, before those who did as well", () => {
    expect(ranked({ ...STANDING, share: 1 }).map(({ bot }) => bot)).toEqual([null, "expert", "beginner"]);
  });
});

describe("the calendar", () => {
  const days = [
    { day: "2026-11-02", games: ["border", "travel"], done: ["border"] },
    { day: "2026-11-01", games: ["border"], done: ["border"] },
    { day: "2026-10-30", games: ["border"], done: [] },
  ];

  it("has stamps, one tab stop, and days in reach of the arrow keys", async () => {
    render(Calendar, { days, shown: "2026-11-02" });
    const shown = screen.getByRole("link", { name: "2 November, partly played, shown here" });
    expect(shown.tabIndex).toBe(0);
    expect(screen.getByRole("link", { name: "1 November, all played" }).tabIndex).toBe(-1);
    // A day that was missed is a day like any other; one without puzzles is no link.
    await fireEvent.keyDown(screen.getByRole("link", { name: /^1 November/ }), { key: "ArrowLeft" });
    const missed = screen.getByRole("link", { name: "30 October" });
    expect(document.activeElement).toBe(missed);
    expect(missed.getAttribute("href")).toBe("/today/2026-10-30");
    expect(screen.getByRole("heading", { name: "October 2026" })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "The month before" }).disabled).toBe(true);
  });
});

const MOMENT = BORDER.moments["complete"]?.view;
const choice = (segments: readonly number[], worth: number) => ({
  move: { type: "complete", segments },
  worth,
  points: null,
});
const DECISION: VerdictDecision = {
  chosen: choice([], 0.3),
  best: choice([3], 0.6),
  choices: [choice([3], 0.6), choice([], 0.3)],
  dice: [0, 0, 1, 2, 3],
  reason: "",
  params: {},
  borders: [],
  view: MOMENT,
};
const VERDICT: Verdict = {
  result: result(0, 0.5, 0.3, 0.6),
  kind: "complete",
  seat: 0,
  options: BORDER.options,
  counted: true,
  decisions: [{ ...DECISION, chosen: DECISION.best }, DECISION],
};

describe("a verdict", () => {
  it("weighs choices against the best one", () => {
    expect([isBest(DECISION), costliest(VERDICT.decisions)]).toEqual([false, 1]);
    expect(DECISION.choices.map((one) => barOf(one, DECISION))).toEqual([1, 0.5]);
    expect(barOf(choice([], 0), { ...DECISION, best: choice([], 0) })).toBe(1);
  });

  it("shows every choice with its figure, marks one's own and the best in words, and leads on", async () => {
    const of = turns(result(2, 1), result(0, 0.5), null);
    render(VerdictView, { game: border, day: day([of]), of, number: 1, verdict: VERDICT });
    const own = await screen.findByRole("button", { name: /yours.*30%/ });
    expect(screen.getByRole("button", { name: /best.*60%/ }).getAttribute("aria-pressed")).toBe("true");
    expect(own.getAttribute("aria-pressed")).toBe("false");
    expect(screen.getByText("You kept 50% of your chance of winning.")).toBeTruthy();
    for (const way of screen.getAllByRole("link", { name: "Next puzzle" }))
      expect(way.getAttribute("href")).toBe("/today/2026-11-16/border/3");
    await fireEvent.click(own);
    expect(own.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Choice 1 of 2" }));
    expect(screen.getByRole("button", { name: /yours, and the best/ })).toBeTruthy();
  });

  it.each([
    ["on the day itself", {}, true],
    ["of an earlier day, where that is known", { opened: "{}" }, false],
    ["of practice, where that is known", { practice: true }, false],
  ])("tells at once that it is not compared, %s", (_, more, told) => {
    const verdict = { ...VERDICT, counted: false };
    render(VerdictView, { game: border, day: day([ALL], more), of: ALL, number: 1, verdict });
    expect(screen.queryByText(/^Your result is not compared/) !== null).toBe(told);
  });

  it("of the last puzzle leads to the result", async () => {
    render(VerdictView, { game: border, day: day([ALL]), of: ALL, number: 2, verdict: VERDICT });
    const [way] = await screen.findAllByRole("link", { name: "See the result" });
    expect(way?.getAttribute("href")).toBe("/today/2026-11-16");
  });
});

describe("the page of a day", () => {
  it("begins the first open puzzle of a game by one tap, and leaves out games that it cannot show", async () => {
    const strange = { ...journeys, game: "nobody-knows" };
    serve({ "GET /api/days/today": day([turns(result(2, 1)), strange]), "GET /api/days": [] });
    render(Today);
    const play = await screen.findByRole("link", { name: "Continue" });
    expect(play.getAttribute("href")).toBe("/today/2026-11-16/border/2");
    expect(screen.getByText("1 of 3 played")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: /nobody/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Share the result" })).toBeNull();
  });

  it("shows the result with words to share", async () => {
    serve({ "GET /api/days/today": day([ALL]), "GET /api/days": [] });
    render(Today);
    const shared = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /shared/ });
    expect(shared.value).toBe(`Hranice 16 Nov · 🟩🟨🟩 92%\n${location.origin}/today`);
  });

  const again = () => screen.queryByRole("button", { name: "Try again" });

  it("says so when a day is not there, and offers no try that cannot help", async () => {
    serve({});
    render(Today, { day: "1999-01-01" });
    const said = await screen.findByRole("alert");
    await eventually(() => expect(said.textContent).not.toBe(""));
    expect(screen.getByRole("link", { name: "Today’s puzzles" }).classList).toContain("main");
    expect(again()).toBeNull();
  });

  it("offers another try when the server is away", async () => {
    serve({}, "server-away");
    render(Today, { day: "2026-11-16" });
    await screen.findByRole("alert");
    expect(again()?.classList).toContain("main");
    expect(screen.getByRole("link", { name: "Today’s puzzles" })).toBeTruthy();
  });
});

describe("the page of a puzzle", () => {
  it("shows the first result to whoever comes again, and sets no table", async () => {
    const of = turns(result(2, 1), result(0, 0.5));
    serve({
      "GET /api/days/2026-11-16": day([of]),
      "GET /api/days/2026-11-16/border/1/verdict": VERDICT,
    });
    render(Puzzle, { day: "2026-11-16", game: "border", number: "2" });
    await screen.findByRole("heading", { name: "There was something better" });
  });

  it("says so when the browser keeps no key", async () => {
    serve({ "GET /api/days/2026-11-16": day([turns()]), "POST /api/me": { tables: [] } }, "server-no-key");
    render(Puzzle, { day: "2026-11-16", game: "border", number: "1" });
    expect((await screen.findByRole("alert")).textContent).toMatch(/cookies are off/);
  });

  it("says so when there is no such puzzle", async () => {
    serve({ "GET /api/days/2026-11-16": day([turns()]) });
    render(Puzzle, { day: "2026-11-16", game: "border", number: "9" });
    await screen.findByRole("alert");
  });
});

describe("the table of a puzzle", () => {
  const about = {
    game: "border",
    phase: "running",
    called_off: [],
    seats: BORDER.names.map((name, seat) => ({ name, bot: seat ? "expert" : null })),
  } as unknown as About;
  const undoable = [{ seat: 0, entry: 5 }];
  const at = (moment: string) => ({ yours: [0], views: [BORDER.moments[moment]?.view], undoable });
  const CALLED = {
    cs: ["Ty", "Tvá deska C", "rozdáváš"],
    it: ["Tu", "Il tuo tabellone C", "Dai tu le carte"],
    de: ["Du", "Dein Brett C", "Du teilst aus"],
    en: ["You", "Your board C", "You deal"],
  } as const;
  const takeBack = () => screen.queryByRole("button", { name: "Take back" });

  it("calls whoever plays You in every language, and takes nothing back that is being weighed", async () => {
    const path = "/api/days/2026-11-16/border/0";
    serve({
      "GET /api/days/2026-11-16": day([turns()]),
      "POST /api/me": { tables: [] },
      [`POST ${path}`]: { code: "CODE", seat: 0, kind: "keep" },
    });
    let judge: (answer: Response) => void = () => undefined;
    const served = fetch;
    vi.stubGlobal("fetch", (asked: string, init?: RequestInit) =>
      asked === `${path}/verdict` ? new Promise<Response>((done) => (judge = done)) : served(asked, init),
    );
    vi.stubGlobal("WebSocket", Socket);
    render(Puzzle, { day: "2026-11-16", game: "border", number: "1" });
    await eventually(() => expect(Socket.last.readyState).toBe(1));
    Socket.last.tell(
      welcome,
      update(1, { fresh: true, about, options: BORDER.options, ...at("complete") }),
      arrived,
    );
    await eventually(() => expect(takeBack()).not.toBeNull());
    for (const [language, [you, ...said]] of Object.entries(CALLED)) {
      await texts.speak(language as Language);
      await eventually(() => expect(screen.queryAllByText(you)).not.toEqual([]));
      expect(screen.queryByText(BORDER.names[0] ?? "")).toBeNull();
      // Sentences in which a name would stand have words of their own.
      expect([t("board-of", { board: "C", who: you }), t("offer-dealer", { who: you })]).toEqual(said);
    }
    Socket.last.tell(update(2, at("waiting")));
    await eventually(() => expect(takeBack()).toBeNull());
    judge(
      new Response(JSON.stringify({ reason: "daily-not-done", rule: null, params: {} }), { status: 409 }),
    );
    await eventually(() => expect(takeBack()).not.toBeNull());
  });
});

describe("what is asked", () => {
  it.each(Object.keys(LANGUAGES) as Language[])("is asked in %s", async (language) => {
    await texts.speak(language);
    const kinds = [
      ...["keep", "complete", "cross"].map((kind) => `today-border-${kind}`),
      ...["1", "3", "5", "7"].map((kind) => `today-travel-${kind}`),
    ];
    for (const key of kinds) expect([texts.has(key), texts.has(`${key}-how`)]).toEqual([true, true]);
  });

  it("has words of its own for the last journey, which pays, and for the first one, which has none before", () => {
    expect(["5", "7"].map((kind) => worth("travel", kind))).toEqual([
      "What each choice costs: the longer the bar, the cheaper",
      "What each choice pays",
    ]);
    expect(got("travel", "7", result(1, 0.5, 30, 60))).toMatch(
      /^Compared with the worst choice: yours pays 30\s€ more/,
    );
    expect(["1", "3"].map((kind) => /round before/.test(untilReady("travel", kind)))).toEqual([false, true]);
  });
});
