import type { Options } from "./wire/types";
import type { Chances } from "../draw-bounds";

const DIE = 6;
const ALL_DICE = [0, 1, 2, 3, 4];

/** The boards and who begins; from then on rolls. */
export function chances(agreed: unknown, seats: number): Chances {
  const { boards, choice } = agreed as Options;
  const dealt = choice.length ? [] : Array.from({ length: seats }, (_, seat) => seat);
  return () => [
    {
      bounds: [...dealt.map((seat) => boards.length - seat), seats],
      addresses: [...dealt.map((seat) => `board ${seat}`), "first player"],
      then: rolls(0, 0),
    },
  ];
}

/** The next roll: again some dice of the last one, or all dice of the next round. */
function rolls(round: number, roll: number): Chances {
  return (draws, move) => {
    const { type, dice: named = [] } = (move ?? {}) as { type?: string; dice?: readonly number[] };
    const again = type === "roll";
    const [now, count] = again ? [round, roll + 1] : [round + 1, 1];
    const dice = again ? [...named].sort((one, other) => one - other) : ALL_DICE;
    return [
      {
        bounds: Array<number>(draws).fill(DIE),
        addresses: dice.map((die) => `roll ${now} ${count} ${die}`),
        then: rolls(now, count),
      },
    ];
  };
}
