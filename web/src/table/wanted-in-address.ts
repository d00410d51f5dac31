import type { Game } from "../games/game";
import type { Answer } from "../parts/api";
import { mainRows, type Plan, type Wanted } from "./planned-table";

/** Names, in an address, something of somebody's own that is on this device. */
const ON = "on";

/**
 * What an address such as `/play/…/options?map=usa` wants to be played. With `share` something of one's own is brought to
 * where the table will be.
 */
export async function wantedBy(query: URLSearchParams, game: Game, share: boolean): Promise<Answer<Wanted>> {
  const rows = Object.fromEntries([...query].filter(([key]) => key !== ON));
  const digest = query.get(ON);
  if (!digest || !game.lands) return { value: { rows } };
  const options = await (await game.lands()).options(digest, share);
  return options.refused ? options : { value: { rows, own: { digest, options: options.value } } };
}

/** The same as a query, for the next page: what a plan is played on, whatever else is remembered there. */
export function queryOf(plan: Plan, { rows, own }: Wanted): string {
  const main = mainRows(plan, "now").map(({ key, value }) => [key, value] as const);
  const query = new URLSearchParams(own ? { [ON]: own.digest } : { ...Object.fromEntries(main), ...rows });
  return query.size ? `?${query}` : "";
}
