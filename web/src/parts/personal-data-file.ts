/**
 * Everything of one's own in one file, to be kept or taken to another device: the finished games with their records,
 * and what belongs to this device itself, which comes back when the file is brought in (docs/web.md).
 */
import { keepHere, recallHere } from "../offline/device-table-list";
import { bringLogs, takeLogs, type OwnLog } from "../offline/device-finished-games";
import { ownLandStore, type OwnThings } from "../offline/own-land-store";
import type { Listed, OwnGame } from "../wire/server";
import { askText } from "./api";
import { gamesAtServer, gamesHere } from "./finished-game-sources";
import type { Refused } from "./refusal";
import { recalled } from "../keeping/browser-storage";

const FORMAT = "hranice-own";
const VERSION = 1;
/** Milliseconds. */
const PAUSE = 2000;

/** What this browser keeps under these names is one's own: what is listed here goes along. */
const PLACES = ["hranice.settings", "hranice.promises"];
/** So do names that begin with these, such as what was learnt about each map; what is here under such a name stays. */
const BEGINNINGS = ["hranice.train."];
/** Of the settings: what is true of one device only. */
const OF_DEVICE = ["met", "offline"];

/** A game with its record; null: it could not be had. */
type RecordedGame = OwnGame & { readonly record: string | null };

/** The file. */
interface OwnFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** When it was made, in milliseconds since the epoch. */
  readonly made: number;
  readonly games: readonly RecordedGame[];
  readonly places: Readonly<Record<string, unknown>>;
  readonly things: OwnThings;
  readonly logs: readonly OwnLog[];
}

/** What became of a file. */
export interface Made {
  /** The file, as JSON. */
  readonly text: string;
  readonly games: number;
  /** Games that are in it without their records. */
  readonly without: number;
  /** Why games are missing. */
  readonly refused: Refused | null;
}

const because = (reason: string): Refused => ({ rule: null, reason, params: {} });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a name is one of several of its kind. */
const isOfMany = (place: string) => BEGINNINGS.some((beginning) => place.startsWith(beginning));

/** All names under which there is something of one's own. */
function ownNames(): readonly string[] {
  try {
    return [...PLACES, ...Object.keys(localStorage).filter(isOfMany)];
  } catch {
    return PLACES;
  }
}

function ownPlaces(): Record<string, unknown> {
  const found = ownNames().map((place) => [place, recalled(place)] as const);
  const own = found.map(([place, value]) => [
    place,
    isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !OF_DEVICE.includes(name)))
      : value,
  ]);
  return Object.fromEntries(own.filter(([, value]) => value !== null)) as Record<string, unknown>;
}

/** The record of a game; a server that is asked for hundreds of them may want a pause. */
async function recordOf(code: string): Promise<string | null> {
  const path = `/tables/${encodeURIComponent(code)}/record`;
  const record = await askText(path);
  if (record !== null) return record;
  await new Promise((done) => setTimeout(done, PAUSE));
  return askText(path);
}

/** Makes the file; `onprogress` hears how many of the games are in it. */
export async function makeOwnFile(onprogress: (done: number, of: number) => void): Promise<Made> {
  const [server, here] = [await gamesAtServer(), await gamesHere()];
  const all = [...here.games, ...server.games].sort((one, other) => other.at - one.at);
  const games: RecordedGame[] = [];
  for (const game of all) {
    onprogress(games.length, all.length);
    games.push({ ...game, record: await recordOf(game.code) });
  }
  const content: OwnFile = {
    format: FORMAT,
    version: VERSION,
    made: Date.now(),
    games,
    places: ownPlaces(),
    things: await ownLandStore.everything(),
    logs: await takeLogs().catch(() => []),
  };
  return {
    text: JSON.stringify(content),
    games: games.length,
    without: games.filter(({ record }) => record === null).length,
    refused: server.refused ?? here.refused,
  };
}

/** What tells the entries of a list apart: the table that they are about, if they are about one. */
const nameIn = (one: unknown) => JSON.stringify(isObject(one) ? (one["code"] ?? one) : one);

/** What is here and what was brought, in one: lists are joined, fields of what was brought count. */
function joined(here: unknown, brought: unknown): unknown {
  if (isObject(here) && isObject(brought)) return { ...here, ...brought };
  if (!Array.isArray(here) || !Array.isArray(brought)) return brought;
  const [known, more]: [unknown[], unknown[]] = [here, brought];
  const names = new Set(known.map(nameIn));
  return [...known, ...more.filter((one) => !names.has(nameIn(one)))];
}

function isLog(value: unknown): value is OwnLog {
  if (!isObject(value) || !isObject(value["row"]) || !Array.isArray(value["entries"])) return false;
  const { table, code, summary, updated, length } = value["row"];
  const listed = typeof summary === "string" ? parsed(summary) : undefined;
  return (
    [table, code, summary, ...(value["entries"] as unknown[])].every((text) => typeof text === "string") &&
    [updated, length].every((number) => typeof number === "number") &&
    length === value["entries"].length &&
    isObject(listed) &&
    listed["code"] === code &&
    listed["phase"] === "finished" &&
    (value["result"] === null || typeof value["result"] === "string")
  );
}

const isKeyed = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && [value["game"], value["digest"]].every((text) => typeof text === "string");

function isThings(value: unknown): value is OwnThings {
  if (!isObject(value) || !Array.isArray(value["listed"]) || !Array.isArray(value["bodies"])) return false;
  return (
    value["listed"].every((one) => isKeyed(one) && typeof one["at"] === "number") &&
    value["bodies"].every(
      (one) => isKeyed(one) && typeof one["body"] === "string" && typeof one["used"] === "number",
    )
  );
}

/** Whether a page that reads these places finds there what it expects. */
function arePlaces(value: unknown): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  const { "hranice.settings": settings = {}, "hranice.promises": promises = [] } = value;
  return isObject(settings) && Array.isArray(promises) && promises.every(isPromises);
}

const isPromises = (value: unknown) => isObject(value) && typeof value["code"] === "string";

function isOwnFile(value: unknown): value is OwnFile {
  return (
    isObject(value) &&
    arePlaces(value["places"]) &&
    Array.isArray(value["logs"]) &&
    value["logs"].every(isLog) &&
    isThings(value["things"])
  );
}

/** Brings in what belongs to a device; what is here stays. Returns how many games came, or why nothing did. */
export async function bringOwnFile(
  text: string,
): Promise<{ readonly games: number } | { readonly refused: Refused }> {
  const file = parsed(text);
  if (!isObject(file) || file["format"] !== FORMAT) return { refused: because("own-not-ours") };
  if (typeof file["version"] === "number" && file["version"] > VERSION)
    return { refused: because("own-newer") };
  if (!isOwnFile(file)) return { refused: because("own-not-ours") };
  try {
    const games = file.logs.length ? await bringLogs(file.logs) : 0;
    await ownLandStore.bring(file.things);
    for (const [place, brought] of Object.entries(file.places)) {
      const here = recalled(place);
      if (PLACES.includes(place)) localStorage.setItem(place, JSON.stringify(joined(here, brought)));
      else if (isOfMany(place) && here === null) localStorage.setItem(place, JSON.stringify(brought));
    }
    const listed = file.logs.map(({ row }) => JSON.parse(row.summary) as Listed);
    const known = recallHere();
    keepHere([...known, ...listed.filter(({ code }) => known.every((other) => other.code !== code))]);
    return { games };
  } catch {
    return { refused: because("own-no-room") };
  }
}
