// What is seen where no server is: axe finds nothing, by day and by night.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { withoutServer } from "../../scripts/scenes/without-server.mjs";
import { inspectBothWays, inspectedInTurn } from "../inspecting.mjs";
import { device, openBrowser } from "../server-and-browser.mjs";

inspectBothWays();
let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

test("without a server axe finds nothing in any view", async () => {
  const seen = [];
  const look = async (page, view) => {
    await inspectedInTurn(page, view);
    seen.push(view);
  };
  await withoutServer.shoot({ studio: { device: (shape) => device(browser, shape) }, look });
  assert.deepEqual(seen.sort(), Object.keys(withoutServer.views).sort());
});
