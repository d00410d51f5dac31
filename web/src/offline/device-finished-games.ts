/** The finished games of this device, read from its storage by the page: nobody has to start Python to list them. */
import type { OwnGame } from "../wire/server";
import { committed, done } from "./indexed-db";
import {
  ENTRIES,
  RESULTS,
  TABLES,
  from,
  isOver,
  openStorage,
  removeStored,
  storedTables,
  type TableRow,
} from "./log-store";

/** What Python keeps of a finished game; see hranice.live.finished_games. */
interface Result {
  readonly version: number;
  readonly game: OwnGame;
  readonly players: readonly (string | null)[];
}

/** A finished game with its log, to be taken along. */
export interface OwnLog {
  readonly row: TableRow;
  readonly entries: readonly string[];
  readonly result: string | null;
}

const VERSION = 1;

async function inStorage<T>(work: (storage: IDBDatabase) => Promise<T>): Promise<T> {
  const storage = await openStorage();
  try {
    return await work(storage);
  } finally {
    storage.close();
  }
}

/** The seats that are not a bot's are of the one player of this device. */
function ownGame(kept: string): OwnGame | null {
  try {
    const { version, game, players } = JSON.parse(kept) as Result;
    const yours = [...players.keys()].filter((seat) => players[seat] !== null);
    return version === VERSION ? { ...game, yours } : null;
  } catch {
    return null;
  }
}

/**
 * The results that are kept of the games of this device, and how many games have none yet.
 * @throws if the browser refuses its storage
 */
export function gamesKept(): Promise<{ readonly games: readonly OwnGame[]; readonly unmade: number }> {
  return inStorage(async (storage) => {
    const over = (await storedTables(storage)).filter(isOver);
    const transaction = storage.transaction(RESULTS);
    const kept = await Promise.all(
      over.map(({ table }) => done<unknown>(transaction.objectStore(RESULTS).get(table))),
    );
    const games = kept.map((result) => (typeof result === "string" ? ownGame(result) : null));
    const made = games.filter((game) => game !== null);
    return { games: made.filter(({ yours }) => yours.length), unmade: games.length - made.length };
  });
}

/** The finished games of this device. What runs stays: its log knows what nobody may know yet. */
export function takeLogs(): Promise<readonly OwnLog[]> {
  return inStorage(async (storage) => {
    const over = (await storedTables(storage)).filter(isOver);
    const transaction = storage.transaction([ENTRIES, RESULTS]);
    return Promise.all(
      over.map(async (row) => {
        const [entries, result] = await Promise.all([
          done<unknown[]>(transaction.objectStore(ENTRIES).getAll(from(row.table, 0))),
          done<unknown>(transaction.objectStore(RESULTS).get(row.table)),
        ]);
        return { row, entries: entries as string[], result: typeof result === "string" ? result : null };
      }),
    );
  });
}

/** Adds games that were taken along, all or none of each; says how many were not here yet. */
export function bringLogs(logs: readonly OwnLog[]): Promise<number> {
  return inStorage(async (storage) => {
    let brought = 0;
    for (const { row, entries, result } of logs) {
      const transaction = storage.transaction([TABLES, ENTRIES, RESULTS], "readwrite");
      const tables = transaction.objectStore(TABLES);
      const here = await Promise.all([
        done(tables.getKey(row.table)),
        done(tables.index("code").getKey(row.code)),
      ]);
      if (here.some((key) => key !== undefined)) continue;
      tables.put(row);
      for (const [number, entry] of entries.entries())
        transaction.objectStore(ENTRIES).put(entry, [row.table, number]);
      if (result !== null) transaction.objectStore(RESULTS).put(result, row.table);
      await committed(transaction);
      brought += 1;
    }
    return brought;
  });
}

/** Removes the table with this code. */
export function removeLog(code: string): Promise<void> {
  return inStorage(async (storage) => {
    const table = await done(storage.transaction(TABLES).objectStore(TABLES).index("code").getKey(code));
    if (typeof table === "string") await removeStored(storage, table);
  });
}

/** Removes all tables of this device. */
export function clearLogs(): Promise<void> {
  return inStorage(async (storage) => {
    const stores = [TABLES, ENTRIES, RESULTS];
    const transaction = storage.transaction(stores, "readwrite");
    for (const store of stores) transaction.objectStore(store).clear();
    await committed(transaction);
  });
}
