// Without a server: a static site, what keeps it from playing on this device, and what is kept for offline.
import { Proxy } from "../../e2e/proxy.mjs";
import { staticHost } from "../../e2e/static-host.mjs";

export const withoutServer = {
  views: {
    "site-home": undefined,
    "site-booting": undefined,
    "site-fault": undefined,
    "site-table": undefined,
    "site-full": undefined,
    "site-other-tab": undefined,
    "site-refused": undefined,
    "keep-offered": undefined,
    "keep-loading": undefined,
    "keep-failed": undefined,
    "keep-kept": undefined,
    "keep-impossible": undefined,
  },
  async shoot({ studio, look }) {
    const host = await staticHost();
    try {
      await tables(studio, look, host);
      await keeping(studio, look, host);
    } finally {
      host.remove();
    }
  },
};

async function tables(studio, look, { url }) {
  const play = `${url}#/play/border/now`;
  const page = await studio.device();
  await page.goto(url);
  await page.locator(".game-card .art svg").nth(1).waitFor();
  await look(page, "site-home");
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(/\/pyodide\.asm\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(play);
  await page.locator("progress").waitFor();
  await page.locator(".art svg").first().waitFor();
  await look(page, "site-booting");
  release();
  await page.locator(".tray").waitFor();
  await look(page, "site-table");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator(".page .main").waitFor();
  await look(other, "site-other-tab");

  const barred = await studio.device();
  await barred.route(/\/pyodide\.asm\.wasm$/, (route) => route.abort());
  await barred.goto(play);
  await barred.getByRole("alert").waitFor();
  await look(barred, "site-fault");

  const full = await studio.device();
  await full.goto(url);
  const devtools = await full.context().newCDPSession(full);
  const { origin } = new URL(url);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await full.goto(play);
  await full.locator(".notices p").waitFor();
  await look(full, "site-full");

  const refused = await studio.device();
  await refused.route(/\/assets\/worker-(?!host-)[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = `IDBFactory.prototype.open = () => { throw new DOMException("", "SecurityError"); };\n${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  await refused.goto(play);
  await refused.locator(".notices p").waitFor();
  await look(refused, "site-refused");
}

async function keeping(studio, look, host) {
  const proxy = await Proxy.started(host);
  const open = async (page) => {
    await page.goto(`${proxy.url}/some/games/`);
    await page.locator("header nav button").click();
    return page.locator("dialog[open] .rows-2:has(> fieldset)").last();
  };
  try {
    const page = await studio.device({ serviceWorkers: "allow" });
    const part = await open(page);
    await part.locator("[role=status]").waitFor();
    await part.scrollIntoViewIfNeeded();
    const shown = () => part.scrollIntoViewIfNeeded();
    await look(page, "keep-offered", shown);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const on = part.locator("label").first();
    proxy.set("silent");
    await on.click();
    await part.locator("progress").waitFor();
    await look(page, "keep-loading", shown);
    proxy.set("server-away");
    await part.getByRole("alert").waitFor();
    await look(page, "keep-failed", shown);
    proxy.set("forwarding");
    await on.click();
    await part.locator("progress").waitFor({ state: "hidden" });
    await look(page, "keep-kept", shown);

    const plain = await studio.device();
    await plain.addInitScript(() => delete Navigator.prototype.serviceWorker);
    await open(plain);
    const remark = plain.locator("dialog[open] .rows-2 > .remark:only-child");
    await remark.waitFor();
    await look(plain, "keep-impossible", () => remark.scrollIntoViewIfNeeded());
  } finally {
    await proxy.end();
  }
}
