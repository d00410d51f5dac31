/**
 * The logs of this device's tables, in IndexedDB: entries under [table, number], beside them a summary of each table.
 * What cannot be stored (storage is full, or refused) is kept in memory, and the game goes on.
 */

/** What Python asks of it; see hranice.browser.page. */
export interface LogStore {
  append(table: string, expected: number, entries: readonly string[], summary: string): Promise<Wrong>;
  read(table: string, start: number): Promise<readonly string[] | null>;
  find(code: string): Promise<string | null>;
  summary(table: string): Promise<string | null>;
  tables(): Promise<readonly string[]>;
  remove(table: string): Promise<void>;
}

type Wrong = "" | "conflict" | "code-taken";

interface TableRow {
  readonly table: string;
  readonly code: string;
  readonly updated: number;
  readonly length: number;
  /** JSON, as Python wrote it. */
  readonly summary: string;
}

const DATABASE = "hranice";
const VERSION = 1;
const TABLES = "tables";
const ENTRIES = "entries";

/** All entries of a table from a number on. */
const from = (table: string, start: number) => IDBKeyRange.bound([table, start], [table, Infinity]);

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage failed"));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error("the storage failed"));
  });
}

function row(table: string, length: number, summary: string): TableRow {
  const { code, updated } = JSON.parse(summary) as { code: string; updated: number };
  return { table, code, updated, length, summary };
}

class StoredLogs implements LogStore {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    // Another tab with a newer program wants to change the storage: it may. What is written here then fails.
    database.onversionchange = () => database.close();
  }

  async append(table: string, expected: number, entries: readonly string[], summary: string): Promise<Wrong> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], "readwrite");
    const tables = transaction.objectStore(TABLES);
    const known = (await done(tables.get(table))) as TableRow | undefined;
    const next = row(table, expected + entries.length, summary);
    if ((known?.length ?? 0) !== expected) return "conflict";
    if (!known && (await done(tables.index("code").getKey(next.code))) !== undefined) return "code-taken";
    tables.put(next);
    const log = transaction.objectStore(ENTRIES);
    for (const [place, entry] of entries.entries()) log.put(entry, [table, expected + place]);
    await committed(transaction);
    return "";
  }

  async read(table: string, start: number): Promise<readonly string[] | null> {
    const transaction = this.#database.transaction([TABLES, ENTRIES]);
    if ((await done(transaction.objectStore(TABLES).getKey(table))) === undefined) return null;
    return (await done(transaction.objectStore(ENTRIES).getAll(from(table, start)))) as string[];
  }

  async find(code: string): Promise<string | null> {
    const found = await done(
      this.#database.transaction(TABLES).objectStore(TABLES).index("code").getKey(code),
    );
    return typeof found === "string" ? found : null;
  }

  async summary(table: string): Promise<string | null> {
    const found = (await done(this.#database.transaction(TABLES).objectStore(TABLES).get(table))) as
      TableRow | undefined;
    return found?.summary ?? null;
  }

  async tables(): Promise<readonly string[]> {
    const found = (await done(this.#database.transaction(TABLES).objectStore(TABLES).getAll())) as TableRow[];
    return found.sort((one, other) => other.updated - one.updated).map(({ table }) => table);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], "readwrite");
    transaction.objectStore(TABLES).delete(table);
    transaction.objectStore(ENTRIES).delete(from(table, 0));
    await committed(transaction);
  }
}

/** Tables that last as long as the tab. */
class MemoryLogs {
  readonly #tables = new Map<string, TableRow & { readonly entries: readonly string[] }>();

  append(table: string, expected: number, entries: readonly string[], summary: string): Wrong {
    const known = this.#tables.get(table);
    const next = row(table, expected + entries.length, summary);
    if ((known?.length ?? 0) !== expected) return "conflict";
    if (!known && this.find(next.code) !== null) return "code-taken";
    this.#tables.set(table, { ...next, entries: [...(known?.entries ?? []), ...entries] });
    return "";
  }

  read(table: string, start: number): readonly string[] | null {
    return this.#tables.get(table)?.entries.slice(start) ?? null;
  }

  find(code: string): string | null {
    for (const known of this.#tables.values()) if (known.code === code) return known.table;
    return null;
  }

  summary(table: string): string | null {
    return this.#tables.get(table)?.summary ?? null;
  }

  get tables(): readonly string[] {
    return [...this.#tables.keys()].reverse();
  }

  remove(table: string): void {
    this.#tables.delete(table);
  }
}

/** Stores what can be stored; a table whose log cannot be written any more goes on in memory, from its beginning. */
class Logs implements LogStore {
  readonly #stored: LogStore | null;
  readonly #memory = new MemoryLogs();
  readonly #onfull: () => void;

  constructor(stored: LogStore | null, onfull: () => void) {
    this.#stored = stored;
    this.#onfull = onfull;
  }

  async append(table: string, expected: number, entries: readonly string[], summary: string): Promise<Wrong> {
    if (this.#stored && this.#memory.summary(table) === null) {
      try {
        return await this.#stored.append(table, expected, entries, summary);
      } catch {
        await this.#takeOver(this.#stored, table);
      }
    }
    return this.#memory.append(table, expected, entries, summary);
  }

  async read(table: string, start: number): Promise<readonly string[] | null> {
    return (
      this.#memory.read(table, start) ?? (await this.#asked((stored) => stored.read(table, start), null))
    );
  }

  async find(code: string): Promise<string | null> {
    return this.#memory.find(code) ?? (await this.#asked((stored) => stored.find(code), null));
  }

  async summary(table: string): Promise<string | null> {
    return this.#memory.summary(table) ?? (await this.#asked((stored) => stored.summary(table), null));
  }

  async tables(): Promise<readonly string[]> {
    const inMemory = this.#memory.tables;
    const stored = await this.#asked((logs) => logs.tables(), []);
    return [...inMemory, ...stored.filter((table) => !inMemory.includes(table))];
  }

  async remove(table: string): Promise<void> {
    this.#memory.remove(table);
    await this.#asked((stored) => stored.remove(table), undefined);
  }

  /** Asks the storage; one that does not answer has nothing. */
  async #asked<T>(question: (stored: LogStore) => Promise<T>, otherwise: T): Promise<T> {
    if (!this.#stored) return otherwise;
    try {
      return await question(this.#stored);
    } catch {
      return otherwise;
    }
  }

  async #takeOver(stored: LogStore, table: string): Promise<void> {
    this.#onfull();
    const [entries, summary] = await Promise.all([
      stored.read(table, 0).catch(() => null),
      stored.summary(table).catch(() => null),
    ]);
    if (entries && summary !== null) this.#memory.append(table, 0, entries, summary);
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result
      .createObjectStore(TABLES, { keyPath: "table" })
      .createIndex("code", "code", { unique: true });
    request.result.createObjectStore(ENTRIES);
  };
  return done(request);
}

/**
 * Opens the logs of this device. `onfull` is called when a table can no longer be stored.
 * @returns the logs, and whether they outlast the tab
 */
export async function openLogs(
  onfull: () => void,
): Promise<{ readonly logs: LogStore; readonly durable: boolean }> {
  try {
    return { logs: new Logs(new StoredLogs(await opened()), onfull), durable: true };
  } catch {
    // Refused: a private window, or a browser that keeps nothing.
    return { logs: new Logs(null, onfull), durable: false };
  }
}
