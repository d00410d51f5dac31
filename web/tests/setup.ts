import { configure } from "@testing-library/svelte";
import { texts } from "../src/text/texts.svelte";

// jsdom has no media queries, no scrolling and no geometry; tests run as in a quiet, wide window.
window.matchMedia = ((query: string) => ({
  matches: query.includes("reduced-motion"),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Patience is only spent when something fails, or on a machine that has much else to do.
configure({ asyncUtilTimeout: 25_000 });

await texts.speak("en");
