const topics = import.meta.glob<string>(
  ["$hranice/locale/en/{common,border,travel}.ftl", "$hranice/locale/en/page.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(topics);
