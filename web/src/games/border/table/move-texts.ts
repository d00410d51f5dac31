import { t } from "../../../text/texts.svelte";
import type { Move, Options } from "../wire/types";
import type { TellMove } from "../../telling";
import { layoutOf, type BoardLayout } from "./board-layout";
import { colourName, spaceSeen } from "./space-names";

/** Tells moves of The BORDER; `boards` are the names of the seats' boards. */
export function tellMoves(options: Options, boards: readonly string[]): TellMove {
  const layouts = boards.map((name) => layoutOf(options, name, "wide"));
  return (said, seat, dice) => {
    const move = said as Move;
    const layout = layouts[seat];
    const [kind, things] = ((): [string, string[]] => {
      switch (move.type) {
        case "stop":
          return ["stop", []];
        case "roll": {
          const held = dice.filter((_, die) => !move.dice.includes(die));
          return held.length ? ["hold", counted(held)] : ["roll", []];
        }
        case "complete":
          return move.segments.length
            ? ["complete", move.segments.map((number) => segment(layout, number))]
            : ["nothing", []];
        case "cross":
          return move.spaces.length
            ? ["cross", move.spaces.map((number) => space(layout, number))]
            : ["pass", []];
      }
    })();
    return t("insight-move", { kind, what: things.join(", ") });
  };
}

function counted(colours: readonly number[]): string[] {
  const counts = new Map<number, number>();
  for (const colour of [...colours].sort()) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, count]) => `${count} × ${colourName(colour)}`);
}

function segment(layout: BoardLayout | null | undefined, number: number): string {
  const spaces = layout?.segments[number] ?? [];
  return t("insight-segment", { colour: layout?.spaces[spaces[0] ?? -1]?.colour ?? 0, size: spaces.length });
}

function space(layout: BoardLayout | null | undefined, number: number): string {
  const seen = layout?.spaces[number];
  return seen ? spaceSeen(layout, seen) : "";
}
