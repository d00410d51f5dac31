// The server and the browser of a test file: both stand before its first test and end after its last one.
import { after, afterEach, before } from "node:test";
import { Server, openBrowser } from "./server-and-browser.mjs";

export let server, browser;

before(async () => {
  [server, browser] = await Promise.all([Server.started(), openBrowser()]);
});
// What a failing test had in front of it: what fails only on a busy machine is seldom seen twice.
afterEach(async ({ name, passed }) => {
  if (passed) return;
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page.locator("body").innerText({ timeout: 1000 }).catch(String);
    console.log(`${name}: left at ${page.url()}\n${text}`);
  }
});
after(async () => {
  await browser?.close();
  await server?.end();
});
