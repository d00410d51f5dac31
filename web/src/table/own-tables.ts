import { isHere } from "../offline/reach.svelte";
import { ask } from "../parts/api";
import type { About, Listed } from "../wire/server";

const PLACE = "hranice.tables";
/** Home shows no more. */
export const MOST_OWN = 6;

/** Whether a table can be played at, now or soon. */
export function alive(phase: string): boolean {
  return phase === "open" || phase === "starting" || phase === "running";
}

/**
 * Remembers the codes of one's own tables, so that home can keep a place for them before the server has told of
 * them. How many they are stands on the document, where the style sheet reads it; public/before.js puts it there
 * before the first paint.
 */
export function keepTables(codes: readonly string[]): void {
  const kept = codes.slice(0, MOST_OWN);
  const root = document.documentElement.dataset;
  if (kept.length) root["ownTables"] = String(kept.length);
  else delete root["ownTables"];
  try {
    if (kept.length) localStorage.setItem(PLACE, JSON.stringify(kept));
    else localStorage.removeItem(PLACE);
  } catch {
    // Without storage home makes room when the server answers.
  }
}

/** Remembers one table more, or one less. */
export function keepTable(code: string, own: boolean): void {
  const others = recallTables().filter((other) => other !== code);
  keepTables(own ? [code, ...others] : others);
}

/** A table of this device as home lists it. */
export function listedHere({ code, game, phase, seats, house }: About): Listed {
  const now = Date.now();
  return {
    code,
    game,
    phase,
    public: false,
    seats: house.chairs,
    taken: seats.length,
    created: now,
    updated: now,
  };
}

let closing: Promise<unknown> = Promise.resolve();

/** Closes a table of one's own that is of no use any more, also while the browser is leaving the page. */
export function closeTable(code: string): void {
  closing = isHere(code) ? ask("POST", `/tables/${code}/close`) : closedByServer(code);
}

function closedByServer(code: string): Promise<unknown> {
  return fetch(`/api/tables/${code}/close`, { method: "POST", keepalive: true }).catch(() => undefined);
}

/** Resolves when the server knows of the last closing: until then it would still list the table. */
export function closingDone(): Promise<unknown> {
  return closing;
}

/** The tables that were one's own when this browser last heard of them. Never throws. */
export function recallTables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}
