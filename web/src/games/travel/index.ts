import type { Options, View } from "./wire/types";
import type { Game } from "../game";
import { sum } from "../daily";
import { figure } from "../../parts/number-format";
import { t } from "../../text/texts.svelte";
import { chances } from "./draw-bounds";
import { isMarked, titleOf } from "./lands/own-titles.svelte";
import { PLAN } from "./lesson/plan";
import { MAPS } from "./wire/constants";

const packs = () => import("./table/atlas");

/** "340/380 €" */
const money = (results: Parameters<typeof sum>[0]) =>
  `${figure(sum(results, "got"), 0)}/${figure(sum(results, "best"), 0)} €`;

const mapName = ({ map }: Options) => (typeof map === "string" ? map : map.name);

async function atlasFor(options: unknown) {
  return (await packs()).atlasOf((options as Options).map);
}

/** What a game with these options is played on: what comes with the game, or somebody's own; null: it is not known. */
async function landOf(options: unknown): Promise<{ readonly own: string } | { readonly map: string } | null> {
  const { map } = options as Options;
  if (typeof map !== "string" && isMarked(map.name))
    return { own: (await import("./lands/own-map-lookup")).digestOf(map) };
  const [{ loadAtlas }, atlas] = await Promise.all([packs(), atlasFor(options)]);
  const { name } = atlas.pack;
  const ours = MAPS.some((map) => map.name === name) && (await loadAtlas(name)) === atlas;
  return ours ? { map: name } : null;
}

/** Bez hranic, also known as Travel Blog. */
export default {
  name: "travel",
  authors: "Vlaada Chvátil",
  rules: {
    parts: [
      "story",
      "idea",
      "course",
      "place",
      "pay",
      "stack",
      "forty",
      "two",
      "target",
      "final",
      "map",
      "harder",
      "advice",
      "box",
    ],
    pictures: () => import("./rules/Pictures.svelte"),
  },
  texts: { score: "count-money", graph: "graph-money" },
  analysis: {
    digits: 0,
    luck: "insight-luck-cards",
    speed: true,
    victory: false,
    async learn(options, decisions) {
      const [{ missed }, atlas] = await Promise.all([import("./train/progress-store"), atlasFor(options)]);
      const borders = decisions.flatMap((decision) => (decision.lost > 0 ? decision.borders : []));
      missed(atlas.pack.name, borders);
    },
    async moves(options) {
      const [{ moveTexts }, atlas] = await Promise.all([import("./table/move-texts"), atlasFor(options)]);
      return moveTexts(atlas);
    },
  },
  lesson: {
    plan: PLAN,
    async table() {
      // While the server sets the table, the map of the lesson comes.
      void packs()
        .then(({ loadAtlas }) => loadAtlas("europe"))
        .catch(() => undefined);
      return (await import("./lesson")).lesson;
    },
  },
  daily: {
    on: (options) => t("option-map-value", { value: mapName(options as Options) }),
    waits: (view) => (view as View).moves.some(({ type }) => type === "ready"),
    score: money,
    shared: (results) => `🧭 ${money(results)}`,
    worth: ({ worth, points }) => `${figure(points ?? worth, 0)} €`,
    picture: () => import("./daily/DecisionPicture.svelte"),
  },
  pages: [
    {
      path: "/referee",
      load: () => import("./referee/Referee.svelte"),
      title: "page-referee",
      prerendered: "games/travel/referee/Referee.svelte",
    },
    {
      path: "/train",
      load: () => import("./train/Train.svelte"),
      topic: "train",
      title: "page-train",
      prerendered: "games/travel/train/Train.svelte",
    },
    { path: "/blog/:code/:seat", load: () => import("./blog/Blog.svelte"), topic: "blog" },
  ],
  standing(view) {
    const { players, winners } = view as View;
    return { scores: players.map(({ purse }) => purse), winners };
  },
  due: (view) => (view as View).moves.some(({ type }) => type === "place"),
  chances,
  printed: landOf,
  blog: (code, seat) => `/blog/${code}/${seat}`,
  lands: async () => (await import("./lands")).lands,
  training: {
    title: "page-train",
    path: "/train",
    known: async () => (await import("./train/known-by-map")).knownByMap(),
    async on(options) {
      const land = await landOf(options);
      return land ? `/train?${"own" in land ? `on=${land.own}` : `map=${land.map}`}` : "/train";
    },
  },
  titled: (option, value) => (option === "map" ? titleOf(value) : undefined),
  aboutLand: () => import("./lands/DisputedTerritories.svelte"),
  picture: () => import("./GameCardPicture.svelte"),
  live: () => import("./TravelLive.svelte"),
  result: () => import("./table/ResultByRound.svelte"),
  prepare: atlasFor,
  async replay(options) {
    const [{ replay }, atlas] = await Promise.all([import("./replay"), atlasFor(options)]);
    return replay(atlas);
  },
  gallery: async () => (await import("./gallery")).gallery,
} satisfies Game;
