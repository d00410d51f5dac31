// What travels for play without a server.
import { readFileSync } from "node:fs";
import { Server, quietPage } from "../../e2e/house.mjs";
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
        let sent = 0;
        const all = new Promise((done) => {
          let left = files.length;
          line.on("Network.loadingFinished", ({ encodedDataLength }) => {
            sent += encodedDataLength;
            if ((left -= 1) === 0) done();
          });
        });
        await page.evaluate(
          (addresses) => Promise.all(addresses.map(async (each) => (await fetch(each)).arrayBuffer())),
          files.map(({ name }) => `/${folder}${name}`),
        );
        await all;
        return { zipped, sent };
      },
      machine.profile(),
      { serviceWorkers: "block" },
    );
  } finally {
    await server.end();
  }
}
