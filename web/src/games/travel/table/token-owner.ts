import type { View } from "../wire/types";
import type { TravellerColour } from "./traveller-looks";

/** A token to look at: its colour, and whose it is. */
export interface Piece {
  readonly colour: TravellerColour;
  readonly name: string;
}

/** Who a traveller is: the colour of the token, as chosen, and the name of the player. */
export function pieceOf(
  { players }: Pick<View, "players">,
  names: readonly string[],
  traveller: number,
): Piece {
  for (const { seat, travellers } of players)
    for (const { number, colour } of travellers)
      // Colours are texts on the wire; the rules know no others.
      if (number === traveller) return { colour: colour as TravellerColour, name: names[seat] ?? "?" };
  return { colour: "white", name: "?" };
}
