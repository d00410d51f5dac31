import { gameNamed } from "../games";
import type { Answer } from "../parts/api";
import type { GameAbout } from "../wire/server";
import type { Options } from "./option-row";

/** Options in which no word is left that stands for what has to be made: a table is told the things only. */
export async function made(game: GameAbout, options: Options): Promise<Answer<Options>> {
  let all = options;
  for (const { name, field, by_name: isWord } of game.options) {
    const word = all[field];
    if (!isWord || typeof word !== "string") continue;
    const things = await gameNamed(game.name)?.made?.(name, word);
    if (things?.refused) return things;
    all = { ...all, [field]: undefined, ...things?.value };
  }
  return { value: all };
}

/** The same for a table that is to be opened: what it has anyway need not be made. */
export function madeAnew(game: GameAbout, options: Options): Promise<Answer<Options>> {
  const usual = game.options.filter(
    ({ by_name: isWord, field, default: word }) => isWord && options[field] === word,
  );
  return made(game, { ...options, ...Object.fromEntries(usual.map(({ field }) => [field, undefined])) });
}
