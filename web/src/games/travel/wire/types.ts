// Written by `python -m tools.wire` from the Python of the server. Do not edit.

/** The map, the variant, and how long things take. */
export interface Options {
  readonly map: string | Atlas;
  readonly harder: boolean;
  readonly pace: number;
  readonly limit: number;
  readonly settle: number;
  readonly show: number;
  readonly open_map: readonly number[];
  readonly colours?: readonly string[];
  readonly second_colours?: readonly string[];
}

/** A map as the rules see it. Small enough to be embedded in the record of a game. */
export interface Atlas {
  readonly name: string;
  readonly states: readonly AtlasState[];
  readonly links: readonly Link[];
}

/** A state by its code, with the names of its parts if it lies on the map in separate parts (T36, T37). */
export interface AtlasState {
  readonly code: string;
  readonly parts: readonly string[];
}

/** One crossing between two places, the same in both directions: a border, or a sea link (T17, T34). */
export interface Link {
  readonly a: string;
  readonly b: string;
  readonly sea: boolean;
}

/** Place a token of one's own at a field; `colour` 1 is the second traveller of T29. */
export interface Place {
  readonly type: "place";
  readonly field: number;
  readonly colour: number;
}

/** Seen enough of the map or of the reckoning. */
export interface Ready {
  readonly type: "ready";
}

export type Move = Place | Ready;

/** A round began; this seat deals (T5, T7). */
export interface RoundBegan {
  readonly type: "round";
  readonly round: number;
  readonly dealer: number;
}

/** Every player received this much (T6, T29). */
export interface Income {
  readonly type: "income";
  readonly amount: number;
}

/** All cards were shuffled together again (T9, T40). */
export interface Reshuffled {
  readonly type: "reshuffled";
}

/** A card was laid on a field (T8). */
export interface Laid {
  readonly type: "laid";
  readonly field: number;
  readonly card: string;
}

/** The start, in rounds 5-7 with the target, lies open: go (T12). */
export interface Revealed {
  readonly type: "revealed";
  readonly start: string;
  readonly target: string | null;
  readonly at: number;
}

/** A token was placed. `forced`: for its owner, at the limit (T16). */
export interface Placed {
  readonly type: "placed";
  readonly seat: number;
  readonly token: Token;
  readonly forced: boolean;
  readonly card: string | null;
}

/** A token on the offer board: whose, where, and the moment at which it was placed. */
export interface Token {
  readonly traveller: number;
  readonly field: number;
  readonly at: number;
}

/** All tokens lie and their order is final; for each field its travellers, the lowest first (T15). */
export interface Settled {
  readonly type: "settled";
  readonly stacks: readonly (readonly number[])[];
}

/** A traveller's journey was reckoned and paid for, or in round 7 rewarded (T24-T27). */
export interface Reckoned {
  readonly type: "reckoned";
  readonly round: number;
  readonly reckoning: Reckoning;
}

/** A traveller's bill, and the money that went over the table for it. */
export interface Reckoning {
  readonly seat: number;
  readonly traveller: number;
  readonly bill: Bill;
  readonly money: number;
}

/** A price and its reasons. In rounds 1-6 the traveller owes the total, in round 7 receives it (T26). */
export interface Bill {
  readonly total: number;
  readonly crossings: number;
  readonly adjacent: readonly (readonly [string, string])[];
  readonly stack: number;
  readonly forty: number;
  readonly route: readonly string[];
  readonly picks: readonly string[];
}

/** A player has seen enough. */
export interface WasReady {
  readonly type: "ready";
  readonly seat: number;
}

/** The game is over (T28). */
export interface Ended {
  readonly type: "ended";
  readonly purses: readonly number[];
  readonly winners: readonly number[];
}

export type Fact = RoundBegan | Income | Reshuffled | Laid | Revealed | Placed | Settled | Reckoned | WasReady | Ended;

/** Everything that lies on the table, and what the seat that looks at it may do. */
export interface View {
  readonly seat: number | null;
  readonly map: string;
  readonly phase: "deal" | "over" | "pause" | "place" | "reckon" | "settle" | "shuffle" | "study" | "ties";
  readonly round: number;
  readonly dealer: number | null;
  readonly laid: number;
  readonly cards: number;
  readonly fields: readonly FieldView[];
  readonly start: string | null;
  readonly target: string | null;
  readonly revealed: number | null;
  readonly deadline: number | null;
  readonly until: number | null;
  readonly provisional: boolean;
  readonly used: readonly string[];
  readonly players: readonly SeatView[];
  readonly map_hidden: boolean;
  readonly moves: readonly (Place | Ready)[];
  readonly reckoned: readonly Reckoning[];
  readonly best: Bill | null;
  readonly missed: readonly (Bill | null)[];
  readonly peculiar: readonly (readonly number[])[];
  readonly prices: PriceList;
  readonly winners: readonly number[];
  readonly stage: Stage | null;
  readonly reshuffled: boolean;
}

/** A field of the offer board; the first one is the 40 field, nearest the dealer (T3, T7). */
export interface FieldView {
  readonly card: string | null;
  readonly stack: readonly Token[];
  readonly close: boolean;
}

/** A player. */
export interface SeatView {
  readonly seat: number;
  readonly purse: number;
  readonly travellers: readonly TravellerView[];
  readonly ready: boolean;
  readonly open_map: boolean;
}

/** A traveller (T1). */
export interface TravellerView {
  readonly number: number;
  readonly colour: string;
  readonly missing: number;
}

/** T25: the list of prices that everybody has at hand all the time. */
export interface PriceList {
  readonly crossing: number;
  readonly adjacent: number;
  readonly under: number;
  readonly forty: number;
  readonly income: readonly (readonly [number, number])[];
}

/** A round that brings something new, before it is played: the rule book teaches in such steps. */
export interface Stage {
  readonly round: number;
  readonly income: number;
}

/** What decides a price: the round, the two ends, the chosen fields and the tokens under each (T19). */
export interface Case {
  readonly round: number;
  readonly start: string;
  readonly picks: readonly string[];
  readonly target: string | null;
  readonly under: readonly number[];
}

/** What a traveller chose in a round, or could have chosen, and its price. */
export interface Picks {
  readonly type: "picks";
  readonly traveller: number;
  readonly bill: Bill;
}
