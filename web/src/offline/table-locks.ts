/**
 * Keeps two tabs from driving one table, by the browser's Web Locks. Without these (plain HTTP) a table's log still refuses
 * the slower one, which says so. A browser that keeps nothing refuses locks as well: there no other tab can have the table.
 */
export class TableLocks {
  readonly #held = new Map<string, () => void>();

  /** @returns false while another tab has the table */
  acquire(table: string): Promise<boolean> {
    if (!("locks" in navigator)) return Promise.resolve(true);
    return new Promise((resolve) => {
      navigator.locks
        .request(`hranice table ${table}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          // The lock is held until this ends, or the tab does.
          return lock && new Promise<void>((release) => this.#held.set(table, release));
        })
        .catch(() => resolve(true));
    });
  }

  release(table: string): void {
    this.#held.get(table)?.();
    this.#held.delete(table);
  }
}
