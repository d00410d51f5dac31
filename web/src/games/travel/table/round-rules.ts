import { ROUNDS } from "../wire/constants";

/** What the rules say of a round: how many fields one chooses, whether there is a target, whether one receives. */
export function roundOf(number: number): (typeof ROUNDS)[number] {
  return ROUNDS[number - 1] ?? ROUNDS[0];
}
