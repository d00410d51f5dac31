import type { Component } from "svelte";
import { matched } from "./router.svelte";

export type Page = Component<Record<string, string>>;

/** Each page is a chunk of its own; its props are the named parts of its path. */
const ROUTES: [string, () => Promise<{ default: Component<never> }>][] = [
  ["/", () => import("../pages/Home.svelte")],
  ["/play/:game/:way", () => import("../pages/Play.svelte")],
  ["/t/:code", () => import("../pages/Table.svelte")],
  ["/watch/:code", () => import("../pages/Watch.svelte")],
  ["/move", () => import("../pages/Move.svelte")],
  ["/rules/:game", () => import("../pages/Rules.svelte")],
  ["/learn/:game", () => import("../pages/Learn.svelte")],
  ["/replay", () => import("../pages/Replay.svelte")],
  ["/replay/:code", () => import("../pages/Replay.svelte")],
  ["/blog/:code/:seat", () => import("../pages/Blog.svelte")],
  ["/referee", () => import("../pages/Referee.svelte")],
  ["/credits", () => import("../pages/Credits.svelte")],
  ["/gallery/:part", () => import("../gallery/Gallery.svelte")],
];

const missing = () => import("../pages/Missing.svelte");

export interface Match {
  readonly load: () => Promise<Page>;
  readonly params: Record<string, string>;
}

/** The page that belongs to a path. */
export function routed(path: string): Match {
  for (const [pattern, load] of ROUTES) {
    const params = matched(pattern, path);
    // The pattern names exactly the props that its page takes.
    if (params) return { load: async () => (await load()).default as unknown as Page, params };
  }
  return { load: async () => (await missing()).default, params: {} };
}
