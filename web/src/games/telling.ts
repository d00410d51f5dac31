/** Tells a move of a seat in words; `dice` are the colours that lay when it was made. */
export type TellMove = (move: unknown, seat: number, dice: readonly number[]) => string;

/** Who is told of something: the names of all, and the seat that is spoken to, if any. */
export interface Audience {
  readonly names: readonly string[];
  readonly you: number | null;
}

export const yes = (condition: boolean) => (condition ? "yes" : "no");

export function who({ names, you }: Audience, seat: number): { who: string; you: string } {
  return { who: names[seat] ?? "", you: yes(seat === you) };
}
