// Looks at every view as a strict visitor would: npm run inspect -- [part of a name …]
// axe must find nothing, nothing scrolls sideways, no word is cut off. LOCALE chooses the language (de-DE).
import { findings } from "../e2e/inspecting.mjs";
import { visit } from "./all-views.mjs";

const faults = [];

await visit(process.argv.slice(2), async (page, name) => {
  // On a phone the layout widens with what overflows it: the screen is the measure.
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  const there = page.viewportSize().width;
  if (needed > there) faults.push(`${name}: scrolls sideways, ${needed} > ${there}`);
  for (const words of await page.evaluate(cut)) faults.push(`${name}: cut off: ${words}`);
  // axe is a script itself: without scripts it would never end.
  if (await page.evaluate(() => document.querySelector("noscript p") !== null)) return;
  for (const found of await findings(page)) faults.push(`${name}: axe ${found}`);
});

/** Runs in the page: words that do not fit into what shows them. */
function cut() {
  const own = (thing) =>
    [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  return [...document.querySelectorAll("body *")]
    .filter((thing) => {
      if (!(thing instanceof HTMLElement) || !own(thing) || !thing.checkVisibility()) return false;
      if (thing.closest(".aside, [aria-hidden=true], option")) return false;
      // A long name may be cut where a tooltip has it whole.
      if (thing.closest("[title]")?.title === thing.innerText) return false;
      const { overflowX, clipPath, display } = getComputedStyle(thing);
      if (clipPath !== "none" || display === "inline") return false;
      const over = thing.scrollWidth - thing.clientWidth;
      return over > 1 && overflowX !== "auto" && overflowX !== "scroll";
    })
    .map((thing) => `${thing.tagName.toLowerCase()}.${thing.className}: ${thing.innerText.slice(0, 60)}`);
}

console.log(faults.length ? faults.join("\n") : "nothing to complain about");
process.exitCode = faults.length ? 1 : 0;
