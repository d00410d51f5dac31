import { isHere } from "../offline/server-or-device.svelte";
import { PATIENCE, pause } from "../keeping/network-timeout";
import { ask } from "../parts/api";
import { recalledList, stored } from "../keeping/browser-storage";
import type { About, Listed } from "../wire/server";

const PLACE = "hranice.tables";
const CLOSING = "hranice.closing";
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
  remember(PLACE, kept);
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
  closing = Promise.race([isHere(code) ? closeHere(code) : closeAtServer(code), pause(PATIENCE)]);
}

function closeAtServer(code: string): Promise<unknown> {
  return fetch(`/api/tables/${code}/close`, { method: "POST", keepalive: true }).catch(() => undefined);
}

/** The worker ends with its page, maybe before it has heard: what it did not answer is remembered. */
async function closeHere(code: string): Promise<void> {
  const others = () => codesIn(CLOSING).filter((other) => other !== code);
  remember(CLOSING, [code, ...others()]);
  const answer = await ask("POST", `/tables/${code}/close`);
  // What another tab drives may be closed later; any other refusal would come again.
  if (answer.refused?.reason !== "offline-other-tab") remember(CLOSING, others());
}

/** Closes what could not be closed when its page was left. */
export async function closeLeftovers(): Promise<void> {
  for (const code of codesIn(CLOSING)) await closeHere(code);
}

/** Resolves when the server knows of the last closing, or does not answer: until then it would still list the table. */
export function closingDone(): Promise<unknown> {
  return closing;
}

/** The tables that were one's own when this browser last heard of them. Never throws. */
export function recallTables(): readonly string[] {
  return codesIn(PLACE);
}

function codesIn(place: string): readonly string[] {
  return recalledList(place).filter((code) => typeof code === "string");
}

/** Without storage home makes room when the server answers, and lists what nobody could close. */
function remember(place: string, codes: readonly string[]): void {
  stored(place, codes.length ? codes : null);
}
