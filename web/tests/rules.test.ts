import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { GAMES } from "../src/games";
import Rules from "../src/pages/Rules.svelte";
import { DEFAULT, type Language } from "../src/text/catalogue";
import { texts } from "../src/text/texts.svelte";
import { LANGUAGES } from "../src/wire/constants";

/** The numbers of the rules of a game, as its document has them. */
function numbered(game: string): string[] {
  const document = readFileSync(`../docs/rules/${game}.md`, "utf8");
  return [...document.matchAll(/^- \*\*([BT]\d+)\*\*/gm)].map(([, number]) => number ?? "");
}

describe("the rules page", () => {
  beforeAll(() => texts.need("rules"));
  afterEach(cleanup);
  afterAll(() => texts.speak(DEFAULT));

  const pages = (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    GAMES.map(({ name }) => [name, language] as const),
  );

  it.each(pages)("tells of every rule of %s, and of no other, in %s", async (game, language) => {
    await texts.speak(language);
    const { container } = render(Rules, { game });
    const told = new Set(container.textContent.match(/\b[BT]\d+\b/g));
    const rules = numbered(game);
    expect(rules.length).toBeGreaterThan(20);
    expect([...told].filter((number) => !rules.includes(number))).toEqual([]);
    expect(rules.filter((number) => !told.has(number))).toEqual([]);
  });
});
