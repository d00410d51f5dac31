// Takes a picture of every view, on every screen, by day and by night: npm run screenshots -- OUT [part of a name …]
// LOCALE chooses the language (cs-CZ), SCALE the pixels per pixel. What is longer than the screen is taken whole, too.
import { mkdir } from "node:fs/promises";
import { visit } from "./all-views.mjs";

const [out = "screenshots", ...wanted] = process.argv.slice(2);
await mkdir(out, { recursive: true });
let taken = 0;
await visit(wanted, async (page, name) => {
  await page.screenshot({ path: `${out}/${name}.png` });
  taken += 1;
  const { height, beyond, below } = await page.evaluate(() => {
    const sheet = document.querySelector("dialog[open]");
    return {
      height: innerHeight,
      beyond: sheet ? sheet.scrollHeight - sheet.clientHeight : 0,
      below: document.documentElement.scrollHeight - innerHeight,
    };
  });
  if (beyond > 0) {
    // A dialog scrolls within itself: it is given the room that it needs.
    const size = page.viewportSize();
    await page.setViewportSize({ ...size, height: height + Math.ceil(beyond * 1.2) });
    await page.screenshot({ path: `${out}/${name}-whole.png` });
    await page.setViewportSize(size);
  } else if (below > 0) await page.screenshot({ path: `${out}/${name}-whole.png`, fullPage: true });
});
console.log(`${taken} views are in ${out}`);
