import { ask, type Answer } from "../parts/api";
import type { SeatsAtTable, TableSettings } from "../wire/server";
import { start } from "./open-table";

type Done = Promise<Answer<SeatsAtTable>>;

/** The requests by which a host, or a player, changes a table. */
export class Hosting {
  readonly #code: string;
  readonly #path: string;

  constructor(code: string) {
    this.#code = code;
    this.#path = `/tables/${encodeURIComponent(code)}`;
  }

  seatBot(bot: string): Done {
    return ask("POST", `${this.#path}/bots`, { bot });
  }

  /** A bot for somebody who is gone; before the game, another kind of bot in the place of one. */
  replace(seat: number, bot: string): Done {
    return ask("POST", `${this.#path}/replace`, { seat, bot });
  }

  /** Empties a seat; in a running game only one's own, which a bot takes. */
  leave(seat: number): Done {
    return ask("DELETE", `${this.#path}/seats/${seat}`);
  }

  passTo(seat: number): Done {
    return ask("POST", `${this.#path}/host`, { seat });
  }

  configure(change: { readonly house?: TableSettings; readonly options?: unknown }): Done {
    return ask("PUT", `${this.#path}/options`, change);
  }

  /** What every seat has for itself: players choose it for their own, the host for all. */
  choose(seat: number, option: string, value: boolean | string | number): Done {
    return ask("PUT", `${this.#path}/seats/${seat}`, { option, value });
  }

  start(fill?: string): Done {
    return start(this.#code, fill);
  }

  close(): Done {
    return ask("POST", `${this.#path}/close`);
  }
}
