import { TRAVELLERS } from "../wire/constants";
import type { View } from "../wire/types";
import type { TravellerColour } from "./travellers";

/** A token to look at: its colour, and whose it is. */
export interface Piece {
  readonly colour: TravellerColour;
  readonly name: string;
}

export function colourOf(traveller: number): TravellerColour {
  return TRAVELLERS[traveller] ?? "white";
}

/** Who a traveller is: the colour of the token and the name of the player. */
export function pieceOf(view: View, names: readonly string[], traveller: number): Piece {
  const player = view.players.find(({ travellers }) => travellers.some(({ number }) => number === traveller));
  return { colour: colourOf(traveller), name: names[player?.seat ?? -1] ?? "?" };
}
