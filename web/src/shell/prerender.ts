/** Draws pages where there is no browser: the build does, for whoever has not fetched the script yet. */
import { render } from "svelte/server";
import App from "./App.svelte";
import { navigation } from "../parts/navigation.svelte";
import { routed } from "./router";
import { GAMES, PAGES } from "../games";
import type { Language, Topic } from "../text/catalogue";
import { texts } from "../text/texts.svelte";
import { LANGUAGES as NAMES } from "../wire/constants";

export const LANGUAGES = Object.keys(NAMES);

export interface View {
  /** `_` stands for any code. */
  readonly path: string;
  /** The file of its page. */
  readonly source: string;
  readonly topic?: Topic | undefined;
}

const ofGames = (view: "rules" | "lesson", path: string, page: string, topic: Topic): readonly View[] =>
  GAMES.filter((game) => game[view]).map(({ name }) => ({
    path: `/${path}/${name}`,
    source: `pages/${page}.svelte`,
    topic,
  }));

/** What people open first: by a link, a code, or a search. */
export const VIEWS: readonly View[] = [
  { path: "/", source: "pages/Home.svelte" },
  { path: "/t/_", source: "pages/Table.svelte" },
  { path: "/watch/_", source: "pages/Watch.svelte" },
  ...ofGames("rules", "rules", "Rules", "rules"),
  ...ofGames("lesson", "learn", "Learn", "learn"),
  { path: "/today", source: "pages/Today.svelte", topic: "daily" },
  { path: "/today/_", source: "pages/Today.svelte", topic: "daily" },
  { path: "/replay", source: "pages/Replay.svelte", topic: "replay" },
  { path: "/lands", source: "pages/Lands.svelte", topic: "lands" },
  ...PAGES.flatMap(({ path, topic, prerendered }) =>
    prerendered === undefined ? [] : [{ path, source: prerendered, topic }],
  ),
  { path: "/credits", source: "pages/Credits.svelte", topic: "credits" },
];

/** A page as it is before anything happens. */
export async function prerender(path: string, language: Language): Promise<{ head: string; body: string }> {
  await texts.speak(language);
  navigation.path = path;
  return render(App, { props: { first: await routed(path) } });
}
