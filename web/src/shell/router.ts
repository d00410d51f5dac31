import type { Component } from "svelte";
import Missing from "../pages/Missing.svelte";
import type { Topic } from "../text/catalogue";
import { texts } from "../text/texts.svelte";
import { PAGES } from "../games";

export type Page = Component<Record<string, string>>;

type Route = [path: string, load: () => Promise<{ default: Component<never> }>, topic?: Topic | undefined];

/** Each page is a chunk of its own, maybe with longer texts; its props are the named parts of its path. */
const ROUTES: readonly Route[] = [
  ["/", () => import("../pages/Home.svelte")],
  ["/play/:game/:way", () => import("../pages/NewTable.svelte")],
  ["/t/:code", () => import("../pages/Table.svelte")],
  ["/watch/:code", () => import("../pages/Watch.svelte")],
  ["/move", () => import("../pages/MoveDevice.svelte")],
  ["/rules/:game", () => import("../pages/Rules.svelte"), "rules"],
  ["/learn/:game", () => import("../pages/Learn.svelte"), "learn"],
  ["/today", () => import("../pages/Today.svelte"), "daily"],
  ["/today/:day", () => import("../pages/Today.svelte"), "daily"],
  ["/today/:day/:game/:number", () => import("../pages/Puzzle.svelte"), "daily"],
  ["/replay", () => import("../pages/Replay.svelte"), "replay"],
  ["/replay/:code", () => import("../pages/Replay.svelte"), "replay"],
  ["/lands", () => import("../pages/Lands.svelte"), "lands"],
  ["/games", () => import("../pages/FinishedGames.svelte"), "games"],
  ["/credits", () => import("../pages/Credits.svelte"), "credits"],
  ["/gallery/:part", () => import("../pages/gallery/Gallery.svelte")],
  ...PAGES.map(({ path, load, topic }): Route => [path, load, topic]),
];

/** A page, the path that it is for, and what that says to it. */
export interface Shown {
  readonly path: string;
  readonly Page: Page;
  readonly params: Record<string, string>;
}

/** Fetches the page that belongs to a path, and all that it has to say. */
export async function routed(path: string): Promise<Shown> {
  for (const [pattern, load, topic] of ROUTES) {
    const params = matched(pattern, path);
    if (!params) continue;
    const [{ default: Page }] = await Promise.all([load(), topic && texts.need(topic)]);
    // The pattern names exactly the props that its page takes.
    return { path, Page: Page as unknown as Page, params };
  }
  return { path, Page: Missing, params: {} };
}

/** A part of a path in plain letters. What encodes nothing, such as a lone percent sign, stands for itself. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Matches a path against a pattern such as `/t/:code`.
 * @returns the named parts, or null
 */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (wanted.length !== given.length && !(pattern === "/" && path === "/")) return null;
  const parts: Record<string, string> = {};
  for (const [place, word] of wanted.entries()) {
    const value = given[place] ?? "";
    if (word.startsWith(":")) {
      if (!value) return null;
      parts[word.slice(1)] = plain(value);
    } else if (word !== value) return null;
  }
  return parts;
}
