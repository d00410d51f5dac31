import type { GameLobby } from "../../game";
import { fitted, rows } from "./options";
import SeatOptions from "./SeatOptions.svelte";

export const lobby: GameLobby = { rows, fitted, SeatOptions };
