import { Catalogue, type Language, type Params, type Topic } from "./catalogue";

/** The language that is spoken now. Whatever was written with `t` is written anew when it changes. */
class Texts {
  #catalogue = $state.raw<Catalogue | null>(null);
  #topics = new Set<Topic>();
  /** Counts topics as they arrive, so that texts that waited for one appear. */
  #arrived = $state(0);

  get language(): Language {
    return this.#catalogue?.language ?? "en";
  }

  get ready(): boolean {
    return this.#catalogue !== null;
  }

  /** Speaks a language from now on. The old one stays until the new one is there completely. */
  async speak(language: Language): Promise<void> {
    if (this.#catalogue?.language === language) return;
    const catalogue = await Catalogue.load(language);
    await Promise.all([...this.#topics].map((topic) => catalogue.need(topic)));
    this.#catalogue = catalogue;
    document.documentElement.lang = language;
  }

  /** Makes sure of longer texts, in this language and in every one chosen later. */
  async need(topic: Topic): Promise<void> {
    this.#topics.add(topic);
    await this.#catalogue?.need(topic);
    this.#arrived += 1;
  }

  text(key: string, params?: Params): string {
    void this.#arrived;
    return this.#catalogue?.text(key, params) ?? "";
  }

  has(key: string): boolean {
    void this.#arrived;
    return this.#catalogue?.has(key) ?? false;
  }
}

export const texts = new Texts();

export function t(key: string, params?: Params): string {
  return texts.text(key, params);
}
