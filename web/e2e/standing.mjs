// The server and the browser of a test file: both stand before its first test and end after its last one.
import { after, before } from "node:test";
import { Server, openBrowser } from "./house.mjs";

export let server, browser;

before(async () => {
  [server, browser] = await Promise.all([Server.started(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await server?.end();
});
