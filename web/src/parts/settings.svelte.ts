import { isLanguage, wished, type Language } from "../text/catalogue";
import { recalled, stored } from "../keeping/browser-storage";

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
  /** The names of those who sat around this device. */
  around: readonly string[];
  /** What is played otherwise than usual, by game and way. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What runs tables without a server is wanted on this device. */
  offline: boolean;
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
  around: [],
  choices: {},
  offline: false,
  met: false,
};

const kept = $state<Kept>(read());

/** What a person has chosen for this browser, kept from visit to visit where the browser allows it. */
export const settings: Kept = new Proxy(kept, {
  set(all, name, value) {
    Reflect.set(all, name, value);
    // A browser without storage forgets; nothing else depends on it.
    stored(PLACE, all);
    return true;
  },
});

function read(): Kept {
  const fresh = new Map<string, unknown>(Object.entries(FRESH));
  const fitting = Object.entries(recalled(PLACE) ?? {}).filter(
    ([name, value]) => name === "language" || typeof value === typeof fresh.get(name),
  );
  const kept = Object.fromEntries(fitting) as Partial<Kept>;
  const language = kept.language && isLanguage(kept.language) ? kept.language : null;
  const around = Array.isArray(kept.around) ? kept.around.map(String) : [];
  const choices = kept.choices && typeof kept.choices === "object" ? kept.choices : {};
  return { ...FRESH, ...kept, language, around, choices };
}

/** The chosen language, else the one the browser asks for. */
export function chosenLanguage(): Language {
  return settings.language ?? wished(navigator.languages);
}

/** Forgets everything that this browser keeps for us, the choices included. */
export function forgetAll(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith("hranice.")) storage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
  Object.assign(kept, FRESH);
}

/** Puts theme and motion onto the document, where the style sheet reads them. */
export function applySettings(): void {
  const root = document.documentElement.dataset;
  root["theme"] = settings.theme;
  root["motion"] = settings.motion;
}

/** Whether things may move: not if the person or the system said no. */
export function mayMove(): boolean {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
