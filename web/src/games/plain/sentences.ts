import { FluentResource } from "@fluent/bundle";
import type { Body, Language } from "../../text/catalogue";
import type { GameAbout } from "../../wire/server";
import { capital, words } from "./words";

/** What a game says in a language: its own sentences, and plain words where it has none. */
export async function sentences(about: GameAbout, language: Language): Promise<Body> {
  const path = `/api/games/${encodeURIComponent(about.name)}/texts/${language}`;
  const answer = await fetch(path).catch(() => null);
  const own = answer?.ok ? await answer.text().catch(() => "") : "";
  return [...new FluentResource(own).body, ...plainSentences(about)];
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
