import { ask, type Answer } from "./api";
import type { Showing } from "../wire/server";

/** Where a game comes from: a finished table, or a record that somebody has. */
export type Source = { readonly code: string } | { readonly record: Blob };

/** The whole game as a seat, or a spectator, could see it; proven by the server. */
export function fetchShowing(source: Source, seat: number | null): Promise<Answer<Showing>> {
  const query = seat === null ? "" : `?seat=${seat}`;
  return "code" in source
    ? ask<Showing>("GET", `/tables/${encodeURIComponent(source.code)}/replay${query}`)
    : ask<Showing>("POST", `/replay${query}`, source.record);
}
