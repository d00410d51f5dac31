import type { Considered, Hand as BorderHand } from "./border/table/actions";
import type { AskHint } from "../parts/hints/hint.svelte";
import type { Hand as TravelHand } from "./travel/table/actions";
import type { Move as BorderMove } from "../wire/border";
import type { View as TravelView } from "../wire/travel";
import type { Session } from "../table/session.svelte";

/** What a list has that another one has not. */
function added(longer: readonly number[], shorter: readonly number[]): readonly number[] {
  return longer.filter((entry) => !shorter.includes(entry));
}

/** What could be added to a move, read off the moves that add one thing to it. */
export function additions(move: BorderMove, further: readonly BorderMove[]): Considered {
  const segments = move.type === "complete" ? move.segments : [];
  const spaces = move.type === "cross" ? move.spaces : [];
  return {
    refused: null,
    segments: further.flatMap((next) => (next.type === "complete" ? added(next.segments, segments) : [])),
    spaces: further.flatMap((next) => (next.type === "cross" ? added(next.spaces, spaces) : [])),
  };
}

/** Hints are for practice: the server gives them to whoever plays against bots alone. */
function hinting(session: Session, seat: number): { hint?: AskHint } {
  const people = session.about?.seats.filter(({ bot }) => bot === null).length ?? 0;
  return people === 1 ? { hint: () => session.hint(seat) } : {};
}

export function borderHand(session: Session, seat: number): BorderHand {
  return {
    async consider(move) {
      const answer = await session.consider(seat, move);
      if (answer.refused) return { refused: answer.refused, segments: [], spaces: [] };
      // The table's game is The BORDER, so its moves are.
      return additions(move, answer.further as readonly BorderMove[]);
    },
    play: (move) => session.play(seat, move),
    ...hinting(session, seat),
  };
}

export function travelHand(session: Session, seat: number): TravelHand {
  return { play: (move) => session.play(seat, move), ...hinting(session, seat) };
}

/** Around one device one tap on “Got it” or “On we go” speaks for everybody who has not said so yet. */
export function commonHand(session: Session, views: () => readonly TravelView[]): TravelHand {
  return {
    async play(move) {
      const waiting = views().filter(({ moves }) => moves.some(({ type }) => type === move.type));
      const answers = await Promise.all(waiting.map(({ seat }) => session.play(seat ?? 0, move)));
      return answers.find((refused) => refused !== null) ?? null;
    },
  };
}
