const topics = import.meta.glob<string>(
  ["$hranice/locale/de/{common,border,travel}.ftl", "$hranice/locale/de/page.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(topics);
