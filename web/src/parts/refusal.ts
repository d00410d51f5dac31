import { t } from "../text/texts.svelte";

/** Why a move was not accepted, as the server says it: the rule, the reason and its particulars. */
export interface Refused {
  readonly rule: string | null;
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const RULE = /^[A-Z]\d+$/;

/** The number of the rule that it comes from, if it comes from one. */
export function ruleOf({ rule }: Refused): string | null {
  return rule && RULE.test(rule) ? rule : null;
}

/** The sentence for a player, with the number of the rule where there is one. */
export function told(refused: Refused): string {
  const sentence = t(refused.reason, refused.params);
  const rule = ruleOf(refused);
  return rule ? `${sentence} (${rule})` : sentence;
}
