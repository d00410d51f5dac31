import type { FluentResource } from "@fluent/bundle";

const topics = import.meta.glob<FluentResource["body"]>(
  "$hranice/locale/en/{common,border,travel,table,server,page,live,insight,lobby,at-table}.ftl",
  { eager: true, import: "default" },
);

export default Object.values(topics);
