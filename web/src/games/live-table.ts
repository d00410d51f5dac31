import type { AskHint } from "../parts/hints/hint.svelte";
import type { Refused } from "../parts/refusal";
import type { About, Happening, LegalMoves, Undoable } from "../wire/server";

/** The moves that a seat may make now, or the first of them; nothing while it is not its turn. */
export type Legal = Pick<LegalMoves, "moves" | "more">;

/** A real table as a game sees it: what the server told last, and ways to act there. */
export interface LiveTable {
  /** The server's name for the table. */
  readonly table: string;
  readonly about: About | null;
  readonly options: unknown;
  /** The seats of this device. */
  readonly yours: readonly number[];
  /** What each of these seats may know; a single one for those who look on. */
  readonly views: readonly unknown[];
  /** The moves of this device that may be taken back. */
  readonly undoable: readonly Undoable[];
  /** What the last updates told. */
  readonly happened: readonly Happening[];
  /** It is on this device: no network lies between a tap and its answer. */
  readonly near?: boolean;
  /** Nobody is to be helped here. */
  readonly unaided?: boolean;
  /** What happened lately, also before this device came; the latest last. */
  readonly history: readonly Happening[];
  /** Milliseconds from now until a stamp of the table. */
  until(stamp: number): number;
  /** Makes a move; resolves to the reason why it was not accepted, or to null. */
  play(seat: number, move: unknown): Promise<Refused | null>;
  /** Takes a move back; too late, it stands. */
  undo(move: Undoable): void;
  /** Asks whether a move in the making stands, which moves add one thing to it, and which dice it uses. */
  consider(
    seat: number,
    move: unknown,
  ): Promise<
    | { readonly refused: Refused }
    | { readonly refused: null; readonly further: readonly unknown[]; readonly spent: readonly number[] }
  >;
  /** Asks what a seat may do now, so many moves left out. */
  legal(seat: number, start?: number): Promise<Legal>;
  hint(seat: number): ReturnType<AskHint>;
}

/** So many sentences a screen in the room has space for. */
const TOLD = 4;

/** The latest facts of these kinds, the newest first: what a screen in the room tells in words. */
export function latestFacts<Fact extends { readonly type: string }>(
  table: LiveTable,
  kinds: readonly Fact["type"][],
): readonly Fact[] {
  const facts = table.history.flatMap((happening) => happening.facts as readonly Fact[]);
  return facts
    .filter(({ type }) => kinds.includes(type))
    .slice(-TOLD)
    .reverse();
}

/** Hints are for practice: the server gives them to whoever plays against bots alone. */
export function hintsFor(table: LiveTable, seat: number): { hint?: AskHint } {
  const people = table.about?.seats.filter(({ bot }) => bot === null).length ?? 0;
  return people === 1 && !table.unaided ? { hint: () => table.hint(seat) } : {};
}
