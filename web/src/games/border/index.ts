import type { Options, View } from "../../wire/border";
import type { Game } from "../game";
import { chances } from "./chances";
import { PLAN } from "./lesson/plan";
import { PAUSES } from "./pauses";

/** The BORDER. */
export const border: Game = {
  name: "border",
  authors: "Michael Kiesling & Reinhard Staupe",
  levels: ["beginner", "regular", "expert"],
  company: ["regular", "greedy", "random-eager"],
  rules: ["idea", "board", "roll", "complete", "others", "five", "close", "end", "tips"],
  texts: { score: "count-points", graph: "graph-label" },
  analysis: { digits: 1, luck: "insight-luck-dice", speed: false, victory: true },
  lesson: PLAN,
  pause: (pace) => PAUSES[pace],
  standing(view) {
    const { players, winners } = view as View;
    return { scores: players.map(({ score }) => score), winners };
  },
  chances,
  picture: () => import("./PosterPicture.svelte"),
  live: () => import("./BorderLive.svelte"),
  lobby: async () => (await import("./lobby")).lobby,
  replay: async (options) => (await import("./replay")).replay(options as Options),
  async moves(options, view) {
    const { tellMoves } = await import("./table/moves");
    const boards = (view as View).players.map(({ board }) => board);
    return { tell: tellMoves(options as Options, boards), place: (code) => code };
  },
  lessonTable: async () => (await import("./lesson")).lesson,
  gallery: async () => (await import("./gallery")).gallery,
};
