import type { Component } from "svelte";
import type { OwnThing } from "../offline/own-land-store";
import type { Answer } from "../parts/api";
import type { IconName } from "../parts/icons";
import type { Printed } from "../parts/print-link";

/** Something that a game is played on, a map or a board, as the page of lands shows it. */
export interface Land {
  /** Its name, or the digest of somebody's own. */
  readonly id: string;
  readonly title: string;
  /** What there is to know of it, in a line. */
  readonly about: string;
  /** The address of the options with it chosen; null: it cannot be played on, and `about` says why. */
  readonly play: string | null;
  /** What else can be done with it. */
  readonly ways: readonly LandWay[];
  /** How it is ordered on paper; nothing: it cannot be. */
  readonly printed?: Printed;
}

export interface LandWay {
  readonly icon: IconName;
  readonly text: string;
  readonly href: string;
}

/** A file that somebody dropped. */
export interface Dropped {
  readonly name: string;
  readonly text: string;
  /** What it says, if it is JSON; else undefined. */
  readonly json: unknown;
}

/** Something that is wrong, or not sure, with words and where it is. */
export interface Remark {
  /** English: what makers of maps and boards read. */
  readonly text: string;
  /** What to point out on the drawing. */
  readonly at: readonly string[];
}

/** What there is to say about files that somebody dropped. */
export interface Looked {
  readonly title: string;
  /** Everything that keeps it from being played on. */
  readonly faults: readonly Remark[];
  /** What whoever made it should know. */
  readonly doubts: readonly Remark[];
  /** For `Drawing`; null: there is nothing to draw. */
  readonly drawn: unknown;
  /** What is kept on this device once nothing is wrong. */
  readonly own: { readonly thing: OwnThing; readonly body: string } | null;
}

/** Fields of a game's options, by which a table is played on something. */
export type LandOptions = Readonly<Record<string, unknown>>;

/** What a game is played on: what comes with it, and what people made themselves. */
export interface Lands {
  readonly shipped: () => readonly Land[];
  readonly Picture: Component<{ id: string }>;
  /** Something of the list of this device, beside all others of that list. */
  readonly own: (thing: OwnThing, all: readonly OwnThing[]) => Land;
  readonly OwnPicture: Component<{ thing: OwnThing }>;
  /** Whether these files are of a kind that the game understands. */
  readonly takes: (files: readonly Dropped[]) => boolean;
  /** Has Python look at them. */
  readonly look: (files: readonly Dropped[]) => Promise<Answer<Looked>>;
  /** Draws it, with the numbers of remarks where they belong; `close` is what to look at closely. */
  readonly Drawing: Component<{ drawn: unknown; remarks: readonly Remark[]; close: readonly string[] }>;
  /**
   * What a table is played on, by the digest of something in the list of this device; with `share` it is brought to
   * where the table will be, so that everybody there sees it.
   */
  readonly options: (digest: string, share: boolean) => Promise<Answer<LandOptions>>;
  /** What can be made anew. */
  readonly Fresh?: Component;
}
