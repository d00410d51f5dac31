import { readFileSync } from "node:fs";
import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { GAMES } from "../src/games";
import Rules from "../src/pages/Rules.svelte";
import { DEFAULT, type Language } from "../src/text/catalogue";
import { texts } from "../src/text/texts.svelte";
import { LANGUAGES } from "../src/wire/constants";

/** The numbers of the rules of a game, as its document has them. Whatever a refusal names is among them. */
function numbered(game: string): string[] {
  const document = readFileSync(`../docs/rules/${game}.md`, "utf8");
  return [...document.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, number]) => number ?? "");
}

/** The amounts that the page tells with a rule. */
const AMOUNTS: Readonly<Record<string, string>> = {
  B3: "84",
  B5: "4 12",
  T6: "1 3 5 100 200 300",
  T20: "40 40 10",
  // From round 3 on a token on the 40 field does not spare the journey of the other one.
  T23: "3 5 6 40",
  T27: "10 30 40 40 10",
  T29: "200 400 600",
  T31: "10",
};

const languages = Object.keys(LANGUAGES) as Language[];

describe("the rules page", () => {
  beforeAll(() => {
    const map = readFileSync("../src/hranice/games/travel/maps/europe.json", "utf8");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(map)));
    return texts.need("rules");
  });
  afterEach(cleanup);
  afterAll(() => {
    vi.unstubAllGlobals();
    return texts.speak(DEFAULT);
  });

  const pages = languages.flatMap((language) => GAMES.map(({ name }) => [name, language] as const));

  it.each(pages)("has a place for every rule of %s, and for no other, in %s", async (game, language) => {
    await texts.speak(language);
    const { container } = render(Rules, { game });
    const places = [...container.querySelectorAll("sup [id]")].map(({ id }) => id);
    const rules = numbered(game);
    expect(rules.length).toBeGreaterThan(20);
    expect(places.toSorted()).toEqual(rules.toSorted());
    // A number that is not written as one would stand in the text.
    expect(container.textContent).not.toMatch(/\([A-Z]\d/);
  });

  it.each(languages)("tells the right amounts in %s", async (language) => {
    await texts.speak(language);
    const pages = GAMES.map(({ name: game }) => render(Rules, { game }).container);
    const lines = pages.flatMap((page) => [...page.querySelectorAll("p:has(sup)")]);
    const told = Object.keys(AMOUNTS).map((rule) => {
      const line = lines.find((line) => line.querySelector(`#${rule}`))?.textContent.replaceAll(rule, "");
      return [rule, line?.match(/\d+/g)?.join(" ")];
    });
    expect(Object.fromEntries(told)).toEqual(AMOUNTS);
  });

  it.each(GAMES.map(({ name }) => name))("shows pictures of %s where it tells of them", async (game) => {
    const { container } = render(Rules, { game });
    const figures = container.querySelectorAll("figure");
    expect(figures.length).toBeGreaterThan(3);
    await waitFor(() => {
      for (const figure of figures) expect(figure.querySelector("svg")).toBeTruthy();
    });
  });

  it("draws the strict reading as it tells it: the second of the new crosses touches no old one", async () => {
    const { container } = render(Rules, { game: "border" });
    await waitFor(() => expect(container.querySelector(".pen.draft")).toBeTruthy());
    const figure = container.querySelector("#B16")?.closest("section")?.nextElementSibling;
    const at = (cross: Element): readonly number[] =>
      (cross.getAttribute("transform") ?? "").match(/[\d.]+/g)?.map(Number) ?? [];
    const far = ([x = 0, y = 0]: readonly number[], [a = 0, b = 0]: readonly number[]) =>
      Math.hypot(x - a, y - b) > 20;
    const old = [...(figure?.querySelectorAll(".pen:not(.draft)") ?? [])].map(at);
    const [first = [], second = []] = [...(figure?.querySelectorAll(".pen.draft") ?? [])].map(at);
    expect(old).toHaveLength(2);
    expect(old.some((cross) => !far(first, cross))).toBe(true);
    expect(old.every((cross) => far(second, cross))).toBe(true);
    expect(far(first, second)).toBe(false);
  });
});
