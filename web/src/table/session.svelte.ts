import type { Legal } from "../games/live-table";
import { isHere } from "../offline/server-or-device.svelte";
import type { AskHint } from "../parts/hints/hint.svelte";
import type { Refused } from "../parts/refusal";
import type { About, Countdown, Happening, Said, Told, Undoable, Update } from "../wire/server";
import { reuse } from "./structural-sharing";
import { Connection } from "./connection.svelte";
import { Inbox } from "./inbox";
import { loadPendingMoves, randomHex, savePendingMoves, type PendingMove } from "./pending-moves";
import { UnansweredRequests, type OpenRequest, type Outcome } from "./unanswered-requests";

const AGAIN_AFTER = 300;
/** A table that another tab of this browser drives; it may be closed any time. */
const OTHER_TAB = "offline-other-tab";
const OTHER_TAB_AGAIN_AFTER = 1500;
/** The reference of the request to watch the table; no other request has it. */
const WATCH = "watch";

const DONE = { refused: null, further: [], spent: [] } as const;

const KEPT_SAYINGS = 12;
const KEPT_HAPPENINGS = 100;
/** Milliseconds between two phrases: as often as the server allows in the long run. */
const REST = 2000;

/** Something that was said, numbered so that the same words said again are news. */
export interface Saying extends Said {
  readonly number: number;
}

/** What happened, without what was taken back. */
function standing(happened: readonly Happening[]): readonly Happening[] {
  const undone = new Set(happened.map(({ takes_back }) => takes_back));
  return happened.filter(({ number, takes_back }) => !takes_back && !undone.has(number));
}

/** A message, and when it came. */
interface Heard {
  readonly message: Told;
  readonly moment: number;
}

/**
 * This device at one table: always the latest state, and moves that are made exactly once, whatever happens
 * to the network, to the server or to the page.
 */
export class Session {
  readonly code: string;
  readonly connection: Connection;
  about = $state.raw<About | null>(null);
  options = $state.raw<unknown>(null);
  yours = $state.raw<readonly number[]>([]);
  hosting = $state(false);
  views = $state.raw<readonly unknown[]>([]);
  #undoable = $state.raw<readonly Undoable[]>([]);
  /** What was done here is being judged: it stands. */
  judged = $state(false);
  countdowns = $state.raw<readonly Countdown[]>([]);
  /** Until when the seats of people who are gone are kept. */
  absences = $state.raw<readonly Countdown[]>([]);
  /** What was said lately, the latest last. */
  said = $state.raw<readonly Saying[]>([]);
  /** Seats for which the bot has just acted because their time was up. */
  overdue = $state.raw<readonly number[]>([]);
  /** What the last updates told, all that came since the last frame; a fresh one tells nothing. */
  happened = $state.raw<readonly Happening[]>([]);
  /** What happened lately, also before this device came; the latest last. */
  history = $state.raw<readonly Happening[]>([]);
  /** The table cannot write its log at the moment. */
  trouble = $state(false);
  /** Another tab of this browser drives the table; we try again. */
  elsewhere = $state(false);
  /** Another tab of this browser has written to the log of this table: no lock keeps two tabs apart here. */
  overtaken = $state(false);
  /** Why there is no table for us. */
  turnedAway = $state.raw<Refused | null>(null);
  /** A move from before a reload that was not accepted. */
  late = $state.raw<Refused | null>(null);
  /** Moves on their way. */
  waiting = $state(0);
  /** Nobody is to be helped here: what is played is a puzzle. */
  unaided = false;
  table = "";

  readonly look: boolean;
  #resting = $state(false);
  #sayings = 0;
  #curious: (() => void)[] = [];
  /** The table's clock when ours showed a moment. */
  #clock = { stamp: 0, moment: 0 };
  #number: number | null = null;
  #watching = false;
  /** Moves are kept for a reload. */
  #kept = false;
  readonly #requests = new UnansweredRequests();
  readonly #inbox = new Inbox<Heard>((messages) => this.#heard(messages));

  /** With `look` the device only looks on, even if it has a seat there. */
  constructor(code: string, look = false) {
    this.code = code;
    this.look = look;
    const party = {
      opened: () => this.#watch(),
      heard: (message: Told) => {
        this.#inbox.put({ message, moment: performance.now() });
        // Who waits for an answer gets it now, with the update before it: a slow device needs the time up to its frame.
        if ("ref" in message) this.#inbox.flush();
      },
    };
    this.connection = new Connection(party, isHere(code));
    if (look) return;
    const pendingMoves = loadPendingMoves(code);
    this.#kept = pendingMoves.length > 0;
    for (const pending of pendingMoves)
      this.#want(this.#moving(pending), ({ refused }) => (this.late = refused), pending);
  }

