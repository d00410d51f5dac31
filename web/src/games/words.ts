import { colourName } from "./border/table/names";
import { layOut, type Sheet } from "./border/table/board-layout";
import { t, texts } from "../text/texts.svelte";
import type { Atlas } from "./travel/table/packs";
import type { Move, Options } from "../wire/border";
import type { Picks } from "../wire/insight";
import { FORTY_FIELD } from "../wire/looks";

/** Tells a move of a seat in words; `dice` are the colours that lay when it was made. */
export type Tell = (move: unknown, seat: number, dice: readonly number[]) => string;

/** A number as the language writes it. */
export function figure(value: number, digits = 1, signed = false): string {
  return new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(value);
}

export function share(value: number, signed = false): string {
  return new Intl.NumberFormat(texts.language, {
    style: "percent",
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(value);
}

/** The board of a seat, by its name. */
export function sheetOf(options: Options, name: string): Sheet | null {
  const board = options.boards.find((one) => one.name === name);
  return board ? layOut(options.geography, board, "wide") : null;
}

/** Tells moves of The BORDER; `boards` are the names of the seats' boards. */
export function tellBorderMoves(options: Options, boards: readonly string[]): Tell {
  const sheets = boards.map((name) => sheetOf(options, name));
  return (said, seat, dice) => {
    const move = said as Move;
    const sheet = sheets[seat];
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
            ? ["complete", move.segments.map((number) => segment(sheet, number))]
            : ["nothing", []];
        case "cross":
          return move.spaces.length
            ? ["cross", move.spaces.map((number) => space(sheet, number))]
            : ["pass", []];
      }
    })();
    return t("insight-move", { kind, what: things.join(", ") });
  };
}

/** Tells choices of Bez hranic. */
export function tellPicks(atlas: Atlas): Tell {
  return (said) => {
    const { bill } = said as Picks;
    const what = bill.picks.map((pick) => placeName(atlas, pick)).join(", ");
    return t("insight-move", { kind: "picks", what });
  };
}

export function placeName(atlas: Atlas, pick: string): string {
  return pick === FORTY_FIELD ? pick : atlas.name(pick, texts.language);
}

function counted(colours: readonly number[]): string[] {
  const counts = new Map<number, number>();
  for (const colour of [...colours].sort()) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, count]) => `${count} × ${colourName(colour)}`);
}

function segment(sheet: Sheet | null | undefined, number: number): string {
  const spaces = sheet?.segments[number] ?? [];
  return t("insight-segment", { colour: sheet?.spaces[spaces[0] ?? -1]?.colour ?? 0, size: spaces.length });
}

function space(sheet: Sheet | null | undefined, number: number): string {
  return t("insight-space", { colour: sheet?.spaces[number]?.colour ?? 0, number });
}
