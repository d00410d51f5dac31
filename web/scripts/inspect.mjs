// Looks at each view as a strict visitor would: npm run inspect -- [part of a name …]
// axe must find nothing, nothing scrolls sideways, nothing is written to the console.
import { createRequire } from "node:module";
import { visit } from "./views.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const faults = [];

const wanted = process.argv.slice(2);
await visit(wanted.length ? wanted : ["phone", "desktop"], async (page, name) => {
  page.on("console", (message) => faults.push(`${name}: ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`${name}: ${error}`));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload({ waitUntil: "networkidle" });
  // On a phone the layout widens with what overflows it: the screen is the measure.
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  const there = page.viewportSize().width;
  if (needed > there) faults.push(`${name}: scrolls sideways, ${needed} > ${there}`);
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() =>
    axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }),
  );
  for (const { id, nodes } of violations) {
    faults.push(
      `${name}: axe ${id}: ${nodes
        .slice(0, 3)
        .map(({ target, any }) => `${target} ${any[0]?.message ?? ""}`)
        .join(" | ")} (${nodes.length})`,
    );
  }
});
console.log(faults.length ? faults.join("\n") : "nothing to complain about");
process.exitCode = faults.length ? 1 : 0;
