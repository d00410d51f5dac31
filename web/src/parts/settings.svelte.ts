import { isLanguage, wished, type Language } from "../text/catalogue";

type Theme = "system" | "day" | "night";
type Motion = "system" | "off";
export type Pace = "normal" | "quick" | "none";

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether what others say is shown. */
  phrases: boolean;
  /** How quickly bots act at tables that this person opens. */
  pace: Pace;
  name: string;
  /** This device has introduced itself to the server, which may know tables of it. */
  met: boolean;
}

const PLACE = "hranice.settings";
const FRESH: Kept = {
  language: null,
  theme: "system",
  motion: "system",
  sound: true,
  phrases: true,
  pace: "normal",
  name: "",
  met: false,
};

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

  get phrases(): boolean {
    return this.#kept.phrases;
  }
  set phrases(phrases: boolean) {
    this.#keep({ phrases });
  }

  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }

  get met(): boolean {
    return this.#kept.met;
  }
  set met(met: boolean) {
    if (met !== this.#kept.met) this.#keep({ met });
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }

  /** Forgets everything that this browser keeps for us, the choices included. */
  forget(): void {
    try {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) if (key.startsWith("hranice.")) storage.removeItem(key);
    } catch {
      // Without storage there is nothing to forget.
    }
    this.#kept = FRESH;
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
