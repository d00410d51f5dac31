import type { Draft } from "./drafts";
import type { View } from "../../../wire/border";
import { spacesIn } from "./crossed";
import type { BoardLayout } from "./board-layout";

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

/** Reads off the view what the player is asked to do. It shows; it does not judge. */
export function dockOf(view: View, draft: Draft, layout: BoardLayout | null): Dock {
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
  return { task, marked, waitingFor, spent: [...away, ...used(view, draft, layout, away)] };
}

/** The dice that the marks so far take: one of the right colour for each. */
function used(view: View, draft: Draft, layout: BoardLayout | null, away: readonly number[]): number[] {
  if (!layout) return [];
  const crossed = spacesIn(view.players[view.seat ?? -1]?.crossed ?? "");
  const spaces = [...draft.spaces, ...draft.segments.flatMap((number) => layout.segments[number] ?? [])];
  const taken: number[] = [];
  for (const space of spaces) {
    if (crossed.has(space)) continue;
    const colour = layout.spaces[space]?.colour;
    const die = view.dice.findIndex(
      (face, at) => face === colour && !away.includes(at) && !taken.includes(at),
    );
    if (die >= 0) taken.push(die);
  }
  return taken;
}
