// Written by `python -m tools.wire` from the Python of the server. Do not edit.

import type { Hint } from "./insight";

/** Connect this device to the table with this invite code: to play one's seats there, or to look on. */
export interface Watch {
  readonly type: "watch";
  readonly code: string;
  readonly have: number | null;
  readonly ref: string;
  readonly look: boolean;
}

/** Disconnect this device from a table. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly table: string;
  readonly ref: string;
}

/** Make a move on a seat of one's own. */
export interface Move {
  readonly type: "move";
  readonly table: string;
  readonly seat: number;
  readonly move: unknown;
  readonly ref: string;
  readonly have: number | null;
}

/** Take back the last move of a seat of one's own, as `undoable` of the last update names it. */
export interface Undo {
  readonly type: "undo";
  readonly table: string;
  readonly seat: number;
  readonly entry: number;
  readonly ref: string;
}

/** Ask about a move in the making: does it stand, and what could be added to it? Nothing happens. */
export interface Consider {
  readonly type: "consider";
  readonly table: string;
  readonly seat: number;
  readonly move: unknown;
  readonly ref: string;
}

/** Ask which moves a seat of one's own may make now. Nothing happens. */
export interface ListMoves {
  readonly type: "moves";
  readonly table: string;
  readonly seat: number;
  readonly ref: string;
  readonly start: number;
}

/** Say one of the prepared phrases from a seat of one's own. */
export interface Say {
  readonly type: "say";
  readonly table: string;
  readonly seat: number;
  readonly phrase: string;
  readonly ref: string;
}

/** Ask for the best moves of a seat of one's own. Only who practises gets them: all others are bots. */
export interface Ponder {
  readonly type: "hint";
  readonly table: string;
  readonly seat: number;
  readonly ref: string;
}

/** Ask for nothing but the answer, which shows that the connection stands, and how long it is. */
export interface Ping {
  readonly type: "ping";
  readonly ref: string;
}

export type Asked = Watch | Unwatch | Move | Undo | Consider | ListMoves | Say | Ponder | Ping;

/** The first message of every connection. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: string;
  readonly known: boolean;
}

/** What the device wanted under this `ref` has been done; a move is in the log and will not be lost. */
export interface Done {
  readonly type: "done";
  readonly ref: string;
  readonly table: string;
  readonly number: number;
}

/** The move in the making stands so far; each of `further` adds one thing to it. */
export interface Considered {
  readonly type: "considered";
  readonly ref: string;
  readonly table: string;
  readonly further: readonly unknown[];
  readonly spent: readonly number[];
}

/** What a seat may do now; nothing while it is not its turn. */
export interface LegalMoves {
  readonly type: "legal";
  readonly ref: string;
  readonly table: string;
  readonly moves: readonly unknown[];
  readonly more: boolean;
}

/** The best moves of a seat, the best one first. */
export interface Hinted {
  readonly type: "hinted";
  readonly ref: string;
  readonly table: string;
  readonly hint: Hint;
}

/** What the device wanted under this `ref` has not been done, and nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly ref: string;
  readonly reason: string;
  readonly rule: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly again: boolean;
}

/** The table changed, or the client has just come: where it stands now, and what happened since. */
export interface Update {
  readonly type: "update";
  readonly table: string;
  readonly number: number;
  readonly now?: number;
  readonly fresh?: boolean;
  readonly happened?: readonly Happening[];
  readonly earlier?: readonly Happening[];
  readonly about?: About | null;
  readonly options?: unknown | null;
  readonly yours?: readonly number[];
  readonly hosting?: boolean;
  readonly views?: readonly unknown[];
  readonly undoable?: readonly Undoable[];
  readonly countdowns?: readonly Countdown[];
  readonly absences?: readonly Countdown[];
}

/** What one entry of the log told everybody. */
export interface Happening {
  readonly number: number;
  readonly at: number;
  readonly facts: readonly unknown[];
  readonly late: boolean;
  readonly takes_back: number;
}

/** The table as everybody sees it. */
export interface About {
  readonly game: string;
  readonly rules: string;
  readonly code: string;
  readonly phase: "closed" | "finished" | "open" | "running" | "starting";
  readonly house: TableSettings;
  readonly seats: readonly SeatAbout[];
  readonly host: number | null;
  readonly spectators: number;
  readonly commitment: string;
  readonly digest: string;
  readonly called_off: readonly string[];
  readonly rematch: string | null;
  readonly lesson: boolean;
  readonly lock: number;
  readonly rematch_seat: number | null;
  readonly missing: readonly string[];
}

/** What the host decides about the table itself, whatever is played: `house` in logs and messages. */
export interface TableSettings {
  readonly chairs: number;
  readonly public: boolean;
  readonly clock: number;
  readonly last_call: number;
  readonly credit: boolean;
  readonly grace: number;
  readonly stand_in: string;
  readonly pause: number;
  readonly duplicate: boolean;
}

/** A seat as everybody sees it. */
export interface SeatAbout {
  readonly name: string;
  readonly bot: string | null;
  readonly here: boolean;
  readonly stood_in: boolean;
  readonly credit: number;
  readonly quick: boolean;
  readonly seal: string;
  readonly tally: Tally;
  readonly rank: number;
}

