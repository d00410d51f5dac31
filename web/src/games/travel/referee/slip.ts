import type { Answer } from "../../../parts/api";
import type { Bill, Case } from "../../../wire/travel";

/** A journey of the real game, as far as it is put in. */
export interface Slip {
  readonly round: number;
  readonly start: string;
  readonly target: string;
  readonly picks: readonly string[];
  readonly under: readonly number[];
}

export interface Priced {
  readonly case: Case;
  readonly bill: Bill;
}

/** The server's referee: `POST /api/fare`. */
export type Fare = (map: string, slip: Slip) => Promise<Answer<Priced>>;

/** Which slots a round has, in the order in which people fill them. Mirrors the form, not the prices. */
export type Slot = "start" | "target" | 0 | 1;

export function slotsOf(round: number): readonly Slot[] {
  const picks: Slot[] = round <= 2 ? [0] : [0, 1];
  return round >= 5 ? ["start", "target", ...picks] : ["start", ...picks];
}

export function filled(slip: Slip, slot: Slot): string {
  return typeof slot === "number" ? (slip.picks[slot] ?? "") : slip[slot];
}

export function put(slip: Slip, slot: Slot, code: string): Slip {
  if (typeof slot !== "number") return { ...slip, [slot]: code };
  return { ...slip, picks: [0, 1].map((pick) => (pick === slot ? code : (slip.picks[pick] ?? ""))) };
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
  const count = slots.includes(1) ? 2 : 1;
  return {
    ...slip,
    target: slots.includes("target") ? slip.target : "",
    picks: slip.picks.slice(0, count),
    under: [0, 1].slice(0, count).map((pick) => slip.under[pick] ?? 0),
  };
}
