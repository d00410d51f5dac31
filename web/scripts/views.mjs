// The views of the page that need no server, and a browser to look at them with.
import { chromium } from "playwright-core";
import { preview } from "vite";

export const VIEWS = {
  home: "/",
  "border-roll": "/gallery/border?moment=first-roll",
  "border-late": "/gallery/border?moment=late",
  "border-cross": "/gallery/border?moment=cross",
  "travel-study": "/gallery/travel?moment=study&map=usa",
  "travel-dealing": "/gallery/travel?moment=dealing",
  "travel-place": "/gallery/travel?moment=place-two",
  "travel-around": "/gallery/travel?moment=place&around=3",
  "travel-reckon": "/gallery/travel?moment=reckon-target",
  common: "/gallery/common",
  insight: "/gallery/insight",
  "rules-border": "/rules/border",
  "rules-travel": "/rules/travel",
  replay: "/replay",
  referee: "/referee",
  credits: "/credits",
  missing: "/no/such/page",
};

export const SCREENS = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  lying: { viewport: { width: 740, height: 360 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
  wall: { viewport: { width: 2560, height: 1440 } },
};

/** Calls `look(page, name)` for each view on each screen, by day and by night, whose name has a wanted part. */
export async function visit(wanted, look) {
  const server = await preview({ preview: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
  const { port } = server.httpServer.address();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  for (const [screen, shape] of Object.entries(SCREENS)) {
    for (const [light, colorScheme] of [
      ["day", "light"],
      ["night", "dark"],
    ]) {
      const names = Object.keys(VIEWS).filter((view) =>
        wanted.some((part) => `${view}-${screen}-${light}`.includes(part)),
      );
      if (!names.length) continue;
      const context = await browser.newContext({
        ...shape,
        colorScheme,
        locale: process.env.LOCALE ?? "en-GB",
      });
      for (const view of names) {
        const page = await context.newPage();
        await page.goto(`http://127.0.0.1:${port}${VIEWS[view]}`);
        await page.waitForLoadState("networkidle");
        await look(page, `${view}-${screen}-${light}`);
        await page.close();
      }
      await context.close();
    }
  }
  await browser.close();
  await server.close();
}
