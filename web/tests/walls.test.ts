import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../src/games";
import games from "./games.json";

const SRC = resolve("src");
/** Each folder may import from itself and from those before it. */
const ORDER = ["wire", "text", "keeping", "offline", "parts", "games", "table", "pages", "shell"];
const NAMES = GAMES.map(({ name }) => name);
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;
const TITLES = games.map(({ title }) => title);
/** Not a game, but the margin of a QR code. */
const MARGIN = "{ border: 2 }";

/** What may be done in a round follows from its number: whoever compares that with another decides a rule. */
const ROUND = String.raw`\b(?:[a-z]\w*(?:Round|Stage|Phase)|round|stage|phase)\b`;
const COMPARED = String.raw` *(?:[=!]==?|[<>]=?) *`;
const NUMBER = String.raw`\b(?:\d+|[A-Z][A-Z_]+)\b`;
const RULED = `${ROUND}\\)?(?: *[-+] *\\d+)?${COMPARED}${NUMBER}|${NUMBER}${COMPARED}(?:\\w+[.?]+)*${ROUND}`;
const comparedIn = (code: string): string[] => code.match(new RegExp(RULED, "g")) ?? [];
/** No rules: sealed chance is checked by bounds of its own; a lesson is one round; frames before round 1 are skipped. */
const OWN_ROUNDS = [
  "games/travel/draw-bounds.ts: round + 1 === ROUNDS",
  "games/travel/draw-bounds.ts: round < FIRST_WITH_TARGET",
  "games/travel/draw-bounds.ts: round < FIRST_WITH_TARGET",
  "games/travel/draw-bounds.ts: round === ROUNDS",
  "games/travel/lesson/current-step.ts: round > 1",
  "pages/replay/frames.ts: round > 0",
];

/** A source without its styles and comments. */
function codeOf(file: string): string {
  const text = readFileSync(join(SRC, file), "utf8");
  return text
    .replace(/<style>[^]*<\/style>|<!--[^]*?-->|\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(MARGIN, "");
}

function importsOf(file: string): string[] {
  return [...codeOf(file).matchAll(IMPORT)]
    .map(([, path = ""]) => relative(SRC, resolve(SRC, dirname(file), path)).replaceAll(sep, "/"))
    .filter((path) => !path.endsWith(".css"));
}

/** What a file imports although it stands after it, or outside of all folders. */
function againstTheOrder(file: string): string[] {
  const place = (path: string) => ORDER.indexOf(path.split("/")[0] ?? "");
  return importsOf(file).filter((path) => place(path) < 0 || place(path) > place(file));
}

/** The words in which a file, or its name, names a game: `border`, `BorderTable`, `TRAVEL_BOTS`; but not `borders`. */
function namesIn(file: string): string[] {
  const text = `${file} ${codeOf(file)}`;
  const words = text.match(/[A-Za-z]+/g) ?? [];
  const named = words.filter((word) =>
    word.split(/(?<=[a-z])(?=[A-Z])/).some((part) => NAMES.includes(part.toLowerCase())),
  );
  return [...named, ...TITLES.filter((title) => text.includes(title))];
}

const ofGame = (file: string) => NAMES.some((name) => file.startsWith(`games/${name}/`));

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll(sep, "/"))
  .filter((name) => /\.(ts|svelte)$/.test(name));
const told = (found: (file: string) => string[]) => (file: string) =>
  found(file).map((what) => `${file}: ${what}`);

describe("the walls between the folders", () => {
  it("let imports through in one direction", () => {
    expect(FILES.length).toBeGreaterThan(150);
    expect(FILES.flatMap(told(againstTheOrder))).toEqual([]);
  });

  it("keep what is known of a game in its folder", () => {
    const outside = FILES.filter((file) => !ofGame(file));
    expect(outside.filter((file) => file.startsWith("games/")).length).toBeGreaterThan(10);
    expect(outside.length).toBeGreaterThan(100);
    expect(outside.flatMap(told(namesIn))).toEqual([]);
  });

  it("keep out what a round's number brings: that is told by the server", () => {
    const ruled = (file: string) => comparedIn(codeOf(file));
    const found = FILES.filter((file) => !file.includes("wire/")).flatMap(told(ruled));
    expect(found.sort()).toEqual(OWN_ROUNDS);
  });

  it("know such a comparison when they see one", () => {
    const rules = ["view.round > 1", "round === FINAL", "(fact.round) >= 5", "round + 1 !== ROUNDS"];
    const turned = ["7 === nextRound", "LAST <= view.stage", "FINAL==slip?.round"];
    expect([...rules, ...turned].map((rule) => comparedIn(`if (${rule}) return`).length)).toEqual(
      [...rules, ...turned].map(() => 1),
    );
    const others = ["view.round === before.round", "round > around", "(round) => 5", "Math.round(x) < 5"];
    expect(others.flatMap(comparedIn)).toEqual([]);
  });

  it("keep games from knowing each other", () => {
    const others = (file: string) =>
      importsOf(file).filter((path) =>
        NAMES.some((name) => path.startsWith(`games/${name}/`) && !file.startsWith(`games/${name}/`)),
      );
    expect(FILES.flatMap(told(others))).toEqual([]);
  });
});
