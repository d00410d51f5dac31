import { boot } from "../offline/boot-progress.svelte";
import { keepHere, recallHere } from "../offline/device-table-list";
import { reach } from "../offline/server-or-device.svelte";
import { isStatic } from "../offline/site-config";
import { settings } from "../parts/settings.svelte";
import { ask, askDevice, askServer } from "../parts/api";
import { MOST_OWN, alive, closeLeftovers, closingDone, keepTables } from "../table/own-tables";
import type { Listed, Me } from "../wire/server";

const MOST_OTHERS = 6;

/** Whether there is a chair left. */
export function hasRoom({ phase, taken, seats }: Listed): boolean {
  return phase === "open" && taken < seats;
}

/** One's own tables at the server; null if they cannot be learned. */
async function ownAtServer(): Promise<readonly Listed[] | null> {
  // Whoever never sat down anywhere has no tables, and is not made known to the server by looking.
  if (!settings.met || isStatic()) return [];
  const me = await askServer<Me>("GET", "/me");
  return me.refused ? null : me.value.tables;
}

/** The tables of this device: from Python if it runs, else as they were. */
async function ownHere(): Promise<readonly Listed[]> {
  if (boot.stage === "ready") {
    await closeLeftovers();
    const me = await askDevice<Me>("GET", "/me");
    if (!me.refused) keepHere(me.value.tables);
  }
  return recallHere();
}

/** The tables that a visitor may want to go to: one's own, and public ones. */
export class TableList {
  /** Nothing is known of them before the first answer. */
  own = $state.raw<readonly Listed[] | null>(null);
  others = $state.raw<readonly Listed[]>([]);
  /** Finished games of this device. */
  played = $state.raw<readonly Listed[]>([]);
  #atServer: readonly Listed[] = [];

  /** Looks anew; what cannot be learned stays as it was. */
  async look(): Promise<void> {
    await closingDone();
    const [server, here] = await Promise.all([ownAtServer(), ownHere()]);
    this.#atServer = server ?? this.#atServer;
    this.own = [...here, ...this.#atServer].filter(({ phase }) => alive(phase)).slice(0, MOST_OWN);
    this.played = here.filter(({ phase }) => phase === "finished").slice(0, MOST_OWN);
    if (server) keepTables(this.own.map(({ code }) => code));
    if (!isStatic()) await this.#lookAround(this.own.map(({ code }) => code));
  }

  async #lookAround(mine: readonly string[]): Promise<void> {
    // The device knows no public tables; whether the server is back is found out here.
    const from = reach.away ? askServer : ask;
    const tables = await from<readonly Listed[]>("GET", "/tables");
    if (tables.refused) return;
    // Those where one can still sit down come first.
    this.others = tables.value
      .filter(({ code }) => !mine.includes(code))
      .sort((one, other) => Number(hasRoom(other)) - Number(hasRoom(one)))
      .slice(0, MOST_OTHERS);
  }
}
