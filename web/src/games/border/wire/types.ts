// Written by `python -m tools.wire` from the Python of the server. Do not edit.

/** What the players agree on before they begin; `Options` with more about geography and boards. */
export interface OptionsView {
  readonly geography: GeographyView;
  readonly boards: readonly BoardView[];
  readonly choice: readonly string[];
  readonly chain: boolean;
}

/** Where the spaces lie, indexed by their ids, and the areas between them. */
export interface GeographyView {
  readonly spaces: readonly (readonly [number, number])[];
  readonly areas: readonly AreaView[];
}

/** An area with its values (B5) and the ids of the spaces that surround it, ascending. */
export interface AreaView {
  readonly name: string;
  readonly high: number;
  readonly low: number;
  readonly spaces: readonly number[];
}

/** A colouring: one letter per space id, and the spaces of each segment by its number (B4). */
export interface BoardView {
  readonly name: string;
  readonly colours: string;
  readonly segments: readonly (readonly number[])[];
}

export type Options = OptionsView;

/** Roll these dice again; the others are held (B9). */
export interface Reroll {
  readonly type: "roll";
  readonly dice: readonly number[];
}

/** Leave the dice as they lie (B9). */
export interface Stop {
  readonly type: "stop";
}

/** Complete these segments of one's own board, or none (B10-B14). */
export interface Complete {
  readonly type: "complete";
  readonly segments: readonly number[];
}

/** Cross these spaces in the second action, or none (B15-B19). Their order does not matter. */
export interface Cross {
  readonly type: "cross";
  readonly spaces: readonly number[];
}

export type Move = Reroll | Stop | Complete | Cross;

/** Boards were handed out and somebody begins (B1, B7). */
export interface Began {
  readonly type: "began";
  readonly boards: readonly string[];
  readonly starter: number;
}

/** A round began; this seat is the active one (B7). */
export interface Turned {
  readonly type: "turned";
  readonly round: number;
  readonly seat: number;
}

/** The active player's dice came to lie (B9). */
export interface Rolled {
  readonly type: "rolled";
  readonly seat: number;
  readonly roll: number;
  readonly dice: readonly number[];
  readonly rolled: readonly number[];
}

/** The active player takes up these dice to roll them again (B9). */
export interface Rerolling {
  readonly type: "rerolling";
  readonly seat: number;
  readonly dice: readonly number[];
}

/** The active player takes the dice as they lie, before the third roll (B9). */
export interface Stopped {
  readonly type: "stopped";
  readonly seat: number;
}

/** The first action was done; no segments means that the player completed nothing (B10-B14). */
export interface Completed {
  readonly type: "completed";
  readonly seat: number;
  readonly segments: readonly number[];
  readonly spaces: readonly number[];
  readonly left: readonly number[];
  readonly passed_over: readonly number[];
}

/** A seat has sealed its marks of the second action (B15). */
export interface Finished {
  readonly type: "finished";
  readonly seat: number;
}

/** The sealed marks of a seat were opened; no spaces means that it passed (B15). */
export interface Crossed {
  readonly type: "crossed";
  readonly seat: number;
  readonly spaces: readonly number[];
}

/** A seat closed an area and scored for it (B20-B23). */
export interface Closed {
  readonly type: "closed";
  readonly seat: number;
  readonly area: number;
  readonly points: number;
  readonly first: boolean;
}

/** A seat closed its sixth area: this round is the last one (B24). */
export interface Ending {
  readonly type: "ending";
  readonly seat: number;
}

/** The game is over (B24, B25). */
export interface Ended {
  readonly type: "ended";
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly quiet: boolean;
}

export type Fact = Began | Turned | Rolled | Rerolling | Stopped | Completed | Finished | Crossed | Closed | Ending | Ended;

/** The table as one seat sees it, with what that seat may tap. */
export interface View {
  readonly seat: number | null;
  readonly phase: "complete" | "cross" | "keep" | "over" | "roll" | "setup";
  readonly round: number;
  readonly active: number;
  readonly dice: readonly number[];
  readonly rolling: readonly number[];
  readonly rolls_left: number;
  readonly left: readonly number[];
  readonly one_die: boolean;
  readonly players: readonly PlayerView[];
  readonly taken: readonly number[];
  readonly marks: readonly number[] | null;
  readonly segments: readonly number[];
  readonly spaces: readonly number[];
  readonly ending: boolean;
  readonly winners: readonly number[];
  readonly areas_to_end: number;
}

/** One player's board as everybody sees it. */
export interface PlayerView {
  readonly board: string;
  readonly crossed: string;
  readonly closed: readonly Closing[];
  readonly score: number;
  readonly thinking: boolean;
}

/** An area somebody has closed, and the points it brought. */
export interface Closing {
  readonly area: number;
  readonly points: number;
}
