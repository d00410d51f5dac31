/** Draws pages where there is no browser: the build does, for whoever has not fetched the script yet. */
import { render } from "svelte/server";
import App from "./App.svelte";
import { router } from "../parts/navigation.svelte";
import { routed } from "./router";
import type { Language, Topic } from "../text/catalogue";
import { texts } from "../text/texts.svelte";
import { LANGUAGES as NAMES } from "../wire/looks";

export const LANGUAGES = Object.keys(NAMES);

export interface View {
  /** `_` stands for any code. */
  readonly path: string;
  /** What `shell/routes.ts` fetches for it. */
  readonly page: string;
  readonly topic?: Topic;
}

/** What people open first: by a link, a code, or a search. */
export const VIEWS: readonly View[] = [
  { path: "/", page: "Home" },
  { path: "/t/_", page: "Table" },
  { path: "/watch/_", page: "Watch" },
  { path: "/rules/border", page: "Rules", topic: "rules" },
  { path: "/rules/travel", page: "Rules", topic: "rules" },
  { path: "/learn/border", page: "Learn", topic: "learn" },
  { path: "/learn/travel", page: "Learn", topic: "learn" },
  { path: "/replay", page: "Replay", topic: "replay" },
  { path: "/referee", page: "Referee" },
  { path: "/credits", page: "Credits", topic: "credits" },
];

/** A page as it is before anything happens. */
export async function drawn(path: string, language: Language): Promise<{ head: string; body: string }> {
  await texts.speak(language);
  router.path = path;
  return render(App, { props: { first: await routed(path) } });
}
