import type { Draft } from "./drafts";
import type { View } from "../wire/types";

/** What the dock under the board offers. */
export interface Dock {
  /** `watch`: somebody else is to act. */
  readonly task: "roll" | "complete" | "cross" | "watch" | "over";
  /** Positions of dice that are used up: by the draft, or because they are not for this player. */
  readonly spent: readonly number[];
  /** Something is marked and can be handed in or undone. */
  readonly marked: boolean;
  readonly waitingFor: readonly number[];
}

/** Reads off the view what the player is asked to do; `spent` are the dice that the draft uses, as the server says. */
export function dockOf(view: View, draft: Draft, spent: readonly number[]): Dock {
  const own = view.seat !== null && view.players[view.seat]?.thinking === true;
  const waitingFor = view.players.flatMap((player, seat) =>
    player.thinking && seat !== view.seat ? [seat] : [],
  );
  const marked = draft.segments.length + draft.spaces.length > 0;
  const task =
    view.phase === "over"
      ? "over"
      : !own
        ? "watch"
        : view.phase === "keep"
          ? "roll"
          : view.phase === "complete"
            ? "complete"
            : "cross";
  const away =
    view.phase === "cross" ? view.dice.flatMap((_, die) => (view.left.includes(die) ? [] : [die])) : [];
  return { task, marked, waitingFor, spent: [...away, ...spent] };
}
