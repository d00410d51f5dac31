import type { Component } from "svelte";
import Missing from "../pages/Missing.svelte";
import type { Topic } from "../text/catalogue";
import { texts } from "../text/texts.svelte";
import { matched } from "../parts/navigation.svelte";

export type Page = Component<Record<string, string>>;

/** Each page is a chunk of its own, maybe with longer texts; its props are the named parts of its path. */
const ROUTES: [string, () => Promise<{ default: Component<never> }>, Topic?][] = [
  ["/", () => import("../pages/Home.svelte")],
  ["/play/:game/:way", () => import("../pages/QuickPlay.svelte")],
  ["/t/:code", () => import("../pages/Table.svelte")],
  ["/watch/:code", () => import("../pages/Watch.svelte")],
  ["/move", () => import("../pages/Move.svelte")],
  ["/rules/:game", () => import("../pages/Rules.svelte"), "rules"],
  ["/learn/:game", () => import("../pages/Learn.svelte"), "learn"],
  ["/replay", () => import("../pages/Replay.svelte"), "replay"],
  ["/replay/:code", () => import("../pages/Replay.svelte"), "replay"],
  ["/blog/:code/:seat", () => import("../games/travel/blog/Blog.svelte"), "blog"],
  ["/referee", () => import("../games/travel/referee/Referee.svelte")],
  ["/credits", () => import("../pages/Credits.svelte"), "credits"],
  ["/gallery/:part", () => import("../pages/gallery/Gallery.svelte")],
];

/** A page, and what its path says to it. */
export interface Shown {
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
    return { Page: Page as unknown as Page, params };
  }
  return { Page: Missing, params: {} };
}
