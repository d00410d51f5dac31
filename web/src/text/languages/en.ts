import type { FluentResource } from "@fluent/bundle";

const topics = import.meta.glob<FluentResource["body"]>(
  [
    "$hranice/locale/en/{common,table,server,page,live,insight,lobby,at-table,offline}.ftl",
    "$hranice/games/*/texts/en/game.ftl",
  ],
  { eager: true, import: "default" },
);

export default Object.values(topics);
