import type { Draft } from "../table/drafts";
import type { Move, View } from "../wire/types";

import type { Step } from "./plan";

/** Where the lesson began. */
export interface Beginning {
  readonly seat: number;
  /** The round in which the lesson began, and the lands that were closed by then. */
  readonly round: number;
  readonly closed: number;
}

export function beginning(view: View, seat: number): Beginning {
  return { seat, round: view.round, closed: view.players[seat]?.closed.length ?? 0 };
}

/**
 * The step at which a learner is. Only the server's view decides, so that a learner may play as they like;
 * `advised` is the next move of the lesson while it is being followed.
 */
export function stepOf(
  { seat, round, closed }: Beginning,
  view: View,
  draft: Draft,
  advised: Move | undefined,
  heard: ReadonlySet<string>,
): Step {
  const player = view.players[seat];
  if (!heard.has("board")) return "board";
  if (view.round === round && view.active === seat) {
    if (view.phase === "keep" && view.rolls_left === 2) return holding(draft, advised) ? "reroll" : "hold";
    if (view.phase === "keep") return advised?.type === "stop" ? "stop" : "more";
    if (view.phase === "roll") return "reroll";
    if (view.phase === "complete") return draft.segments.length ? "done" : "complete";
  }
  if ((player?.closed.length ?? 0) > closed && !heard.has("closed")) return "closed";
  if (!heard.has("others")) return "others";
  const over = view.phase === "over" || view.round > round + 1;
  const crossed = view.round === round + 1 && view.phase === "cross" && !player?.thinking;
  if (over || crossed) return "end";
  if (view.phase !== "cross" || !player?.thinking) return "watch";
  return draft.spaces.length ? "cross-done" : "cross";
}

/** The dice to hold by the advice: all that are not rolled again. */
export function toHold(view: View, advised: Move | undefined): readonly number[] {
  if (advised?.type !== "roll") return [];
  return view.dice.map((_, die) => die).filter((die) => !advised.dice.includes(die));
}

function holding(draft: Draft, advised: Move | undefined): boolean {
  if (advised?.type !== "roll") return draft.held.length > 0;
  return [0, 1, 2, 3, 4].every((die) => advised.dice.includes(die) || draft.held.includes(die));
}

/** What is left of the advice after a move: nothing once it was not followed. */
export function followed(advice: readonly Move[], move: Move): readonly Move[] {
  const [next, ...rest] = advice;
  return next && same(next, move) ? rest : [];
}

function same(one: Move, other: Move): boolean {
  const listed = (move: Move) =>
    move.type === "roll"
      ? move.dice
      : move.type === "complete"
        ? move.segments
        : move.type === "cross"
          ? move.spaces
          : [];
  const [mine, theirs] = [[...listed(one)].sort(), [...listed(other)].sort()];
  return (
    one.type === other.type && mine.length === theirs.length && mine.every((part, at) => part === theirs[at])
  );
}
