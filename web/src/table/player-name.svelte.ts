import { settings } from "../parts/settings.svelte";
import { t } from "../text/texts.svelte";

/** The name of the person at this page: the chosen one, or one that is suggested in the language of the page. */
class Player {
  #turn = $state(Math.floor(Math.random() * 997));

  get name(): string {
    // While the build prerenders pages there is nobody.
    if (import.meta.env.SSR) return "";
    return settings.name || this.suggestion(0);
  }

  /** A further name, for others around the same device. */
  suggestion(number: number): string {
    const names = t("home-names").split(", ");
    return names[(this.#turn + number) % names.length] ?? "";
  }

  another(): void {
    this.#turn += 1;
    settings.name = "";
  }
}

export const player = new Player();
