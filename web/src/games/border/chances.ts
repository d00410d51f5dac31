import type { Options } from "./wire/types";
import type { Chances } from "../chances";

const DIE = 6;

/** The boards and who begins; from then on rolls. */
export function chances(agreed: unknown, seats: number): Chances {
  const { boards, choice } = agreed as Options;
  const handing = choice.length ? [] : Array.from({ length: seats }, (_, seat) => boards.length - seat);
  const rolls: Chances = (draws) => [{ bounds: Array<number>(draws).fill(DIE), then: rolls }];
  return () => [{ bounds: [...handing, seats], then: rolls }];
}
