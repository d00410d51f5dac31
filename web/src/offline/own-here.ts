import type { Listed } from "../wire/server";

const PLACE = "hranice.here";
/** Logs are kept by the worker; this list only spares home to start Python for it. */
const MOST = 24;

/** The tables of this device when they were last heard of, the latest first. Never throws. */
export function recallHere(): readonly Listed[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as readonly Listed[]) : [];
  } catch {
    return [];
  }
}

/** Keeps the list; without a table nothing is kept, so that a device that was to forget everything has no trace of it. */
export function keepHere(tables: readonly Listed[]): void {
  try {
    if (tables.length) localStorage.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)));
    else localStorage.removeItem(PLACE);
  } catch {
    // Where nothing is kept there is nothing to list.
  }
}

/** Remembers how one table stands now. */
export function noteHere(table: Listed): void {
  keepHere([table, ...recallHere().filter(({ code }) => code !== table.code)]);
}
