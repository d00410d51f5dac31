import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../wire/constants";

export type Language = keyof typeof LANGUAGES;
export type Params = Readonly<Record<string, FluentVariable>>;

export const DEFAULT: Language = "en";
const UNITS = [" €", " %", " km²", " MB"];

/** Sentences, read: those of a file when the page is built (`making/fluent.ts`). */
export type Body = FluentResource["body"];

/** Fetches more sentences of a language. */
export type Load = (language: Language) => Promise<Body>;

/** The sentences every page needs, one chunk per language. */
const MAIN: Record<Language, () => Promise<{ default: Body[] }>> = {
  en: () => import("./languages/en"),
  cs: () => import("./languages/cs"),
  it: () => import("./languages/it"),
  de: () => import("./languages/de"),
};

/**
 * Longer texts that only some pages need, fetched with them. What a game adds to a topic of everybody's is in there
 * already (`making/fluent.ts`); here are also the topics that only a game has.
 */
const MORE = import.meta.glob<Body>(
  ["$hranice/locale/*/page-*.ftl", "$hranice/games/*/texts/*/page-{blog,train}.ftl"],
  { import: "default" },
);

export type Topic = "rules" | "learn" | "credits" | "replay" | "lands" | "daily" | "games" | "blog" | "train";

export function loadTopic(topic: Topic): Load {
  return async (language) => {
    const path = Object.keys(MORE).find((name) => name.endsWith(`/${language}/page-${topic}.ftl`));
    const load = path === undefined ? undefined : MORE[path];
    if (load === undefined) throw new Error(`no texts about ${topic} in ${language}`);
    return load();
  };
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The language a browser asks for: the first of its wishes that we speak, else English. */
export function wished(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.split("-")[0]?.toLowerCase() ?? "";
    if (isLanguage(code)) return code;
  }
  return DEFAULT;
}

/**
 * A whole number below a thousand: all our languages write it in the same way, so that the browser need not be asked.
 * Its first number of a visit keeps a phone busy for 50 ms and more.
 */
class Small extends FluentNumber {
  static is(value: FluentVariable): value is number {
    return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
  }

  override toString(): string {
    return String(this.value);
  }
}

/** All sentences of one language, as far as they are loaded. */
export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #added = new Set<string>();
  /** Sentences that were composed about something, by what they depend on. */
  #composed = new WeakMap<object, Map<string, string>>();

  private constructor(language: Language, bodies: readonly Body[]) {
    this.language = language;
    // All four languages run from left to right: isolation marks would only be in the way of copied text.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const body of bodies) this.#bundle.addResource({ body });
  }

  static async load(language: Language): Promise<Catalogue> {
    return new Catalogue(language, (await MAIN[language]()).default);
  }

  /** Makes sure that more sentences are there, once for each name. What a key says already stays. */
  async add(name: string, load: Load): Promise<void> {
    if (this.#added.has(name)) return;
    this.#bundle.addResource({ body: await load(this.language) });
    this.#added.add(name);
    this.#composed = new WeakMap();
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A sentence about something that is composed once and then known by a key: for what is said by the dozen. */
  recall(about: object, key: string, compose: () => string): string {
    const sentences = this.#composed.get(about) ?? new Map<string, string>();
    this.#composed.set(about, sentences);
    const sentence = sentences.get(key) ?? compose();
    sentences.set(key, sentence);
    return sentence;
  }

  /** The sentence of a key with its places filled. Returns the key if there is none. */
  text(key: string, params?: Params): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const errors: Error[] = [];
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params ?? {}))
      filled[name] = Small.is(value) ? new Small(value) : value;
    const sentence = this.#bundle.formatPattern(pattern, filled, errors);
    if (errors.length && import.meta.env.DEV) console.warn(key, errors);
    // A number is not parted from its unit at the end of a line. Most sentences have none, and are only searched.
    return UNITS.some((unit) => sentence.includes(unit))
      ? sentence.replace(/(\d) (?=€|%|km²|MB)/g, "$1\u00a0")
      : sentence;
  }
}
