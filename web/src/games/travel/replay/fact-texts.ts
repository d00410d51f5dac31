import { t, texts } from "../../../text/texts.svelte";
import type { Fact } from "../wire/types";
import { who, type Audience } from "../../telling";
import type { Atlas } from "../table/atlas";
import { roundOf } from "../table/round-rules";

/** A sentence about what happened in Bez hranic. */
export function tellFact(fact: Fact, atlas: Atlas, audience: Audience): string {
  const key = `fact-travel-${fact.type}`;
  const name = (code: string) => atlas.name(code, texts.language);
  switch (fact.type) {
    case "round":
      return t(key, { ...who(audience, fact.dealer), round: fact.round });
    case "income":
      return t(key, { amount: fact.amount });
    case "laid":
      return t(key, { card: name(fact.card) });
    case "revealed":
      return fact.target === null
        ? t(key, { start: name(fact.start) })
        : t("fact-travel-revealed-target", { start: name(fact.start), target: name(fact.target) });
    case "placed": {
      const field = fact.card === null ? "forty" : name(fact.card);
      return t(fact.forced ? "fact-travel-forced" : key, { ...who(audience, fact.seat), field });
    }
    case "reckoned": {
      const { seat, bill, money } = fact.reckoning;
      const kind = roundOf(fact.round).receives ? "received" : "paid";
      return t(`fact-travel-${kind}`, { ...who(audience, seat), price: bill.total, money });
    }
    case "ready":
      return t(key, who(audience, fact.seat));
    default:
      return t(key);
  }
}
