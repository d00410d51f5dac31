import { colourName } from "./border/table/names";
import { letterColour } from "./border/table/board-layout";
import { t, texts } from "../text/texts.svelte";
import type { Atlas } from "./travel/table/packs";
import type { Fact as BorderFact, Options, View as BorderView } from "../wire/border";
import type { Fact as TravelFact, View as TravelView } from "../wire/travel";

const LAST_ROUND = 7;

/** Who is told of something: the names of all, and the seat that is spoken to, if any. */
export interface Told {
  readonly names: readonly string[];
  readonly you: number | null;
}

const yes = (condition: boolean) => (condition ? "yes" : "no");

function who({ names, you }: Told, seat: number): { who: string; you: string } {
  return { who: names[seat] ?? "", you: yes(seat === you) };
}

/** Colours in a row, as words: a listener has no use for symbols. */
function colours(numbers: readonly number[]): string {
  return new Intl.ListFormat(texts.language, { type: "unit" }).format(numbers.map(colourName));
}

/** A sentence about what happened in The BORDER, with the view that it led to. */
export function tellBorder(fact: BorderFact, view: BorderView, options: Options, told: Told): string {
  const key = `fact-border-${fact.type}`;
  if (fact.type === "ended") return t(key, { quiet: yes(fact.quiet) });
  const seat = fact.type === "began" ? fact.starter : fact.seat;
  const person = who(told, seat);
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

/** A sentence about what happened in Bez hranic, with the view that it led to. */
export function tellTravel(fact: TravelFact, view: TravelView, atlas: Atlas, told: Told): string {
  const key = `fact-travel-${fact.type}`;
  const name = (code: string) => atlas.name(code, texts.language);
  switch (fact.type) {
    case "round":
      return t(key, { ...who(told, fact.dealer), round: fact.round });
    case "income":
      return t(key, { amount: fact.amount });
    case "laid":
      return t(key, { card: name(fact.card) });
    case "revealed":
      return fact.target === null
        ? t(key, { start: name(fact.start) })
        : t("fact-travel-revealed-target", { start: name(fact.start), target: name(fact.target) });
    case "placed": {
      const { field } = fact.token;
      const card = view.fields[field]?.card;
      const where = field === 0 ? "forty" : card ? name(card) : String(field);
      return t(fact.forced ? "fact-travel-forced" : key, { ...who(told, fact.seat), field: where });
    }
    case "reckoned": {
      const { seat, bill, money } = fact.reckoning;
      const kind = fact.round === LAST_ROUND ? "received" : "paid";
      return t(`fact-travel-${kind}`, { ...who(told, seat), price: bill.total, money });
    }
    case "ready":
      return t(key, who(told, fact.seat));
    default:
      return t(key);
  }
}
