/** IndexedDB, in promises. */

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage failed"));
  });
}

/** What was asked for may still fail when it is written: storage may be full. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error("the storage failed"));
  });
}

/** A database of this device, opened when it is needed, and once more where it was closed under us. */
export class Database {
  readonly #open: () => Promise<IDBDatabase>;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(open: () => Promise<IDBDatabase>) {
    this.#open = open;
  }

  /** @throws if the browser refuses its storage */
  async use<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const opened = (this.#opened ??= this.#anew());
    try {
      return await work(await opened);
    } catch (error) {
      if ((error as Error).name !== "InvalidStateError") throw error;
      this.#forget(opened);
      return work(await (this.#opened ??= this.#anew()));
    }
  }

  #anew(): Promise<IDBDatabase> {
    const opened = this.#open();
    opened.then(
      (database) => {
        database.onclose = () => this.#forget(opened);
        // Another tab with a newer program wants to change the storage: it may.
        database.onversionchange = () => {
          database.close();
          this.#forget(opened);
        };
      },
      () => this.#forget(opened),
    );
    return opened;
  }

  #forget(opened: Promise<IDBDatabase>): void {
    if (this.#opened === opened) this.#opened = null;
  }
}
