import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Database } from "../src/offline/indexed-db";
import { Logs, type LogStore } from "../src/offline/log-store";
import { OwnLandStore } from "../src/offline/own-land-store";

afterEach(() => vi.unstubAllGlobals());

describe("a database of this device", () => {
  interface Opened {
    works: boolean;
    close: () => void;
    onclose?: () => void;
    onversionchange?: () => void;
  }
  let opened: Opened[];
  let database: Database;

  beforeEach(() => {
    opened = [];
    database = new Database(() => {
      const made: Opened = { works: true, close: () => (made.works = false) };
      opened.push(made);
      return Promise.resolve(made as unknown as IDBDatabase);
    });
  });

  /** Says which of those opened was used. */
  const used = () =>
    database.use((given) => {
      const which = opened.indexOf(given as unknown as Opened);
      if (!opened[which]?.works) throw new DOMException("it is closed", "InvalidStateError");
      return Promise.resolve(which);
    });

  it("is opened once, and once more where it was closed", async () => {
    expect([await used(), await used()]).toEqual([0, 0]);
    opened[0]?.close();
    expect(await Promise.all([used(), used()])).toEqual([1, 1]);
    opened[1]?.onclose?.();
    expect(await used()).toBe(2);
    opened[2]?.onversionchange?.();
    expect(opened[2]?.works).toBe(false);
    expect(await used()).toBe(3);
  });

  it("that cannot be opened is tried again the next time", async () => {
    let refused = true;
    database = new Database(() =>
      refused ? Promise.reject(new Error("no")) : Promise.resolve({} as IDBDatabase),
    );
    await expect(database.use(() => Promise.resolve())).rejects.toThrow("no");
    refused = false;
    expect(await database.use(() => Promise.resolve("here"))).toBe("here");
  });
});

describe("logs of this device", () => {
  const summary = JSON.stringify({ code: "0CODE", updated: 1, phase: "running" });
  const onchange = vi.fn();
  /** What the storage has of the one table. */
  let entries: readonly string[];
  let full: boolean;
  let away: boolean;
  let logs: Logs;

  beforeEach(() => {
    onchange.mockClear();
    [entries, full, away] = [["a", "b"], false, false];
    const stored = {
      append: (_table: string, expected: number, more: readonly string[]) => {
        if (full) return Promise.reject(new DOMException("", "QuotaExceededError"));
        if (expected !== entries.length) return Promise.resolve("conflict");
        entries = [...entries, ...more];
        return Promise.resolve("");
      },
      read: () => Promise.resolve(entries),
      summary: () => Promise.resolve(summary),
      remove: () => Promise.resolve(),
    } as unknown as LogStore;
    logs = new Logs(
      (question) => (away ? Promise.reject(new Error("it is closed")) : question(stored)),
      onchange,
    );
  });

  it("go on in memory while there is no room, and are stored when there is", async () => {
    full = true;
    expect(await logs.append("T", 2, ["c"], summary)).toBe("");
    expect([entries, await logs.read("T", 0)]).toEqual([
      ["a", "b"],
      ["a", "b", "c"],
    ]);
    full = false;
    expect(await logs.append("T", 3, ["d"], summary)).toBe("");
    expect(entries).toEqual(["a", "b", "c", "d"]);
    expect(onchange.mock.calls).toEqual([["full"], ["kept"]]);
  });

  it("wait for a storage of which nothing can be read: the game is not lost", async () => {
    away = true;
    expect(await logs.append("T", 2, ["c"], summary)).toBe("away");
    away = false;
    expect(await logs.append("T", 2, ["c"], summary)).toBe("");
    expect(entries).toEqual(["a", "b", "c"]);
    expect(onchange).not.toHaveBeenCalled();
  });

  it("of a new table need nothing that was there before", async () => {
    away = true;
    expect(await logs.append("NEW", 0, ["a"], summary)).toBe("");
    expect(await logs.read("NEW", 0)).toEqual(["a"]);
  });

  it("are all kept once the only table in memory is removed", async () => {
    full = true;
    await logs.append("T", 2, ["c"], summary);
    await logs.remove("T");
    expect(onchange.mock.calls).toEqual([["full"], ["kept"]]);
  });
});

it("a map for which there turns out to be no room, when it is written, lasts as long as the tab", async () => {
  const succeeded = (result?: unknown) => {
    const request: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const objectStore = () => ({
    get: () => succeeded(),
    getAll: () => succeeded([]),
    put: () => succeeded(),
    delete: () => succeeded(),
  });
  vi.stubGlobal("indexedDB", {
    open: () =>
      succeeded({
        transaction: () => {
          const transaction: { objectStore: typeof objectStore; onabort?: () => void } = { objectStore };
          setTimeout(() => transaction.onabort?.());
          return transaction;
        },
      }),
  });
  const store = new OwnLandStore();
  await store.keep("any", "digest", "a map", 1);
  expect(await store.find("any", "digest", 2)).toBe("a map");
  expect(await store.lasts()).toBe(false);
  await store.forget({ game: "any", digest: "digest" });
  expect(await store.lasts()).toBe(true);
});
