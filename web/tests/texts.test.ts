import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Catalogue, loadTopic, wished, type Language, type Topic } from "../src/text/catalogue";
import { LANGUAGES } from "../src/wire/constants";

const codes = Object.keys(LANGUAGES) as Language[];
const topics: Topic[] = ["rules", "learn", "credits", "replay", "lands", "daily", "games", "blog", "train"];

/** Every key that stands literally in a source of the page. */
function keys(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(entry) || entry.startsWith("wire")) continue;
    const source = readFileSync(join(folder, entry), "utf8");
    for (const [, call] of source.matchAll(/\bt\(([^;]*?)[,)]/g)) {
      for (const [, key] of (call ?? "").matchAll(/"([a-z]+-[a-z0-9-]+)"/g)) found.set(key ?? "", entry);
    }
  }
  return found;
}

async function full(language: Language): Promise<Catalogue> {
  const catalogue = await Catalogue.load(language);
  for (const topic of topics) await catalogue.add(topic, loadTopic(topic));
  return catalogue;
}

describe("the catalogues", () => {
  const asked = keys("src");

  it("are asked for something, or this test looks in the wrong place", () => {
    expect(asked.size).toBeGreaterThan(60);
  });

  it.each(codes)("have every sentence that the page asks for, in %s", async (language) => {
    const catalogue = await full(language);
    expect([...asked].filter(([key]) => !catalogue.has(key))).toEqual([]);
  });

  it.each([
    ["cs", 1, "1 bod"],
    ["cs", 3, "3 body"],
    ["cs", 5, "5 bodů"],
    ["de", 1, "1 Punkt"],
  ] as const)("count in %s: %d", async (language, count, words) => {
    expect((await full(language)).text("count-points", { count })).toBe(words);
  });

  it.each(codes)("write numbers as the browser does, in %s", async (language) => {
    const catalogue = await full(language);
    const browser = new Intl.NumberFormat(language);
    for (const number of [-999, -7, 0, 1, 42, 999, 1000, 12_345, 0.5, -1.25])
      expect(catalogue.text("list-last", { words: number, last: "" })).toContain(browser.format(number));
  });

  it("show the key where there is no sentence", async () => {
    expect((await full("en")).text("no-such-key")).toBe("no-such-key");
  });
});

describe("the language of the browser", () => {
  it.each([
    [["cs-CZ", "en"], "cs"],
    [["fr-FR", "it"], "it"],
    [["DE"], "de"],
    [["fr"], "en"],
    [[], "en"],
  ])("%j gives %s", (wishes, language) => {
    expect(wished(wishes)).toBe(language);
  });
});
