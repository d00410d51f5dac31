import { GAMES } from "../../games";
import type { Game } from "../../games/game";
import type { Dropped, Lands, Looked } from "../../games/lands";
import { allGames } from "../../games/server-games";
import { ownLandStore, type OwnThing } from "../../offline/own-land-store";
import { isStatic } from "../../offline/site-config";
import type { Refused } from "../../parts/refusal";

/** Bytes of a file: no map is larger, and a browser should not try. */
const LARGEST = 20 * 1024 * 1024;

/** A game with what it is played on, once that has been fetched. */
export interface Ground {
  readonly game: Game;
  readonly lands: Lands;
}

const because = (reason: string): Refused => ({ rule: null, reason, params: {} });

/** A static site has what it can print beside it; a server may have nothing to print with. */
async function printedGames(): Promise<readonly string[]> {
  if (isStatic()) return GAMES.map(({ name }) => name);
  const games = await allGames();
  return games.refused ? [] : games.value.filter(({ prints }) => prints).map(({ name }) => name);
}

async function fetchGrounds(): Promise<readonly Ground[]> {
  const all = GAMES.map(async (game) => ({ game, lands: await game.lands?.() }));
  return (await Promise.all(all)).flatMap(({ game, lands }) => (lands ? [{ game, lands }] : []));
}

async function read(file: File): Promise<Dropped> {
  const text = await file.text();
  try {
    return { name: file.name, text, json: JSON.parse(text) as unknown };
  } catch {
    return { name: file.name, text, json: undefined };
  }
}

/** The maps and boards that people made, on this device: what was dropped just now, and the list. */
export class OwnLands {
  grounds = $state.raw<readonly Ground[]>([]);
  /** By game. */
  listed = $state.raw<Readonly<Record<string, readonly OwnThing[]>>>({});
  /** What was dropped last. */
  looked = $state.raw<{ readonly ground: Ground; readonly looked: Looked } | null>(null);
  /** Something could not be stored, and goes with the tab. */
  fleeting = $state(false);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** The games that are printed here. */
  printed = $state.raw<readonly string[]>([]);
  /** Notes are understood together with what they are about. */
  #before: readonly Dropped[] = [];

  readonly #fetched = fetchGrounds();

  /** Shows what every game is played on, and what of it is one's own. */
  async open(): Promise<void> {
    this.grounds = await this.#fetched;
    await this.#list();
    this.printed = await printedGames();
  }

  async take(files: readonly File[]): Promise<void> {
    this.refused = null;
    this.looked = null;
    if (files.some(({ size }) => size > LARGEST)) {
      this.refused = because("server-too-large");
      return;
    }
    this.busy = true;
    try {
      const fresh = await Promise.all(files.map(read));
      const all = fresh.some(({ json }) => json !== undefined)
        ? fresh
        : [...this.#before.filter(({ json }) => json !== undefined), ...fresh];
      this.#before = all;
      await this.#look(all);
    } finally {
      this.busy = false;
    }
  }

  async #look(files: readonly Dropped[]): Promise<void> {
    // A file may be dropped before all has come that can tell what it is.
    const ground = (await this.#fetched).find(({ lands }) => lands.takes(files));
    if (!ground) {
      this.refused = because("lands-unknown");
      return;
    }
    const answer = await ground.lands.look(files);
    if (answer.refused) {
      this.refused = answer.refused;
      return;
    }
    this.looked = { ground, looked: answer.value };
    const { own } = answer.value;
    if (own) {
      await ownLandStore.list(own.thing, own.body);
      await this.#list();
    }
  }

  async forget(thing: OwnThing): Promise<void> {
    await ownLandStore.forget(thing);
    if (this.looked?.looked.own?.thing.digest === thing.digest) this.looked = null;
    await this.#list();
  }

  async #list(): Promise<void> {
    const all = (await this.#fetched).map(
      async ({ game }) => [game.name, await ownLandStore.listed(game.name)] as const,
    );
    this.listed = Object.fromEntries(await Promise.all(all));
    this.fleeting = !(await ownLandStore.lasts());
  }
}
