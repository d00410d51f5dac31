/**
 * The logs of this device's tables, in IndexedDB: entries under [table, number], beside them a summary of each table,
 * and under a table the result of its game, once a list has asked for it.
 * What cannot be stored (storage is full, or refused) is kept in memory, and the game goes on; where not even the
 * beginning of a log can be read any more, it waits until it can.
 */
import { Database, committed, done } from "./indexed-db";
import type { Storage } from "./messages";

/** What Python asks of it; see hranice.browser.page_protocols. What is not there is undefined: that is None in Python, and null is not. */
export interface LogStore {
  append(table: string, expected: number, entries: readonly string[], summary: string): Promise<Wrong>;
  read(table: string, start: number): Promise<readonly string[] | undefined>;
  find(code: string): Promise<string | undefined>;
  summary(table: string): Promise<string | undefined>;
  tables(): Promise<readonly string[]>;
  /** Those whose games are over, the one touched last first. */
  finished(): Promise<readonly string[]>;
  result(table: string): Promise<string | undefined>;
  /** Keeps a result; one that cannot be kept is made again. */
  conclude(table: string, result: string): Promise<void>;
  remove(table: string): Promise<void>;
}

type Wrong = "" | "conflict" | "code-taken" | "away";

export interface TableRow {
  readonly table: string;
  readonly code: string;
  readonly updated: number;
  readonly length: number;
  /** JSON, as Python wrote it. */
  readonly summary: string;
}

const DATABASE = "hranice";
const VERSION = 2;
export const TABLES = "tables";
export const ENTRIES = "entries";
export const RESULTS = "results";

/** All entries of a table from a number on. */
export const from = (table: string, start: number) => IDBKeyRange.bound([table, start], [table, Infinity]);

function row(table: string, length: number, summary: string): TableRow {
  const { code, updated } = JSON.parse(summary) as { code: string; updated: number };
  return { table, code, updated, length, summary };
}

/** Whether the game of a table is over. */
export function isOver({ summary }: TableRow): boolean {
  return (JSON.parse(summary) as { phase: string }).phase === "finished";
}

/** The tables of a device, the one touched last first. */
export async function storedTables(database: IDBDatabase): Promise<readonly TableRow[]> {
  const found = (await done(database.transaction(TABLES).objectStore(TABLES).getAll())) as TableRow[];
  return found.sort((one, other) => other.updated - one.updated);
}

/** Removes a table with all that belongs to it. */
export async function removeStored(database: IDBDatabase, table: string): Promise<void> {
  const transaction = database.transaction([TABLES, ENTRIES, RESULTS], "readwrite");
  transaction.objectStore(TABLES).delete(table);
  transaction.objectStore(ENTRIES).delete(from(table, 0));
  transaction.objectStore(RESULTS).delete(table);
  await committed(transaction);
}

const namesOf = (rows: readonly TableRow[]) => rows.map(({ table }) => table);

