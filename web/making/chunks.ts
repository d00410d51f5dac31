// Which modules of the page share a chunk. Few files: each more is a request more before something lives.
// One chunk for every page, two for every table, one for each game.
import { resolve } from "node:path";

/** What every game needs at a table: files and folders of `src`. */
export const AT_EVERY_TABLE = [
  "games/fact-durations.ts",
  "games/live-table.ts",
  "games/telling.ts",
  "offline/device-table-list.ts",
  "pages/today/dates.ts",
  "parts/AfterPaint.svelte",
  "parts/ConnectionLight.svelte",
  "parts/Dialog.svelte",
  "parts/LazyPicture.svelte",
  "parts/RefusalBubble.svelte",
  "parts/TableBar.svelte",
  "parts/Toast.svelte",
  "parts/animation-frames.ts",
  "parts/api.ts",
  "parts/arrow-keys.ts",
  "parts/hints/",
  "parts/key-events.ts",
  "parts/number-format.ts",
  "parts/refusal.ts",
  "parts/sound-recipes.ts",
  "parts/sounds.ts",
  "parts/tap-guard.svelte.ts",
  "table/connection.svelte.ts",
  "table/invite-code.ts",
  "table/open-table.ts",
  "table/own-tables.ts",
  "table/player-name.svelte.ts",
  "table/session.svelte.ts",
  "text/list-in-words.ts",
];

/** What is between “Play now” and any table, and around that. */
export const AROUND_A_TABLE = [
  "table/Booting.svelte",
  "table/OptionList.svelte",
  "table/PlanOptions.svelte",
  "table/RulesLinks.svelte",
  "table/TablePage.svelte",
  "table/WhatHappened.svelte",
];

/** What a game needs at a table, by its name. */
const A_GAMES_TABLE = /^games\/(\w+)\/(?:table\/.*|replay\/fact-texts|wire\/shipped-boards)\.(?:svelte|ts)/;

const SRC = `${resolve(import.meta.dirname, "../src").replaceAll("\\", "/")}/`;
const LIBRARY = /svelte[\\/]src[\\/]reactivity/;

/** Says by its path whether a module belongs to files and folders of `src`; styles of a component go with it. */
const within = (places: readonly string[]) => (id: string) => {
  const path = inSrc(id);
  return places.some((place) => path === place || (place.endsWith("/") && path.startsWith(place)));
};

/** The path of a module below `src`, without the query behind it; empty for one from elsewhere. */
function inSrc(id: string): string {
  const path = id.replaceAll("\\", "/");
  return path.startsWith(SRC) ? path.slice(SRC.length).replace(/\?.*$/, "") : "";
}

const atEveryTable = within(AT_EVERY_TABLE);

export const CHUNKS = [
  { name: "main", tags: ["$initial" as const], priority: 3 },
  { name: "table", test: (id: string) => LIBRARY.test(id) || atEveryTable(id), priority: 2 },
  { name: "around", test: within(AROUND_A_TABLE), priority: 1 },
  { name: (id: string) => A_GAMES_TABLE.exec(inSrc(id))?.[1] ?? null, priority: 0 },
];
