import type { View } from "../wire/types";

/** Fields lie around the offer board in so many places. */
const PLACES = 8;

/**
 * By how many places, clockwise from the bottom, the 40 field is turned to lie nearest the dealer (T7). Players sit
 * clockwise around the board, whoever looks at it at its bottom; who only looks on sees it from the first seat.
 */
export function dealerTurn({ dealer, seat, players }: Pick<View, "dealer" | "seat" | "players">): number {
  if (dealer === null) return 0;
  const away = (dealer - (seat ?? 0) + players.length) % players.length;
  return Math.round((PLACES * away) / players.length) % PLACES;
}
