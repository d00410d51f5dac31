const topics = import.meta.glob<string>(
  ["$hranice/locale/cs/{common,border,travel}.ftl", "$hranice/locale/cs/page.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(topics);
