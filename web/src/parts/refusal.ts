import { t } from "../text/texts.svelte";

/** Why a move was not accepted, as the server says it: the rule, the reason and its particulars. */
export interface Refused {
  readonly rule: string | null;
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const RULE = /^[A-Z]\d+$/;

/** The sentence for a player, with the number of the rule where there is one. */
export function told({ rule, reason, params }: Refused): string {
  const sentence = t(reason, params);
  return rule && RULE.test(rule) ? `${sentence} (${rule})` : sentence;
}
