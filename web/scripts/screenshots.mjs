// Takes a picture of each view, on every screen, by day and by night: npm run screenshots -- OUT [part of a name …]
import { mkdir } from "node:fs/promises";
import { visit } from "./views.mjs";

const SETTLES = 2400; // a journey is drawn, a banner stands

const [out = "screenshots", ...wanted] = process.argv.slice(2);
await mkdir(out, { recursive: true });
await visit(wanted.length ? wanted : ["phone", "desktop"], async (page, name) => {
  await page.waitForTimeout(SETTLES);
  await page.screenshot({ path: `${out}/${name}.png` });
});
