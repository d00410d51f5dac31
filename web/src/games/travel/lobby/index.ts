import type { GameLobby } from "../../game";
import { fitted, rows } from "./options";
import SeatOptions from "./SeatOptions.svelte";

/** `maps` are those to choose from. */
export function lobby(maps: readonly string[]): GameLobby {
  return { rows: (agreed) => rows(agreed, maps), fitted, SeatOptions };
}
