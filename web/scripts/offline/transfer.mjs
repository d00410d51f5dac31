// What travels for play without a server.
import { readFileSync } from "node:fs";
import { Server, quietPage } from "../../e2e/server-and-browser.mjs";
import { settles } from "../../e2e/player-actions.mjs";
import { PAGE } from "./table-here.mjs";

/** Bytes as the kit says that it has them, and as a server has sent them to a browser. */
export async function transferred(machine) {
  const { folder, files, zipped } = JSON.parse(readFileSync(new URL("offline.json", PAGE), "utf8"));
  const server = await Server.started();
  try {
    return await machine.with(
      async (context) => {
        const page = await quietPage(context);
        await page.goto(server.url);
        const line = await context.newCDPSession(page);
        await line.send("Network.enable");
        // The page may fetch something of its own meanwhile.
        const [ours, sizes] = [new Set(), []];
        line.on("Network.responseReceived", ({ requestId, response }) => {
          if (response.url.includes(folder)) ours.add(requestId);
        });
        line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
          if (ours.has(requestId)) sizes.push(encodedDataLength);
        });
        await page.evaluate(
          (addresses) => Promise.all(addresses.map(async (each) => (await fetch(each)).arrayBuffer())),
          files.map(({ name }) => `/${folder}${name}`),
        );
        await settles(() => Promise.resolve(sizes.length), files.length);
        return { zipped, sent: sizes.reduce((sum, size) => sum + size) };
      },
      machine.profile(),
      { serviceWorkers: "block" },
    );
  } finally {
    await server.end();
  }
}
