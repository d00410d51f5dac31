import { t, texts } from "../../../text/texts.svelte";
import type { Fact, Options, View } from "../wire/types";
import { who, yes, type Audience } from "../../telling";
import { letterColour } from "../table/board-layout";
import { colourName } from "../table/space-names";

/** Colours in a row, as words: a listener has no use for symbols. */
function colours(numbers: readonly number[]): string {
  return new Intl.ListFormat(texts.language, { type: "unit" }).format(numbers.map(colourName));
}

/** A sentence about what happened in The BORDER, with the view that it led to. */
export function tellFact(fact: Fact, view: View, options: Options, audience: Audience): string {
  const key = `fact-border-${fact.type}`;
  if (fact.type === "ended") return t(key, { quiet: yes(fact.quiet) });
  const seat = fact.type === "began" ? fact.starter : fact.seat;
  const person = who(audience, seat);
  const coloursOf = (spaces: readonly number[]) => {
    const board = options.boards.find(({ name }) => name === view.players[seat]?.board);
    return colours(spaces.map((space) => letterColour(board?.colours[space] ?? "")).sort());
  };
  switch (fact.type) {
    case "turned":
      return t(key, { ...person, round: fact.round });
    case "rolled":
      return t(key, { ...person, dice: colours(fact.dice) });
    case "rerolling":
      return t(key, { ...person, count: fact.dice.length });
    case "completed":
      return t(key, { ...person, count: fact.segments.length, dice: coloursOf(fact.spaces) });
    case "crossed":
      return t(key, { ...person, count: fact.spaces.length, dice: coloursOf(fact.spaces) });
    case "closed": {
      const area = options.geography.areas[fact.area]?.name ?? "";
      return t(key, { ...person, area, count: fact.points, first: yes(fact.first) });
    }
    default:
      return t(key, person);
  }
}
