const topics = import.meta.glob<string>(
  ["$hranice/locale/it/{common,border,travel}.ftl", "$hranice/locale/it/page.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(topics);
