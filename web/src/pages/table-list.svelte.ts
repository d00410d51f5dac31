import { settings } from "../parts/settings.svelte";
import { ask } from "../parts/api";
import { MOST_OWN, alive, closingDone, keepTables } from "../table/own-tables";
import type { Listed, Me } from "../wire/server";

const MOST_OTHERS = 6;

/** Whether there is a chair left. */
export function hasRoom({ phase, taken, seats }: Listed): boolean {
  return phase === "open" && taken < seats;
}

/** The tables that a visitor may want to go to: one's own, and public ones. */
export class TableList {
  /** Nothing is known of them before the first answer. */
  own = $state.raw<readonly Listed[] | null>(null);
  others = $state.raw<readonly Listed[]>([]);

  /** Looks anew; what cannot be learned stays as it was. */
  async look(): Promise<void> {
    // Whoever never sat down anywhere has no tables, and is not made known to the server by looking.
    if (settings.met) {
      await closingDone();
      const me = await ask<Me>("GET", "/me");
      if (me.refused) this.own ??= [];
      else {
        this.own = me.value.tables.filter(({ phase }) => alive(phase)).slice(0, MOST_OWN);
        keepTables(this.own.map(({ code }) => code));
      }
    } else this.own = [];
    const tables = await ask<readonly Listed[]>("GET", "/tables");
    if (tables.refused) return;
    const mine = this.own.map(({ code }) => code);
    // Those where one can still sit down come first.
    this.others = tables.value
      .filter(({ code }) => !mine.includes(code))
      .sort((one, other) => Number(hasRoom(other)) - Number(hasRoom(one)))
      .slice(0, MOST_OTHERS);
  }
}
