// What travels when somebody keeps all that play without a server needs.
import { readFileSync } from "node:fs";
import { Server, quietPage } from "../../e2e/server-and-browser.mjs";
import { settles } from "../../e2e/player-actions.mjs";
import { PAGE } from "./table-here.mjs";

/** Tells what is asked for here from what the page fetches of its own. */
const ASKED = "?kept";

/** Bytes as the list says that there are, with maps and flags, and as a server has sent them to a browser. */
export async function transferred(machine) {
  const { folder, files, beside, ...list } = JSON.parse(readFileSync(new URL("offline.json", PAGE), "utf8"));
  const zipped = beside.reduce((sum, each) => sum + each.zipped, list.zipped);
  const paths = [...files.map(({ name }) => folder + name), ...beside.map(({ name }) => name)];
  const server = await Server.started();
  try {
    return await machine.with(
      async (context) => {
        const page = await quietPage(context);
        await page.goto(server.url);
        const line = await context.newCDPSession(page);
        await line.send("Network.enable");
        const [ours, sizes] = [new Set(), []];
        line.on("Network.responseReceived", ({ requestId, response }) => {
          if (response.url.endsWith(ASKED)) ours.add(requestId);
        });
        line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
          if (ours.has(requestId)) sizes.push(encodedDataLength);
        });
        await page.evaluate(
          (addresses) => Promise.all(addresses.map(async (each) => (await fetch(each)).arrayBuffer())),
          paths.map((path) => `/${path}${ASKED}`),
        );
        await settles(() => Promise.resolve(sizes.length), paths.length);
        return { zipped, sent: sizes.reduce((sum, size) => sum + size) };
      },
      machine.profile(),
      { serviceWorkers: "block" },
    );
  } finally {
    await server.end();
  }
}
