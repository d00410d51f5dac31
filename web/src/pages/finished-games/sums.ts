/** What many games come to. Nothing here knows a date or a language: whoever shows it does. */
import type { OwnGame } from "../../wire/server";

/** A game of one person at this device, seen from their seat. */
export interface Counted {
  readonly game: OwnGame;
  readonly seat: number;
  readonly score: number;
  readonly won: boolean;
  /** What luck was worth; null: the game was not analysed. */
  readonly luck: number | null;
}

/** Some games together; at least one. */
export interface Sum {
  readonly games: number;
  readonly won: number;
  readonly mean: number;
  /** The one with the highest score; of equal ones the first that was played. */
  readonly best: Counted;
}

/** How somebody did against one other. */
export interface Meeting {
  readonly name: string;
  /** The kind of a bot; null: a person. */
  readonly bot: string | null;
  readonly games: number;
  /** Times that one did better, and worse; what is left was even. */
  readonly ahead: number;
  readonly behind: number;
}

/**
 * The games that tell something of one person, the first one first: lessons are games of others, and around one device
 * nobody knows who is who.
 */
export function counted(games: readonly OwnGame[]): readonly Counted[] {
  return games
    .filter(({ lesson, yours }) => !lesson && yours.length === 1)
    .map((game) => {
      const seat = game.yours[0] ?? 0;
      const score = game.seats[seat]?.score ?? 0;
      return { game, seat, score, won: game.winners.includes(seat), luck: game.luck[seat] ?? null };
    })
    .sort((one, other) => one.game.at - other.game.at);
}

function sumOf(games: readonly [Counted, ...Counted[]]): Sum {
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    mean: games.reduce((sum, { score }) => sum + score, 0) / games.length,
    best: games.reduce((best, game) => (game.score > best.score ? game : best)),
  };
}

/** Sums by a word for each game, the most frequent first. */
export function sumsBy(
  games: readonly Counted[],
  word: (game: Counted) => string,
): readonly (Sum & { readonly word: string })[] {
  const groups = new Map<string, [Counted, ...Counted[]]>();
  for (const game of games) {
    const group = groups.get(word(game));
    if (group) group.push(game);
    else groups.set(word(game), [game]);
  }
  return [...groups]
    .map(([key, group]) => ({ ...sumOf(group), word: key }))
    .sort((one, other) => other.games - one.games || one.word.localeCompare(other.word));
}

/** The kind of a bot, whatever its dials are set to. */
export const kindOf = (bot: string) => bot.split(":")[0] ?? bot;

/** Above 0: the first seat did better. The game says who won; among the others the scores decide. */
function difference({ seats, winners }: OwnGame, one: number, other: number): number {
  const won = Number(winners.includes(one)) - Number(winners.includes(other));
  return won || (winners.includes(one) ? 0 : (seats[one]?.score ?? 0) - (seats[other]?.score ?? 0));
}

/** Against whom, people by name and bots by kind, the most frequent first, people before bots. */
export function meetings(games: readonly Counted[]): readonly Meeting[] {
  const met = new Map<string, Meeting>();
  for (const { game, seat } of games)
    for (const [other, { name, bot }] of game.seats.entries()) {
      if (other === seat) continue;
      const who = bot === null ? { name, bot } : { name: kindOf(bot), bot: kindOf(bot) };
      const key = `${bot === null ? "person" : "bot"} ${who.name}`;
      const known = met.get(key) ?? { ...who, games: 0, ahead: 0, behind: 0 };
      const better = difference(game, seat, other);
      met.set(key, {
        ...known,
        games: known.games + 1,
        ahead: known.ahead + Number(better > 0),
        behind: known.behind + Number(better < 0),
      });
    }
  return [...met.values()].sort(
    (one, other) =>
      Number(one.bot !== null) - Number(other.bot !== null) ||
      other.games - one.games ||
      one.name.localeCompare(other.name),
  );
}

/** The place of a seat, from 1; equal results share one. */
export function placeOf(game: OwnGame, seat: number): number {
  return 1 + [...game.seats.keys()].filter((other) => difference(game, other, seat) > 0).length;
}

/** As words are compared: without marks above and below letters, all of them small. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word of a question stands somewhere in a text. */
export function matches(text: string, question: string): boolean {
  const within = plain(text);
  return plain(question)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
