// When something is in the way: what the page says then.
import { SteeredTable } from "../../e2e/steered-table.mjs";
import { openTable } from "../../e2e/server-and-browser.mjs";
import { serveNewerPage } from "../../e2e/newer-page.mjs";
import { reveal, sitDown } from "../../e2e/seats-over-http.mjs";

export const deadEnds = {
  views: {
    "no-such-table": undefined,
    "full-table": undefined,
    "foreign-seat": undefined,
    "closed-table": undefined,
    "other-version": undefined,
    "old-browser": undefined,
    "no-script": undefined,
    "offline-at-table": undefined,
    "offline-home": undefined,
    "replay-not-sound": undefined,
    "no-such-blog": undefined,
    "used-link": undefined,
  },
  async shoot({ studio, server, look }) {
    const post = (page, path, data = {}) => page.request.post(`${server.url}/api/tables/${path}`, { data });
    const seen = async (page, what) => {
      await page.locator(what).first().waitFor();
      return page;
    };
    await look(await seen(await studio.visitor("/t/BCDFGHJK"), "#again-code"), "no-such-table");
    await look(await seen(await studio.visitor("/blog/BCDFGHJK/0"), "[role=alert]"), "no-such-blog");
    const link = await studio.visitor("/move#used");
    await link.locator(".page .main").click();
    await look(await seen(link, "[role=alert]"), "used-link");
    const replay = await studio.visitor("/replay");
    const file = { name: "game.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from("{}\n") };
    await replay.locator("input[type=file]").setInputFiles(file);
    await look(await seen(replay, "[role=alert]"), "replay-not-sound");

    const host = await studio.visitor();
    const code = await openTable(host, { game: "border", house: { chairs: 2 } });
    const [table, names] = [`${server.url}/api/tables/${code}`, ["Ada", "Božena"]];
    for (const name of names) await sitDown(host, table, name);
    const late = await seen(await studio.visitor(`/t/${code}`), "li[data-seat='1']");
    await look(late, "full-table");
    await post(host, `${code}/start`);
    await reveal(host, table, [...names.entries()]);
    await late.locator("[data-table-menu]").click();
    await look(await seen(late, "dialog[open]"), "foreign-seat");
    await renewed(await studio.device(), server, code, look);
    await post(host, `${code}/close`);
    await look(await seen(await studio.visitor(`/t/${code}`), ".page h1"), "closed-table");

    const old = await studio.device();
    await old.addInitScript(() => (CSS.supports = () => false));
    await old.goto(server.url);
    await look(await seen(old, "#app p[lang]"), "old-browser");
    const plain = await studio.visitor("/", { javaScriptEnabled: false });
    await look(await seen(plain, "noscript p"), "no-script");

    await without(await studio.visitor(), await studio.visitor(), server, look);
  },
};

/** A server that serves another page than the one that is open. */
async function renewed(page, server, code, look) {
  await serveNewerPage(page, server);
  await page.goto(`${server.url}/t/${code}`);
  await page.locator(".notices .button").waitFor();
  await look(page, "other-version");
}

/** The server is away: at the table, and for somebody who just wanted to come. */
async function without(page, other, server, look) {
  const code = await openTable(page, { game: "border", house: { chairs: 2 } });
  await SteeredTable.taken(code, [page, other], ["Ada", "Božena"]);
  await page.goto(`${server.url}/t/${code}`);
  await page.locator(".tray").waitFor();
  await server.kill();
  await page.locator(".notices p").first().waitFor();
  await look(page, "offline-at-table");
  await other.locator(".game-cards a").first().click();
  await other.locator("[role=alert]").first().waitFor();
  await look(other, "offline-home");
}
