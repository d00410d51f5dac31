import { texts } from "../../text/texts.svelte";
import type { GameAbout } from "../../wire/server";
import type { Game } from "../game";
import { gameCatalogue } from "./game-texts";
import { tellFact } from "./value-texts";

/** Milliseconds for which a step of a replay is to be seen. */
const STEP = 1200;

/** A game that the page has no folder for: shown as it comes, in its own words or in plain ones. */
export async function plainGame(about: GameAbout): Promise<Game> {
  const { name, least, most } = about;
  await texts.add(`game-${name}`, (language) => gameCatalogue(about, language));
  return {
    name,
    players: { least, most },
    texts: { score: about.score, graph: "graph-label" },
    live: () => import("./table/PlainLive.svelte"),
    async replay() {
      const { default: Table } = await import("./table/PlainReplay.svelte");
      return {
        Table,
        on: name,
        stays: () => STEP,
        tell: (fact, _view, audience) => tellFact(name, fact, audience),
      };
    },
  };
}
