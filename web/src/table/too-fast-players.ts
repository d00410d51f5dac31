import { listed } from "../text/list-in-words";
import type { About } from "../wire/server";

/** The names of those who moved faster than a person can, as the table has marked them; empty if nobody did. */
export function tooFastPlayers(seats: About["seats"]): string {
  return listed(seats.filter(({ quick }) => quick).map(({ name }) => name));
}
