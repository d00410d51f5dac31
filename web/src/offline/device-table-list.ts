import type { Listed } from "../wire/server";
import { recalledList, stored } from "../keeping/browser-storage";

const PLACE = "hranice.here";
/** Logs are kept by the worker; this list only spares home to start Python for it. */
const MOST = 24;

/** The tables of this device when they were last heard of, the latest first. */
export function recallHere(): readonly Listed[] {
  return recalledList(PLACE) as readonly Listed[];
}

/** Keeps the list; without a table nothing is kept, so that a device that was to forget everything has no trace of it. */
export function keepHere(tables: readonly Listed[]): void {
  stored(PLACE, tables.length ? tables.slice(0, MOST) : null);
}

/** Remembers how one table stands now. */
export function noteHere(table: Listed): void {
  keepHere([table, ...recallHere().filter(({ code }) => code !== table.code)]);
}
