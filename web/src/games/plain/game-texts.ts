import { FluentResource } from "@fluent/bundle";
import { askText } from "../../parts/api";
import type { Body, Language } from "../../text/catalogue";
import type { GameAbout } from "../../wire/server";
import { capital, words } from "./value-texts";

/** What a game says in a language: its own sentences, and plain words where it has none. */
export async function gameCatalogue(about: GameAbout, language: Language): Promise<Body> {
  const own = await askText(`/games/${encodeURIComponent(about.name)}/texts/${language}`);
  return [...new FluentResource(own ?? "").body, ...plainSentences(about)];
}

/** A catalogue keeps the first sentence of a key: these are for keys that the game has none for. */
function plainSentences({ name, title, options }: GameAbout): Body {
  return [
    { id: `game-${name}`, value: title || capital(words(name)), attributes: {} },
    ...options.flatMap((option) => {
      const value = capital(words(option.name));
      return [
        { id: `option-${option.name}`, value, attributes: {} },
        { id: `option-${option.name}-each`, value, attributes: {} },
        {
          id: `option-${option.name}-value`,
          value: [{ type: "var" as const, name: "value" }],
          attributes: {},
        },
      ];
    }),
  ];
}
