import type { PlayerResult } from "../parts/player-result";
import type { Standing } from "../games/game";

/** Who came where. The game says who won; among the others the scores decide. */
export function results(
  names: readonly string[],
  { scores, winners }: Standing,
  yours: readonly number[],
  words: (score: number) => string,
): readonly PlayerResult[] {
  return names.map((name, seat) => {
    const score = scores[seat] ?? 0;
    const ahead = scores.filter(
      (other, rival) =>
        rival !== seat && !winners.includes(seat) && (winners.includes(rival) || other > score),
    ).length;
    return { name, score: words(score), rank: ahead + 1, you: yours.includes(seat) };
  });
}
