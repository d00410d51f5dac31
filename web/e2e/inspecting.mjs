// axe, and a look at the edges of the window.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { overhang } from "./player-actions.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** A phone by day, a big screen by night. */
const LIGHTS = { light: { width: 360, height: 640 }, dark: { width: 1280, height: 800 } };

/** What axe finds in a page. */
export async function findings(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (runOnly) =>
      (await axe.run(document, { runOnly })).violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ""}`).join(" | ")}`,
      ),
    KINDS,
  );
}

async function notTooWide(page, view) {
  const over = await overhang(page);
  if (over > 0) assert.fail(`${view} scrolls sideways: ${await beyond(page)}`);
}

/** What sticks out at the right, to be found at once. */
const beyond = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .map((one) => `${one.tagName}.${one.getAttribute("class")}`)
      .join(" "),
  );

/** In `make soak` each view is inspected both ways. */
let bothWays = false;
export const inspectBothWays = () => (bothWays = true);
let views = 0;

/**
 * Nothing sticks out of a view on a phone nor on a big screen, and axe finds nothing, by day on the one or by night on
 * the other: views take turns, for they have their colours and sizes from one place.
 */
export async function inspectedInTurn(page, view) {
  const turn = views++ % 2;
  for (const [number, [colorScheme, size]] of Object.entries(LIGHTS).entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The page learns of its new size with the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const name = `${view}, ${colorScheme}`;
    await notTooWide(page, name);
    if (bothWays || turn === number) assert.deepEqual(await findings(page), [], name);
  }
}