class StoredLogs implements LogStore {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async append(table: string, expected: number, entries: readonly string[], summary: string): Promise<Wrong> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], "readwrite");
    const tables = transaction.objectStore(TABLES);
    const next = row(table, expected + entries.length, summary);
    const known = done(tables.get(table)) as Promise<TableRow | undefined>;
    const taken = expected ? undefined : done(tables.index("code").getKey(next.code));
    // Where writing fails at once, nobody waits for these any more.
    for (const answer of [known, taken]) answer?.catch(() => undefined);
    // All is asked for in one go, for on a slow device each answer takes its time. What must not be written is taken
    // back: the answers about what is there come before anything is written.
    tables.put(next);
    const log = transaction.objectStore(ENTRIES);
    for (const [place, entry] of entries.entries()) log.put(entry, [table, expected + place]);
    const written = committed(transaction);
    written.catch(() => undefined);
    const length = (await known)?.length ?? 0;
    const wrong = length !== expected ? "conflict" : (await taken) === undefined ? "" : "code-taken";
    if (wrong) transaction.abort();
    else {
      transaction.commit();
      await written;
    }
    return wrong;
  }

  async read(table: string, start: number): Promise<readonly string[] | undefined> {
    const transaction = this.#database.transaction([TABLES, ENTRIES]);
    if ((await done(transaction.objectStore(TABLES).getKey(table))) === undefined) return undefined;
    return (await done(transaction.objectStore(ENTRIES).getAll(from(table, start)))) as string[];
  }

  async find(code: string): Promise<string | undefined> {
    const found = await done(
      this.#database.transaction(TABLES).objectStore(TABLES).index("code").getKey(code),
    );
    return typeof found === "string" ? found : undefined;
  }

  async summary(table: string): Promise<string | undefined> {
    const found = (await done(this.#database.transaction(TABLES).objectStore(TABLES).get(table))) as
      TableRow | undefined;
    return found?.summary;
  }

  async tables(): Promise<readonly string[]> {
    return namesOf(await storedTables(this.#database));
  }

  async finished(): Promise<readonly string[]> {
    return namesOf((await storedTables(this.#database)).filter(isOver));
  }

  async result(table: string): Promise<string | undefined> {
    return (await done(this.#database.transaction(RESULTS).objectStore(RESULTS).get(table))) as
      string | undefined;
  }

  async conclude(table: string, result: string): Promise<void> {
    const transaction = this.#database.transaction(RESULTS, "readwrite");
    transaction.objectStore(RESULTS).put(result, table);
    await committed(transaction);
  }

  async remove(table: string): Promise<void> {
    await removeStored(this.#database, table);
  }
}

/** Asks the storage. */
type Asking = <T>(question: (stored: LogStore) => Promise<T>) => Promise<T>;

/** Tables that last as long as the tab. */
class MemoryLogs {
  readonly #tables = new Map<string, TableRow & { readonly entries: readonly string[] }>();

  append(table: string, expected: number, entries: readonly string[], summary: string): Wrong {
    const known = this.#tables.get(table);
    const next = row(table, expected + entries.length, summary);
    if ((known?.length ?? 0) !== expected) return "conflict";
    if (!known && this.find(next.code) !== undefined) return "code-taken";
    this.#tables.set(table, { ...next, entries: [...(known?.entries ?? []), ...entries] });
    return "";
  }

  read(table: string, start: number): readonly string[] | undefined {
    return this.#tables.get(table)?.entries.slice(start);
  }

  find(code: string): string | undefined {
    for (const known of this.#tables.values()) if (known.code === code) return known.table;
    return undefined;
  }

  summary(table: string): string | undefined {
    return this.#tables.get(table)?.summary;
  }

  get tables(): readonly string[] {
    return [...this.#tables.keys()].reverse();
  }

  get finished(): readonly string[] {
    return namesOf([...this.#tables.values()].filter(isOver).reverse());
  }

  remove(table: string): void {
    this.#tables.delete(table);
  }
}

/**
 * Stores what can be stored; a table whose log cannot be written any more goes on in memory, from its beginning, and is
 * stored with the first move for which there is room again.
 */
export class Logs implements LogStore {
  readonly #stored: Asking | null;
  readonly #memory = new MemoryLogs();
  /** How much the storage has of each table that is in memory. */
  readonly #written = new Map<string, number>();
  readonly #onchange: (storage: Storage) => void;

  constructor(stored: Asking | null, onchange: (storage: Storage) => void) {
    this.#stored = stored;
    this.#onchange = onchange;
  }

  async append(table: string, expected: number, entries: readonly string[], summary: string): Promise<Wrong> {
    if (this.#stored && this.#memory.summary(table) === undefined) {
      try {
        return await this.#stored((stored) => stored.append(table, expected, entries, summary));
      } catch {
        if (!(await this.#takeOver(this.#stored, table, expected))) return "away";
        return this.#memory.append(table, expected, entries, summary);
      }
    }
    const wrong = this.#memory.append(table, expected, entries, summary);
    if (this.#stored && !wrong) await this.#catchUp(this.#stored, table, summary);
    return wrong;
  }

  async read(table: string, start: number): Promise<readonly string[] | undefined> {
    return (
      this.#memory.read(table, start) ?? (await this.#asked((stored) => stored.read(table, start), undefined))
    );
  }

  async find(code: string): Promise<string | undefined> {
    return this.#memory.find(code) ?? (await this.#asked((stored) => stored.find(code), undefined));
  }

  async summary(table: string): Promise<string | undefined> {
    return this.#memory.summary(table) ?? (await this.#asked((stored) => stored.summary(table), undefined));
  }

  async tables(): Promise<readonly string[]> {
    const inMemory = this.#memory.tables;
    const stored = await this.#asked((logs) => logs.tables(), []);
    return [...inMemory, ...stored.filter((table) => !inMemory.includes(table))];
  }

  async finished(): Promise<readonly string[]> {
    const inMemory = this.#memory.tables;
    const stored = await this.#asked((logs) => logs.finished(), []);
    return [...this.#memory.finished, ...stored.filter((table) => !inMemory.includes(table))];
  }

  async result(table: string): Promise<string | undefined> {
    return this.#asked((stored) => stored.result(table), undefined);
  }

  async conclude(table: string, result: string): Promise<void> {
    // Of a table that is only in memory nothing outlasts it.
    if (this.#memory.summary(table) === undefined)
      await this.#asked((stored) => stored.conclude(table, result), undefined);
  }

  async remove(table: string): Promise<void> {
    this.#forget(table);
    await this.#asked((stored) => stored.remove(table), undefined);
  }

  /** Asks the storage; one that does not answer has nothing. */
  async #asked<T>(question: (stored: LogStore) => Promise<T>, otherwise: T): Promise<T> {
    if (!this.#stored) return otherwise;
    try {
      return await this.#stored(question);
    } catch {
      return otherwise;
    }
  }

  /** Takes what the storage has of a log. @returns whether that is all there was */
  async #takeOver(stored: Asking, table: string, length: number): Promise<boolean> {
    const [entries = [], summary] = await stored((logs) =>
      Promise.all([logs.read(table, 0), logs.summary(table)]),
    ).catch(() => []);
    if (entries.length < length) return false;
    if (summary !== undefined) this.#memory.append(table, 0, entries, summary);
    this.#written.set(table, entries.length);
    this.#onchange("full");
    return true;
  }

  async #catchUp(stored: Asking, table: string, summary: string): Promise<void> {
    const written = this.#written.get(table) ?? 0;
    try {
      const missing = this.#memory.read(table, written) ?? [];
      if (await stored((logs) => logs.append(table, written, missing, summary))) return;
    } catch {
      return; // There is still no room.
    }
    this.#forget(table);
  }

  #forget(table: string): void {
    this.#memory.remove(table);
    if (this.#written.delete(table) && !this.#written.size) this.#onchange("kept");
  }
}

/** Opens the storage of this device, in the worker or in the page. */
export function openStorage(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result
        .createObjectStore(TABLES, { keyPath: "table" })
        .createIndex("code", "code", { unique: true });
      request.result.createObjectStore(ENTRIES);
    }
    request.result.createObjectStore(RESULTS);
  };
  return done(request);
}

/**
 * Opens the logs of this device. `onchange` is called when a table can no longer be stored, and when all are again.
 * @returns the logs, and whether they outlast the tab
 */
export async function openLogs(
  onchange: (storage: Storage) => void,
): Promise<{ readonly logs: LogStore; readonly storage: Storage }> {
  const storage = new Database(openStorage);
  try {
    await storage.use(() => Promise.resolve());
    const stored: Asking = (question) => storage.use((database) => question(new StoredLogs(database)));
    return { logs: new Logs(stored, onchange), storage: "kept" };
  } catch {
    // Refused: a private window, or a browser that keeps nothing.
    return { logs: new Logs(null, onchange), storage: "refused" };
  }
}
