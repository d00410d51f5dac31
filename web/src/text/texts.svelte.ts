import {
  Catalogue,
  DEFAULT,
  loadTopic,
  type Language,
  type Load,
  type Params,
  type Topic,
} from "./catalogue";

/** The language that is spoken now. Whatever was written with `t` is written anew when it changes. */
class Texts {
  /** Wrapped, so that a catalogue that has grown is news too. */
  #spoken = $state.raw<{ readonly catalogue: Catalogue } | null>(null);
  readonly #more = new Map<string, Load>();

  get language(): Language {
    return this.#spoken?.catalogue.language ?? DEFAULT;
  }

  /** Speaks a language from now on. The old one stays until the new one is there completely. */
  async speak(language: Language): Promise<void> {
    if (this.#spoken?.catalogue.language === language) return;
    const catalogue = await Catalogue.load(language);
    await Promise.all([...this.#more].map(([name, load]) => catalogue.add(name, load)));
    this.#spoken = { catalogue };
    document.documentElement.lang = language;
  }

  /** Makes sure of longer texts. */
  need(topic: Topic): Promise<void> {
    return this.add(topic, loadTopic(topic));
  }

  /** Makes sure of more sentences, in this language and in every one chosen later. */
  async add(name: string, load: Load): Promise<void> {
    this.#more.set(name, load);
    const catalogue = this.#spoken?.catalogue;
    if (!catalogue) return;
    await catalogue.add(name, load);
    if (this.#spoken?.catalogue === catalogue) this.#spoken = { catalogue };
  }

  text(key: string, params?: Params): string {
    return this.#spoken?.catalogue.text(key, params) ?? "";
  }

  /** See `Catalogue.recall`. */
  recall(about: object, key: string, compose: () => string): string {
    return this.#spoken?.catalogue.recall(about, key, compose) ?? compose();
  }

  has(key: string): boolean {
    return this.#spoken?.catalogue.has(key) ?? false;
  }
}

export const texts = new Texts();

export function t(key: string, params?: Params): string {
  return texts.text(key, params);
}
