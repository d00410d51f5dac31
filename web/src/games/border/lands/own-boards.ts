/** Boards of people's own on this device: looked at by Python, listed, and played on beside ours. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { ownLandStore, type OwnThing } from "../../../offline/own-land-store";
import { ask, type Answer } from "../../../parts/api";
import { t } from "../../../text/texts.svelte";
import type { Dropped, Land, LandOptions, Looked } from "../../lands";
import { BOARDS, GEOGRAPHY } from "../wire/shipped-boards";
import type { FreshBoard, FreshBoards, LookedAt } from "../wire/own-boards";
import type { BoardView, GeographyView } from "../wire/types";

const GAME = "border";
/** Boards that lie on a table of two, and on a full one. */
const [LEAST, MOST] = [2, 4];

/** What the list of this device knows of a board. */
export interface OwnBoard {
  readonly geography: GeographyView;
  readonly board: BoardView;
  /** Boards that were drawn together with it; a table is played on just these. */
  readonly others?: readonly BoardView[];
}

/** Keeps fresh boards in the list of this device, the first for all of them; returns where they are played on. */
export async function keepFresh([board, ...others]: readonly [BoardView, ...BoardView[]]): Promise<string> {
  const own = { geography: GEOGRAPHY, board, ...(others.length ? { others } : {}) };
  const thing = listed(own);
  await ownLandStore.list(thing, JSON.stringify(own));
  return `/play/${GAME}/options?on=${thing.digest}`;
}

/** Whether a file looks like a board: spaces around areas. */
export function isBoard({ json }: Dropped): boolean {
  return typeof json === "object" && json !== null && "spaces" in json && "areas" in json;
}

export async function lookAtBoard({ name, text }: Dropped): Promise<Answer<Looked>> {
  const answer = await ask<LookedAt>("POST", "/boards/check", new Blob([text]));
  if (answer.refused) return answer;
  const { faults, geography, board, name: called } = answer.value;
  const sound = !faults.length && geography && board;
  return {
    value: {
      title: called ? t("lands-board", { board: called }) : name,
      faults: faults.map((fault) => ({
        text: `${fault.rule}: ${fault.text}`,
        at: fault.spaces.map(String),
      })),
      doubts: [],
      drawn: geography && board ? { geography, board } : null,
      own: sound ? { thing: listed({ geography, board }), body: text } : null,
    },
  };
}

function listed(about: OwnBoard): OwnThing {
  const digest = bytesToHex(
    sha256(utf8ToBytes(JSON.stringify([about.geography, about.board, ...(about.others ?? [])]))),
  );
  return { game: GAME, digest, about, at: Date.now() };
}

const sameGround = (one: GeographyView, other: GeographyView) =>
  JSON.stringify(one) === JSON.stringify(other);

/** All boards that can lie on a table with one of somebody's own: itself first, then others of theirs, then ours. */
function together(own: OwnBoard, all: readonly OwnThing[]): readonly BoardView[] {
  if (own.others) return [own.board, ...own.others];
  const theirs = all
    .map(({ about }) => about as OwnBoard)
    .filter(({ geography }) => sameGround(geography, own.geography))
    .map(({ board }) => board);
  const ours = sameGround(GEOGRAPHY, own.geography) ? BOARDS : [];
  const kept: BoardView[] = [];
  for (const board of [own.board, ...theirs, ...ours])
    if (!kept.some(({ name, colours }) => name === board.name || colours === board.colours)) kept.push(board);
  return kept.slice(0, MOST);
}

export function ownLand({ digest, about }: OwnThing, all: readonly OwnThing[]): Land {
  const own = about as OwnBoard;
  const enough = together(own, all).length >= LEAST;
  return {
    id: digest,
    title: own.others
      ? t("lands-fresh-four-title", { board: own.board.name })
      : t("lands-board", { board: own.board.name }),
    about: enough ? t("lands-own-board") : t("lands-own-board-alone"),
    play: enough ? `/play/${GAME}/options?on=${digest}` : null,
    ways: [],
  };
}

const FRESH = "fresh";

/** What a table is played on that is given four fresh boards, drawn for it now, or ours. */
export async function boardsFor(word: string): Promise<Answer<LandOptions>> {
  if (word !== FRESH) return { value: ground(GEOGRAPHY, BOARDS) };
  const four = await freshFour();
  if (four.refused) return four;
  return {
    value: ground(
      GEOGRAPHY,
      four.value.boards.map(({ board }) => board),
    ),
  };
}

/** Seeds of boards have so many bits: see `board_code.py`. */
const BITS = 25;

function freshSeed(): { readonly seed: number } {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { seed: word >>> (32 - BITS) };
}

export const freshBoard = () => ask<FreshBoard>("POST", "/boards/fresh", freshSeed());
export const freshFour = () => ask<FreshBoards>("POST", "/boards/four", freshSeed());

/** Boards as options have them: in the order of their names. */
function ground({ spaces, areas }: GeographyView, boards: readonly BoardView[]): LandOptions {
  return {
    geography: {
      spaces,
      areas: areas.map(({ name, high, spaces: around }) => ({ name, high, spaces: around })),
    },
    boards: boards
      .map(({ name, colours }) => ({ name, colours }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** A table's options hold its boards, so everybody there sees them anyway. */
export async function ownOptions(digest: string): Promise<Answer<LandOptions>> {
  const all = await ownLandStore.listed(GAME);
  const thing = all.find((other) => other.digest === digest);
  if (!thing) return { refused: { rule: null, reason: "lands-not-here", params: {} } };
  const own = thing.about as OwnBoard;
  // Of boards that were drawn together nobody has the first choice.
  const choice = own.others ? [] : [own.board.name];
  return { value: { ...ground(own.geography, together(own, all)), choice } };
}
