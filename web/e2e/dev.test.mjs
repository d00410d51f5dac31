// `npm run dev`: the page as it is written, with the server beside it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { actInBorder, playUntil, tiring } from "./player-actions.mjs";
import { device } from "./server-and-browser.mjs";
import { browser, server } from "./shared-server.mjs";

test("a whole game is played through the development server", async (context) => {
  const cache = mkdtempSync(join(tmpdir(), "hranice-dev-"));
  context.after(() => rmSync(cache, { recursive: true, force: true }));
  process.env.HRANICE_SERVER = server.url;
  const dev = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    cacheDir: cache,
    logLevel: "error",
    // Or the next one that is free.
    server: { host: "127.0.0.1", port: server.port + 1 },
  });
  context.after(() => dev.close());
  await dev.listen();
  const page = await device(browser);
  await page.goto(new URL("/play/border/now", dev.resolvedUrls.local[0]).href);
  await playUntil(page, tiring(actInBorder, 5), page.getByRole("button", { name: "See the result" }));
  await page.context().close();
});