/** How somebody has done in a game and the rematches that followed it. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly points: number;
}

/** A seat may take its last move back: this entry of the log. */
export interface Undoable {
  readonly seat: number;
  readonly entry: number;
}

/** A seat must act, or its player come back, before this stamp, or the stand-in bot takes over. */
export interface Countdown {
  readonly seat: number;
  readonly until: number;
}

/** Somebody said one of the prepared phrases. */
export interface Said {
  readonly type: "said";
  readonly table: string;
  readonly seat: number;
  readonly phrase: string;
}

/** The table cannot write its log and tries again. Nothing is lost; the next update ends the trouble. */
export interface Trouble {
  readonly type: "trouble";
  readonly table: string;
}

/** This connection to the table has ended, through no fault of the client: connect again and resume. */
export interface Gone {
  readonly type: "gone";
  readonly table: string;
}

export type Told = Welcome | Done | Considered | LegalMoves | Hinted | Refused | Update | Said | Trouble | Gone;

/** A table, and the seats that whoever asked has there. */
export interface SeatsAtTable {
  readonly table: string;
  readonly code: string;
  readonly seats: readonly number[];
  readonly commitment: string;
  readonly digest: string;
  readonly seals: readonly string[];
}

/** A table as lists show it. */
export interface Listed {
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly public: boolean;
  readonly seats: number;
  readonly taken: number;
  readonly created: number;
  readonly updated: number;
}

/** What the server knows about a device. */
export interface Me {
  readonly tables: readonly Listed[];
}

/** Some of a player's finished games, the table touched last first. */
export interface OwnGames {
  readonly games: readonly OwnGame[];
  readonly next: number | null;
  readonly unreadable: number;
}

/** A finished game of a player, as a list shows it. */
export interface OwnGame {
  readonly code: string;
  readonly game: string;
  readonly at: number;
  readonly seats: readonly OwnSeat[];
  readonly winners: readonly number[];
  readonly on: readonly PlayedOn[];
  readonly yours: readonly number[];
  readonly luck: readonly number[];
  readonly lesson: boolean;
}

/** Who sat there at the end of a game. */
export interface OwnSeat {
  readonly name: string;
  readonly bot: string | null;
  readonly score: number;
}

/** Something that a game was played on: a map, or the board of a seat. */
export interface PlayedOn {
  readonly option: string;
  readonly value: string;
  readonly name: string;
  readonly seat: number | null;
}

/** How to play again. Left out: as before. */
export interface Again {
  readonly house: TableSettings | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[] | null;
}

/** A game that can be played here. */
export interface GameAbout {
  readonly name: string;
  readonly rules: string;
  readonly least: number;
  readonly most: number;
  readonly bots: readonly string[];
  readonly company: readonly string[];
  readonly levels: readonly string[];
  readonly house: TableSettings;
  readonly title: string;
  readonly house_options: readonly Option[];
  readonly options: readonly Option[];
  readonly race: boolean;
  readonly score: string;
  readonly duplicate: boolean;
  readonly hints: boolean;
  readonly lesson: boolean;
  readonly prints: boolean;
}

/** One thing that players agree on before they begin. Page and terminal make their forms from it. */
export interface Option {
  readonly name: string;
  readonly field: string;
  readonly kind: "choice" | "flag" | "number";
  readonly rules: readonly string[];
  readonly default: boolean | string | number;
  readonly choices: readonly OptionChoice[];
  readonly choices_from: string;
  readonly least: number;
  readonly most: number;
  readonly unit: "" | "ms" | "s";
  readonly players: readonly number[];
  readonly each: boolean;
  readonly taken_in: readonly string[];
  readonly needs: string;
  readonly default_nearby: boolean | string | number | null;
  readonly rare: boolean;
  readonly by_name: boolean;
}

/** One of the values that a form offers. */
export interface OptionChoice {
  readonly value: string | number;
  readonly name: string;
}

/** Lets another device be the same player, once. */
export interface Link {
  readonly link: string;
}

/** A whole game to look at. */
export interface Showing {
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seats: readonly Sitter[];
  readonly seat: number | null;
  readonly result: Standing;
  readonly course: readonly (readonly number[])[];
  readonly frames: readonly Frame[];
}

/** Who sat there; of the record's seats all but the seed. */
export interface Sitter {
  readonly name: string;
  readonly bot: string | null;
}

/** Who has what. `winners` is empty until the game is over; several share a victory. */
export interface Standing {
  readonly scores: readonly number[];
  readonly over: boolean;
  readonly winners: readonly number[];
}

/** One step that somebody noticed. The first one is the table before anything has happened. */
export interface Frame {
  readonly number: number;
  readonly at: number;
  readonly round: number;
  readonly facts: readonly unknown[];
  readonly change: Readonly<Record<string, unknown>>;
}

/** A table at which a real game is taken over. */
export interface Taught {
  readonly code: string;
  readonly seat: number;
  readonly advice: readonly unknown[];
}
