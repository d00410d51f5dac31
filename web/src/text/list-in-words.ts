import { t } from "./texts.svelte";

/** "villa, well and oak". Said by our own catalogue: a browser's list format takes its time to get ready. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : t("list-last", { words: words.slice(0, -1).join(", "), last });
}
