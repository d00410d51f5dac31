import type { Component } from "svelte";
import { t } from "../text/texts.svelte";
import { yes } from "./telling";
import type { Choice, Result, VerdictDecision } from "../wire/daily";

/**
 * What a game brings for its puzzles of the day. What is asked stands in the texts, by the kind of the puzzle:
 * `today-GAME-KIND` and `today-GAME-KIND-how`, and while the table waits `today-GAME-ready`; so do `today-GAME-got` and `today-GAME-worth` for its verdicts.
 */
export interface Daily {
  /** What the puzzles of a day are played on, if that is not the same every day. */
  readonly on?: (options: unknown) => string;
  /** Whether the table waits until one is ready: a race begins with that. */
  readonly waits?: (view: unknown) => boolean;
  /** How the puzzles of a day went, in figures. */
  readonly score: (results: readonly Result[]) => string;
  /** Its piece of the text that people send to each other; it tells nothing of the puzzles. */
  readonly shared: (results: readonly Result[]) => string;
  /** What a choice is worth, in figures. */
  readonly worth: (choice: Choice) => string;
  /** Draws a decision. */
  readonly picture: () => Promise<{ default: Component<PictureProps> }>;
}

export interface PictureProps {
  options: unknown;
  seat: number;
  decision: VerdictDecision;
  /** Drawn beside what was chosen, in pencil; null: nothing else. */
  other: Choice | null;
}

/** What stands beside the other choice of a picture. */
export function otherLine({ chosen }: VerdictDecision, other: Choice | null): string {
  return t("today-other-line", { better: yes((other?.worth ?? 0) > chosen.worth) });
}

const SQUARES = ["🟥", "🟨", "🟩"];

/** A square for each puzzle, as people know them. */
export function squares(results: readonly Result[]): string {
  return results.map(({ grade }) => SQUARES[grade] ?? "").join("");
}

export function sum(results: readonly Result[], field: "got" | "best" | "share"): number {
  return results.reduce((total, result) => total + result[field], 0);
}
