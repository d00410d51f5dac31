import type { Component, Snippet } from "svelte";
import type { Answer } from "../parts/api";
import type { Printed } from "../parts/print-link";
import type { Topic } from "../text/catalogue";
import type { Analysis, Decision } from "../wire/insight";
import type { About, Taught } from "../wire/server";
import type { Chances } from "./draw-bounds";
import type { Daily } from "./daily";
import type { LandOptions, Lands } from "./lands";
import type { Lesson, LessonPlan } from "./lesson";
import type { LiveTable } from "./live-table";
import type { Audience, TellMove } from "./telling";

/**
 * A game as the page knows it. What stands here at once is small, for every page has it; the rest is fetched when
 * somebody needs it. Views, options, facts and moves are `unknown` to everybody but the game itself. What a game
 * does not have is not shown.
 */
export interface Game {
  /** As the server calls it; texts of the game have it in their keys. */
  readonly name: string;
  readonly authors?: string;
  /** For how many it is, where no text says so. */
  readonly players?: { readonly least: number; readonly most: number };
  /** The parts of its rules, and what draws a picture for some of them. */
  readonly rules?: {
    readonly parts: readonly string[];
    readonly pictures: () => Promise<{ default: Component<{ part: string }> }>;
  };
  /** The key of a score in words, and of the graph of all scores. */
  readonly texts: { readonly score: string; readonly graph: string };
  readonly analysis?: AnalysisShape;
  readonly lesson?: { readonly plan: LessonPlan; readonly table: () => Promise<LessonTable> };
  /** Its puzzles of the day. */
  readonly daily?: Daily;
  /** Pages that only this game has. */
  readonly pages?: readonly GamePage[];

  /** Who has what at the end, as far as the view tells; else the record does, a moment later. */
  readonly standing?: (view: unknown) => Standing;
  /** Whether the seat whose view this is has something to do now. */
  readonly due?: (view: unknown) => boolean;
  /** What its chances can be, for whoever opens the sealed envelope. */
  readonly chances?: (options: unknown, seats: number) => Chances;
  /** What of a game with these options is printed; null: nothing. */
  readonly printed?: (options: unknown) => Promise<Printed | null>;
  /** The address of a player's own story of a finished game. */
  readonly blog?: (code: string, seat: number) => string;

  /** What it is played on, to be looked at and chosen from. */
  readonly lands?: () => Promise<Lands>;
  /** What something is called that no form offers, such as a map of somebody's own, by an option and its value. */
  readonly titled?: (option: string, value: unknown) => string | undefined;
  /** Makes what a word stands for, by an option whose choices have to be made: fields of the game's options. */
  readonly made?: (option: string, word: string) => Promise<Answer<LandOptions>>;
  /** What everybody should know of what is played on, before the game. */
  readonly aboutLand?: () => Promise<{ default: Component<{ options: unknown }> }>;

  /** Where one learns what it is played on: the key of its name, its address, and that for a game with these options. */
  readonly training?: {
    readonly title: string;
    readonly path: string;
    readonly on: (options: unknown) => Promise<string>;
    /** How much one knows of each thing that it is played on. */
    readonly known: () => Promise<readonly { readonly title: string; readonly known: number }[]>;
  };

  /** Draws something of the game for the home page. */
  readonly picture?: () => Promise<{ default: Component }>;
  /** The game at a real table. */
  readonly live: () => Promise<{ default: Component<LiveProps> }>;
  /** Where the scores at the end come from, piece by piece. */
  readonly result?: () => Promise<{ default: Component<ResultProps> }>;
  /** Fetches ahead what a game with these options will need besides. */
  readonly prepare?: (options: unknown) => Promise<unknown>;
  /** Ways to show a finished game. */
  readonly replay: (options: unknown) => Promise<Replay>;
  readonly gallery?: () => Promise<GalleryPart>;
}

/** What an analysis of the game consists of. */
export interface AnalysisShape {
  /** Digits behind the point of an expected score. */
  readonly digits: number;
  /** The key of what luck is in this game. */
  readonly luck: string;
  /** Being slow costs something. */
  readonly speed: boolean;
  /** The chance of winning is known, not only the expected score. */
  readonly victory: boolean;
  /** Hears of the choices that people on this device made in a game with these options. */
  readonly learn?: (options: unknown, decisions: readonly Decision[]) => Promise<void>;
  /** Ways to tell the moves of a game that ended with this view. */
  readonly moves: (options: unknown, view: unknown) => Promise<MoveTexts>;
}

export interface Standing {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A page of a game; its props are the named parts of its path. */
export interface GamePage {
  readonly path: string;
  readonly load: () => Promise<{ default: Component<never> }>;
  /** Longer texts that it needs. */
  readonly topic?: Topic;
  /** The key of its name, if the page links to it everywhere. */
  readonly title?: string;
  /** Its file, if it is drawn by the build (`shell/prerender.ts`). */
  readonly prerendered?: string;
}

export interface LiveProps {
  session: LiveTable;
  about: About;
  /** How the connection stands, for the bar. */
  connection: Snippet;
  /** The way to the result, once there is one. */
  result?: Snippet;
  /** What happened, in words: as high as its place, or with `true` behind a button where there is no room. */
  happened: Snippet<[boolean]>;
  /** A big screen in the room, that everybody looks at and nobody touches. */
  screen?: boolean;
}

export interface ResultProps {
  /** The table at the end. */
  view: unknown;
  options: unknown;
  /** All that happened. */
  facts: readonly unknown[];
  names: readonly string[];
}

/** A finished game, ready to be shown step by step. */
export interface Replay {
  /** The table as it was in a frame. */
  readonly Table: Component<ReplayProps>;
  /** What the game is played on, for `Table`. */
  readonly on: unknown;
  /** Milliseconds for which the facts of a frame are to be seen. */
  readonly stays: (facts: readonly unknown[]) => number;
  /** A sentence about a fact, with the view that it led to. */
  readonly tell: (fact: unknown, view: unknown, audience: Audience) => string;
}

export interface ReplayProps {
  on: unknown;
  view: unknown;
  names: readonly string[];
  round: number;
}

export interface MoveTexts {
  readonly tell: TellMove;
  /** Names a place of the board or map by its code. */
  readonly place: (code: string) => string;
}

/** A lesson at a table of which a view has come. */
export interface LessonTable {
  readonly begin: (table: LiveTable, taught: Taught) => Lesson;
  readonly Table: Component<{ lesson: Lesson }>;
}

/** Real positions of the game, for those who build the page. */
export interface GalleryPart {
  readonly Table: Component;
  readonly names: readonly string[];
  /** The scores at the end of each round. */
  readonly scores: readonly (readonly number[])[];
  readonly analysis: Analysis;
  readonly moves: () => Promise<MoveTexts>;
}
