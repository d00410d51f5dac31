import { isStatic, printedKits, rootAddress } from "../offline/site-config";
import { texts } from "../text/texts.svelte";

/** What of a game is printed, as the server is asked for it: `{ boards: "A,B" }`, `{ pad: "20" }`, `{ map: "usa" }`. */
export type Printed = Readonly<Record<string, string>>;

/** Where paper is not A4. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|CR|DO|GT|PA|PR|SV|VE)\b/;

/**
 * The address of a kit to print, in the language of the page and on the usual paper; null: there is none here.
 * A static site has the kits that come with the games, and nothing else.
 */
export function printLink(game: string, printed: Printed): string | null {
  if (isStatic()) return kitLink(game, printed);
  const paper = LETTER.test(navigator.language) ? "letter" : "a4";
  const query = new URLSearchParams({ ...printed, paper, lang: texts.language });
  return `/api/games/${encodeURIComponent(game)}/print?${query}`;
}

function kitLink(game: string, printed: Printed): string | null {
  const name = Object.entries(printed)
    .map((entry) => entry.join("="))
    .join("&");
  const kit = printedKits().get(`${game}?${name}`);
  return kit === undefined ? null : `${rootAddress()}print/${kit}-${texts.language}.pdf`;
}
