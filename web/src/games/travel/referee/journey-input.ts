import type { Bill, Case } from "../wire/types";
import { roundOf } from "../table/round-rules";

/** A journey of the real game, as far as it is put in. */
export interface Slip {
  readonly round: number;
  readonly start: string;
  readonly target: string;
  readonly picks: readonly string[];
  readonly under: readonly number[];
}

/** What the server's referee answers: `POST /api/fare`. */
export interface Priced {
  readonly case: Case;
  readonly bill: Bill;
  readonly peculiar: readonly number[];
}

/** An end of the journey, or a chosen field by its number. */
export type Slot = "start" | "target" | number;

/** Which slots a round has, in the order in which people fill them. */
export function slotsOf(round: number): readonly Slot[] {
  const { picks, target } = roundOf(round);
  return ["start", ...(target ? ["target" as const] : []), ...Array(picks).keys()];
}

export function filled(slip: Slip, slot: Slot): string {
  return typeof slot === "number" ? (slip.picks[slot] ?? "") : slip[slot];
}

export function put(slip: Slip, slot: Slot, code: string): Slip {
  if (typeof slot !== "number") return { ...slip, [slot]: code };
  return { ...slip, picks: replaced(slip.picks, slot, code, "") };
}

/** A list with another entry at a place; what is missing before it is filled up. */
export function replaced<T>(list: readonly T[], place: number, entry: T, missing: T): readonly T[] {
  const length = Math.max(list.length, place + 1);
  return Array.from({ length }, (_, at) => (at === place ? entry : (list[at] ?? missing)));
}

/** Where the next tap on the map goes: the first empty place, else where it went last if the round has that. */
export function nextSlot(slip: Slip, last: Slot): Slot {
  const slots = slotsOf(slip.round);
  return slots.find((slot) => !filled(slip, slot)) ?? (slots.includes(last) ? last : "start");
}

/** The slip without what its round does not have, or null while something is missing. */
export function complete(slip: Slip): Slip | null {
  const slots = slotsOf(slip.round);
  if (slots.some((slot) => !filled(slip, slot))) return null;
  const picks = slots.filter((slot) => typeof slot === "number");
  return {
    ...slip,
    target: slots.includes("target") ? slip.target : "",
    picks: picks.map((pick) => filled(slip, pick)),
    under: picks.map((pick) => slip.under[pick] ?? 0),
  };
}
