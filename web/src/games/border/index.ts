import type { Options, View } from "./wire/types";
import type { Game } from "../game";
import { squares, sum } from "../daily";
import { share } from "../../parts/number-format";
import { t } from "../../text/texts.svelte";
import { chances } from "./draw-bounds";
import { PLAN } from "./lesson/plan";

/** The BORDER. */
export default {
  name: "border",
  authors: "Michael Kiesling & Reinhard Staupe",
  rules: {
    parts: ["idea", "board", "roll", "complete", "others", "chain", "close", "end", "tips", "keys", "box"],
    pictures: () => import("./rules/Pictures.svelte"),
  },
  texts: { score: "count-points", graph: "graph-label" },
  analysis: {
    digits: 1,
    luck: "insight-luck-dice",
    speed: false,
    victory: true,
    async moves(options, view) {
      const { tellMoves } = await import("./table/move-texts");
      const boards = (view as View).players.map(({ board }) => board);
      return { tell: tellMoves(options as Options, boards), place: (code) => code };
    },
  },
  lesson: { plan: PLAN, table: async () => (await import("./lesson")).lesson },
  daily: {
    score: (results) => share(sum(results, "share") / results.length),
    shared: (results) => `${squares(results)} ${share(sum(results, "share") / results.length)}`,
    worth: ({ worth }) => share(worth),
    picture: () => import("./daily/DecisionPicture.svelte"),
  },
  standing(view) {
    const { players, winners } = view as View;
    return { scores: players.map(({ score }) => score), winners };
  },
  due(view) {
    const { players, seat } = view as View;
    return seat !== null && players[seat]?.thinking === true;
  },
  chances,
  async printed(options) {
    const { boardsToPrint } = await import("./boards-to-print");
    return boardsToPrint(options as Options);
  },
  lands: async () => (await import("./lands")).lands,
  made: async (_, word) => (await import("./lands/own-boards")).boardsFor(word),
  // Fresh boards have long names, and are shown.
  titled: (option) => (option === "boards" ? t("option-boards-value", { value: "these" }) : undefined),
  aboutLand: () => import("./lands/BoardsBeforeGame.svelte"),
  picture: () => import("./GameCardPicture.svelte"),
  live: () => import("./BorderLive.svelte"),
  result: () => import("./table/ResultByArea.svelte"),
  replay: async (options) => (await import("./replay")).replay(options as Options),
  gallery: async () => (await import("./gallery")).gallery,
} satisfies Game;
