const topics = import.meta.glob<string>(
  "$hranice/locale/it/{common,border,travel,table,server,page,live,insight,lobby,at-table}.ftl",
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(topics);