  get near(): boolean {
    return this.connection.here;
  }

  /** The moves of this device that may be taken back. */
  get undoable(): readonly Undoable[] {
    return this.judged ? [] : this.#undoable;
  }

  open(): void {
    if (this.near) addEventListener("pagehide", this.#save);
    this.connection.open();
  }

  close(): void {
    if (this.near) this.#save();
    removeEventListener("pagehide", this.#save);
    this.connection.close();
    this.#inbox.flush();
  }

  /** Makes a move; answers when it is in the log, or with the reason why it never will be. */
  async play(seat: number, move: unknown): Promise<Refused | null> {
    const pending = { ref: randomHex(), seat, move, ...(this.#number !== null && { have: this.#number }) };
    return (await this.#ask(this.#moving(pending), pending)).refused;
  }

  /** Takes a move back, if there is still time for it: what has become true is shown in either case. */
  undo({ seat, entry }: Undoable): void {
    this.connection.send({ type: "undo", table: this.table, seat, entry, ref: "" });
  }

  /** Asks about a move in the making. */
  consider(seat: number, move: unknown): Promise<Outcome> {
    const ref = randomHex();
    return this.#ask((table) => ({ type: "consider", table, seat, move, ref }), null, ref);
  }

  /** Asks what a seat may do now, so many moves left out; a seat that one has no more may do nothing. */
  async legal(seat: number, start = 0): Promise<Legal> {
    const ref = randomHex();
    const answer = await this.#ask((table) => ({ type: "moves", table, seat, ref, start }), null, ref);
    return (answer.refused ? null : answer.legal) ?? { moves: [], more: false };
  }

  /** Whether something may be said: not too often, and only while there is a connection. */
  get mayTalk(): boolean {
    return !this.#resting && this.connection.state === "connected";
  }

  /** Says a prepared phrase. It is worth nothing later, so it is not sent again. */
  say(seat: number, phrase: string): void {
    if (!this.mayTalk) return;
    this.#resting = true;
    setTimeout(() => (this.#resting = false), REST);
    this.connection.send({ type: "say", table: this.table, seat, phrase, ref: "" });
  }

  /** Milliseconds from now until a stamp of the table; below zero when it has passed. */
  until(stamp: number): number {
    return stamp - this.#clock.stamp - (performance.now() - this.#clock.moment);
  }

  /** Resolves with the next update. */
  changed(): Promise<void> {
    return new Promise((told) => this.#curious.push(told));
  }

  /** Asks for the best moves of a seat. Nothing happens by asking. */
  async hint(seat: number): ReturnType<AskHint> {
    const ref = randomHex();
    const answer = await this.#ask((table) => ({ type: "hint", table, seat, ref }), null, ref);
    if (answer.refused) return { refused: answer.refused };
    return { refused: null, hint: answer.hint ?? { seat, advice: [] } };
  }

  #moving({ ref, seat, move, have }: PendingMove): OpenRequest["asked"] {
    return (table, again) => ({
      type: "move",
      table,
      seat,
      move,
      ref,
      have: (again ? have : null) ?? null,
    });
  }

  #ask(
    asked: OpenRequest["asked"],
    pending: PendingMove | null,
    ref = pending?.ref ?? randomHex(),
  ): Promise<Outcome> {
    return new Promise((answer) => this.#want(asked, answer, pending, ref));
  }

  #want(
    asked: OpenRequest["asked"],
    answer: OpenRequest["answer"],
    pending: PendingMove | null,
    ref = pending?.ref ?? "",
  ): void {
    this.#requests.add(ref, { asked, answer, pending });
    if (pending) this.#keep();
    if (this.#watching) this.connection.send(asked(this.table));
  }

  #keep(): void {
    // A table on this device answers soon: there they are kept when the page goes before that.
    if (!this.near || this.#kept) this.#save();
    this.waiting = this.#requests.moves.length;
  }

  readonly #save = (): void => {
    const { moves } = this.#requests;
    if (moves.length || this.#kept) savePendingMoves(this.code, moves);
    this.#kept = moves.length > 0;
  };

  #watch(): void {
    this.#watching = false;
    this.connection.send({
      type: "watch",
      code: this.code,
      have: this.#number,
      look: this.look,
      ref: WATCH,
    });
  }

  #heard(messages: readonly Heard[]): void {
    let [happened, overdue]: [readonly Happening[], readonly number[]] = [[], []];
    for (const { message, moment } of messages) {
      if (message.type !== "update") this.#answered(message);
      else {
        const told = this.#take(message, moment);
        happened = message.fresh ? [] : [...happened, ...told.happened];
        overdue = [...overdue, ...told.overdue];
        [this.happened, this.overdue] = [happened, overdue];
      }
    }
  }

  #answered(message: Exclude<Told, Update>): void {
    switch (message.type) {
      case "done":
        if (message.ref === WATCH) this.#arrived(message.table);
        else this.#settle(message.ref, DONE);
        break;
      case "considered":
        this.#settle(message.ref, { refused: null, further: message.further, spent: message.spent });
        break;
      case "legal":
        this.#settle(message.ref, { ...DONE, legal: message });
        break;
      case "hinted":
        this.#settle(message.ref, { ...DONE, hint: message.hint });
        break;
      case "refused":
        if (message.reason === OTHER_TAB) {
          this.elsewhere = true;
          setTimeout(() => this.#repeat(message.ref), OTHER_TAB_AGAIN_AFTER);
        } else if (message.again || message.reason === "server-not-watching")
          setTimeout(() => this.#repeat(message.ref), AGAIN_AFTER);
        else if (message.ref === WATCH) this.turnedAway = message;
        else this.#settle(message.ref, { refused: message });
        break;
      case "trouble":
        this.trouble = true;
        break;
      case "gone":
        // A table on this device goes only when its log was continued elsewhere.
        this.overtaken ||= this.near;
        this.#watch();
        break;
      case "said":
        this.#sayings += 1;
        this.said = [...this.said.slice(1 - KEPT_SAYINGS), { ...message, number: this.#sayings }];
        break;
      case "welcome":
        break;
    }
  }

  /** Keeps what the table promises about chance, and reveals one's seeds once the game is started. */
  async #promised(about: About): Promise<void> {
    const { yours } = this;
    const { code, digest } = about;
    const { keepPromises, reveal } = await import("./chance-commitments");
    keepPromises(code, about);
    const seals = yours.map((seat) => about.seats[seat]?.seal ?? "");
    if (about.phase !== "starting") return;
    const answer = await reveal({ code, seats: yours, seals, digest });
    if (answer?.refused) setTimeout(() => this.#revealAgain(digest), AGAIN_AFTER);
  }

  /** What the server could not take in may still come in time. */
  #revealAgain(digest: string): void {
    const { about, connection } = this;
    if (about?.phase === "starting" && about.digest === digest && connection.state === "connected")
      void this.#promised(about);
  }

  #arrived(table: string): void {
    this.table = table;
    this.#watching = true;
    this.turnedAway = null;
    this.elsewhere = false;
    for (const { asked } of this.#requests.all) this.connection.send(asked(table, true));
  }

  #repeat(ref: string): void {
    if (ref === WATCH) this.#watch();
    else if (this.#watching) {
      const request = this.#requests.get(ref);
      if (request) this.connection.send(request.asked(this.table, true));
    }
  }

  #settle(ref: string, outcome: Outcome): void {
    const request = this.#requests.end(ref);
    if (!request) return;
    if (request.pending) this.#keep();
    request.answer(outcome);
  }

  /** @returns what is news in it, and whose time was up */
  #take(update: Update, moment: number): { happened: readonly Happening[]; overdue: readonly number[] } {
    // After a resume something may be told twice.
    const since = this.#number ?? -1;
    const happened = update.fresh ? [] : (update.happened ?? []).filter(({ number }) => number > since);
    this.#clock = { stamp: update.now ?? 0, moment };
    if (update.fresh) this.history = standing(update.earlier ?? []);
    else if (happened.length) this.history = standing([...this.history, ...happened]).slice(-KEPT_HAPPENINGS);
    const overdue = happened.some(({ late }) => late)
      ? this.countdowns.filter(({ until }) => this.until(until) <= 0).map(({ seat }) => seat)
      : [];
    this.table = update.table;
    this.#number = update.number;
    this.about = reuse(this.about, update.about ?? this.about);
    this.options = reuse(this.options, update.options ?? this.options);
    this.yours = update.yours ?? [];
    this.hosting = update.hosting ?? false;
    this.views = reuse(this.views, update.views ?? []);
    this.#undoable = update.undoable ?? [];
    this.countdowns = update.countdowns ?? [];
    this.absences = update.absences ?? [];
    for (const tell of this.#curious.splice(0)) tell();
    this.trouble = false;
    if (update.about && !this.look) void this.#promised(update.about);
    return { happened, overdue };
  }
}
