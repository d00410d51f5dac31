/**
 * What people made to play on, in IndexedDB: maps and boards, each as JSON under its game and digest, and beside them a
 * few words about those that somebody keeps in the list of this device. Python in its worker and the page use the same.
 * Where nothing can be stored it lasts as long as the tab.
 */
import { Database, committed, done } from "./indexed-db";
import { askToPersist } from "./persistent-storage";

/** Something in the list of this device. */
export interface OwnThing {
  readonly game: string;
  readonly digest: string;
  /** What only its game understands: enough to list and to play it. */
  readonly about: unknown;
  /** When it was listed. */
  readonly at: number;
}

interface Body {
  readonly game: string;
  readonly digest: string;
  readonly body: string;
  /** When somebody last wanted it. */
  readonly used: number;
}

/** Everything of one's own. */
export interface OwnThings {
  readonly listed: readonly OwnThing[];
  readonly bodies: readonly Body[];
}

type Key = readonly [game: string, digest: string];

/** So many are kept; beyond that those give way that are not listed and were not wanted for longest. */
const MOST = 60;
const DATABASE = "hranice-own";
const [BODIES, LISTED] = ["bodies", "listed"] as const;
type Store = typeof BODIES | typeof LISTED;

interface Shelf {
  get(store: Store, key: Key): Promise<unknown>;
  all(store: Store): Promise<readonly unknown[]>;
  put(store: Store, value: Body | OwnThing): Promise<void>;
  remove(store: Store, key: Key): Promise<void>;
}

const storage = new Database(() => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const store of [BODIES, LISTED])
      request.result.createObjectStore(store, { keyPath: ["game", "digest"] });
  };
  return done(request);
});

function stored(database: IDBDatabase): Shelf {
  const reading = (store: Store) => database.transaction(store).objectStore(store);
  const written = async (store: Store, change: (into: IDBObjectStore) => unknown) => {
    const transaction = database.transaction(store, "readwrite");
    change(transaction.objectStore(store));
    await committed(transaction);
  };
  return {
    get: (store, key) => done(reading(store).get([...key])),
    all: (store) => done(reading(store).getAll()),
    put: (store, value) => written(store, (into) => into.put(value)),
    remove: (store, key) => written(store, (into) => into.delete([...key])),
  };
}

/** Storage that lasts as long as the tab. */
function remembered(): Shelf {
  const stores = { [BODIES]: new Map<string, Body>(), [LISTED]: new Map<string, OwnThing>() };
  const at = (store: Store) => stores[store] as Map<string, Body | OwnThing>;
  return {
    get: (store, key) => Promise.resolve(at(store).get(key.join(" "))),
    all: (store) => Promise.resolve([...at(store).values()]),
    put: (store, value) => Promise.resolve(void at(store).set(`${value.game} ${value.digest}`, value)),
    remove: (store, key) => Promise.resolve(void at(store).delete(key.join(" "))),
  };
}

/** Writes what can be stored; what cannot be lasts as long as the tab. */
export class OwnLandStore {
  readonly #memory = remembered();

  /** Whether all that is listed is stored. */
  async lasts(): Promise<boolean> {
    return !(await this.#memory.all(LISTED)).length && !(await this.#memory.all(BODIES)).length;
  }

  /** Keeps something that is wanted now; what is there stays as it is. Called by Python, too. */
  async keep(game: string, digest: string, body: string, at: number): Promise<void> {
    const known = await this.find(game, digest, at);
    if (known === undefined) await this.#put(BODIES, { game, digest, body, used: at });
    await this.#makeRoom();
  }

  /** Returns it, and notes that it is wanted. What is not there is undefined: that is None in Python, and null is not. */
  async find(game: string, digest: string, at: number): Promise<string | undefined> {
    const found = (await this.#get(BODIES, [game, digest])) as Body | undefined;
    if (found) await this.#put(BODIES, { ...found, used: at });
    return found?.body;
  }

  /** Removes everything. */
  async clear(): Promise<void> {
    for (const store of [BODIES, LISTED])
      for (const { game, digest } of (await this.#all(store)) as readonly OwnThing[])
        await this.#remove(store, [game, digest]);
  }

  /** What somebody keeps on this device for a game, the latest first. */
  async listed(game: string): Promise<readonly OwnThing[]> {
    const all = (await this.#all(LISTED)) as readonly OwnThing[];
    return all.filter((thing) => thing.game === game).sort((one, other) => other.at - one.at);
  }

  /** Keeps something in the list of this device. */
  async list(thing: OwnThing, body: string): Promise<void> {
    void askToPersist();
    await this.#put(LISTED, thing);
    await this.keep(thing.game, thing.digest, body, thing.at);
  }

  /** All of it, to be taken along. */
  async everything(): Promise<OwnThings> {
    return {
      listed: (await this.#all(LISTED)) as readonly OwnThing[],
      bodies: (await this.#all(BODIES)) as readonly Body[],
    };
  }

  /** Adds what was taken along; what is here stays as it is. */
  async bring({ listed, bodies }: OwnThings): Promise<void> {
    // What is listed first: nothing of it gives way to the rest.
    for (const thing of listed)
      if (!(await this.#get(LISTED, [thing.game, thing.digest]))) await this.#put(LISTED, thing);
    for (const { game, digest, body, used } of bodies) await this.keep(game, digest, body, used);
  }

  /** Takes something from the list of this device, and forgets it. */
  async forget({ game, digest }: Pick<OwnThing, "game" | "digest">): Promise<void> {
    for (const store of [BODIES, LISTED]) await this.#remove(store, [game, digest]);
  }

  async #makeRoom(): Promise<void> {
    const bodies = (await this.#all(BODIES)) as readonly Body[];
    if (bodies.length <= MOST) return;
    const listed = new Set(
      ((await this.#all(LISTED)) as readonly OwnThing[]).map(({ game, digest }) => `${game} ${digest}`),
    );
    const loose = bodies.filter(({ game, digest }) => !listed.has(`${game} ${digest}`));
    loose.sort((one, other) => one.used - other.used);
    for (const { game, digest } of loose.slice(0, bodies.length - MOST))
      await this.#remove(BODIES, [game, digest]);
  }

  async #get(store: Store, key: Key): Promise<unknown> {
    return (
      (await this.#memory.get(store, key)) ?? (await this.#asked((shelf) => shelf.get(store, key), undefined))
    );
  }

  async #all(store: Store): Promise<readonly unknown[]> {
    return [...(await this.#memory.all(store)), ...(await this.#asked((shelf) => shelf.all(store), []))];
  }

  async #put(store: Store, value: Body | OwnThing): Promise<void> {
    const kept = await this.#asked(async (shelf) => {
      await shelf.put(store, value);
      return true;
    }, false);
    const key = [value.game, value.digest] as const;
    // What is stored is not remembered as well, lest it be listed twice.
    await (kept ? this.#memory.remove(store, key) : this.#memory.put(store, value));
  }

  async #remove(store: Store, key: Key): Promise<void> {
    await this.#memory.remove(store, key);
    await this.#asked((shelf) => shelf.remove(store, key), undefined);
  }

  /** Asks the storage; one that does not answer has nothing. */
  async #asked<T>(question: (shelf: Shelf) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await storage.use((database) => question(stored(database)));
    } catch {
      return otherwise;
    }
  }
}

export const ownLandStore = new OwnLandStore();
