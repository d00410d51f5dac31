import type { Language } from "../../text/catalogue";
import type { Text } from "./wire/maps";

/** Words in a language; where it has none, in English, else in any that has some. */
export function said(text: Text, language: Language): string {
  return text[language] || text.en || text.cs || text.it || text.de;
}
