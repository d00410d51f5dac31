import { isLanguage, wished, type Language } from "../text/catalogue";

export type Theme = "system" | "day" | "night";
export type Motion = "system" | "off";

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  name: string;
}

const PLACE = "hranice.settings";
const FRESH: Kept = { language: null, theme: "system", motion: "system", sound: true, name: "" };

/** What a person has chosen for this browser, kept from visit to visit where the browser allows it. */
class Settings {
  #kept = $state<Kept>(read());

  /** The chosen language, else the one the browser asks for. */
  get language(): Language {
    return this.#kept.language ?? wished(navigator.languages);
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }

  /** Puts theme and motion onto the document, where the style sheet reads them. */
  apply(): void {
    const root = document.documentElement.dataset;
    if (this.theme === "system") delete root["theme"];
    else root["theme"] = this.theme;
    if (this.motion === "system") delete root["motion"];
    else root["motion"] = "off";
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser without storage forgets; nothing else depends on it.
    }
  }
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    const language = kept.language && isLanguage(kept.language) ? kept.language : null;
    return { ...FRESH, ...kept, language };
  } catch {
    return FRESH;
  }
}

export const settings = new Settings();

/** Whether things may move: not if the person or the system said no. */
export function mayMove(): boolean {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
