// Tables in the worker of a page, asked as a server is: what opens tables over HTTP opens them there, too.
import { readFileSync } from "node:fs";

export const PAGE = new URL("../../../src/hranice/server/page/", import.meta.url);

/** The script of the page that asks its worker; the build has named it. */
export const HOST = JSON.parse(readFileSync(new URL(".vite/manifest.json", PAGE), "utf8"))[
  "src/offline/worker-host.ts"
].file;

/** Asks the worker of a page at a static site, and starts it where it does not run yet. */
export async function askHere(page, method, path, data) {
  const { status, text } = await page.evaluate(
    async ([script, ...question]) => {
      const { host } = await import(
        new URL(`../${script}`, document.querySelector("script[type=module]").src).href
      );
      return host.ask(...question);
    },
    [HOST, method, path, data && JSON.stringify(data)],
  );
  return { status, text, ok: () => status < 400, json: () => JSON.parse(text) };
}

/** As much of a page as those need who open tables and sit down there. */
export function here(page) {
  const post = (address, { data } = {}) =>
    askHere(page, "POST", new URL(address).pathname.replace(/^\/api/, ""), data);
  return { url: () => page.url(), request: { post } };
}
