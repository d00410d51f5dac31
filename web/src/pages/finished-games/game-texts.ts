/** Finished games in words. */
import { gameNamed } from "../../games";
import { isHere } from "../../offline/server-or-device.svelte";
import { listed } from "../../text/list-in-words";
import { t, texts } from "../../text/texts.svelte";
import type { OwnGame, OwnSeat, PlayedOn } from "../../wire/server";
import { kindOf, placeOf } from "./sums";

/** The name of a game; of one that only its server knows, the server's name for it. */
export const titleOf = (game: string) => (texts.has(`game-${game}`) ? t(`game-${game}`) : game);

export const scoreOf = (game: string, count: number) =>
  t(gameNamed(game)?.texts.score ?? "count-points", { count });

export const dateOf = (at: number) =>
  new Date(at).toLocaleDateString(texts.language, { day: "numeric", month: "short", year: "numeric" });

function groundOf(game: string, { option, value, name }: PlayedOn): string {
  if (name) return t(`option-${option}-value`, { value: name });
  const title = gameNamed(game)?.titled?.(option, { name: value }) ?? value;
  // A thing that has no name of its own in words is told with what it is: "Board A".
  return texts.has(`option-${option}-value`) ? title : `${t(`option-${option}`)} ${title}`;
}

/** What a game was played on: by all, or by those at this device. */
export function groundsOf({ game, on, yours }: OwnGame): string {
  const own = on.filter(({ seat }) => seat === null || yours.includes(seat));
  return listed(own.map((ground) => groundOf(game, ground)));
}

export const botName = (bot: string) => t("games-bot", { bot: kindOf(bot) });

const nameOf = ({ name, bot }: OwnSeat) => (bot === null ? name : botName(bot));

/** Everybody else, bots of a kind together. */
export function othersOf({ seats, yours }: OwnGame): string {
  const count = new Map<string, number>();
  for (const [seat, who] of seats.entries())
    if (!yours.includes(seat)) count.set(nameOf(who), (count.get(nameOf(who)) ?? 0) + 1);
  return listed([...count].map(([name, times]) => (times > 1 ? `${times} × ${name}` : name)));
}

/** How a game ended for those at this device. */
export function outcomeOf(game: OwnGame): string {
  const [own] = game.yours;
  const best = scoreOf(game.game, game.seats[game.winners[0] ?? 0]?.score ?? 0);
  const who = listed(game.winners.map((seat) => game.seats[seat]?.name ?? ""));
  if (own === undefined || game.yours.length > 1) return t("games-others-won", { who, score: best });
  const score = scoreOf(game.game, game.seats[own]?.score ?? 0);
  if (game.winners.includes(own)) return t(game.winners.length > 1 ? "games-shared" : "games-won", { score });
  return t("games-place", { place: placeOf(game, own), count: game.seats.length, score });
}

/** Everything by which a game can be found. */
export function searchable(game: OwnGame): string {
  return [
    titleOf(game.game),
    groundsOf(game),
    othersOf(game),
    ...game.seats.map(({ name }) => name),
    game.code,
    dateOf(game.at),
    isHere(game.code) ? t("offline-here") : "",
  ].join(" ");
}
