import { hydrate, mount } from "svelte";
import App from "./App.svelte";
import { texts } from "../text/texts.svelte";
import type { Shown } from "./router";

/**
 * Starts the page. What the build has prerendered (`making/prepare.mjs`) is hydrated,
 * unless it is in another language than the one that is chosen here; then it is drawn anew.
 */
export function mountApp(target: HTMLElement, first: Shown | null): void {
  if (first && target.dataset["prepared"] === texts.language) hydrate(App, { target, props: { first } });
  else {
    target.replaceChildren();
    mount(App, { target, props: { first } });
    delete target.dataset["tapped"];
  }
  delete target.dataset["prepared"];
  target.inert = false;
  repeat(target);
}

/** Taps again where somebody has tapped too early; public/before.js has noted where. */
function repeat(target: HTMLElement): void {
  const [x, y] = (target.dataset["tapped"] ?? "").split(" ").map(Number);
  delete target.dataset["tapped"];
  if (x === undefined || y === undefined) return;
  const tapped = document
    .elementFromPoint(x - scrollX, y - scrollY)
    ?.closest("a, button, input, label, select");
  if (!(tapped instanceof HTMLElement)) return;
  tapped.focus();
  tapped.click();
}
