// Takes a picture of each view, on phone and desktop, by day and by night.
//
//   node scripts/screenshots.mjs OUT [part of a name …]
//
// It looks at the built page (npm run build) through `vite preview`, so it needs no server of ours.
import { mkdir } from "node:fs/promises";
import { chromium } from "playwright-core";
import { preview } from "vite";

const VIEWS = {
  home: "/",
  "border-late": "/gallery/border?moment=late",
  "border-cross": "/gallery/border?moment=cross",
  "border-roll": "/gallery/border?moment=first-roll",
  "travel-place": "/gallery/travel?moment=place-two",
  "travel-dealing": "/gallery/travel?moment=dealing",
  "travel-reckon": "/gallery/travel?moment=reckon-target",
  "travel-usa": "/gallery/travel?moment=study&map=usa",
  common: "/gallery/common",
  rules: "/rules/border",
  referee: "/referee",
  credits: "/credits",
};
const SCREENS = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const [out = "screenshots", ...wanted] = process.argv.slice(2);
await mkdir(out, { recursive: true });
const server = await preview({ preview: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
const { port } = server.httpServer.address();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
let troubles = 0;
for (const [screen, shape] of Object.entries(SCREENS)) {
  for (const colorScheme of ["light", "dark"]) {
    const context = await browser.newContext({ ...shape, colorScheme, locale: process.env.LOCALE ?? "en-GB" });
    for (const [view, path] of Object.entries(VIEWS)) {
      const name = `${view}-${screen}-${colorScheme === "light" ? "day" : "night"}`;
      if (wanted.length && !wanted.some((word) => name.includes(word))) continue;
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") console.log(`${name}: ${message.text()}`);
      });
      page.on("pageerror", (error) => {
        troubles += 1;
        console.log(`${name}: ${error}`);
      });
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(2600);
      const [scroll, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if (scroll > width) {
        troubles += 1;
        console.log(`${name}: scrolls sideways (${scroll} > ${width})`);
      }
      await page.screenshot({ path: `${out}/${name}.png`, fullPage: process.env.FULL === "1" });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await server.close();
process.exitCode = troubles ? 1 : 0;
