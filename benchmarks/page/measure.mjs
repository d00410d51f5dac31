// Lighthouse on the pages that people meet first, phone profile; prints one line of JSON per page and run.
// Its arguments: how many runs, and parts of the names of pages; without parts all of them.
import lighthouse from "lighthouse";
import { begin } from "../../web/e2e/seats-over-http.mjs";
import { Server, device, openBrowser, openTable } from "../../web/e2e/server-and-browser.mjs";

const [runs = "1", ...wanted] = process.argv.slice(2);
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const FIGURES = [
  "largest-contentful-paint",
  "total-blocking-time",
  "total-byte-weight",
  "cumulative-layout-shift",
];

/** A table at which somebody already plays, seen by a newcomer: the heaviest thing that a link can open. */
async function running(browser, server, game) {
  const host = await device(browser);
  await host.goto(server.url);
  const code = await openTable(host, { game });
  await begin(host, `${server.url}/api/tables/${code}`, ["Ada"], { fill: "random" });
  return `/t/${code}`;
}

const port = 9300 + (process.pid % 600);
const server = await Server.started();
const browser = await openBrowser([`--remote-debugging-port=${port}`]);
try {
  const pages = {
    home: "/",
    "the border, running": await running(browser, server, "border"),
    "bez hranic, running": await running(browser, server, "travel"),
    rules: "/rules/border",
    learn: "/learn/border",
    referee: "/referee",
  };
  const chosen = Object.entries(pages).filter(
    ([page]) => !wanted.length || wanted.some((part) => page.includes(part)),
  );
  // Run by run, not page by page: what disturbs the machine for a while shall not fall upon one page alone.
  for (const [page, path] of Array.from({ length: Number(runs) }, () => chosen).flat()) {
    const { lhr } = await lighthouse(server.url + path, { port, onlyCategories: CATEGORIES, logLevel: "error" });
    const failed = FIGURES.map((id) => lhr.audits[id]).find(({ scoreDisplayMode }) => scoreDisplayMode === "error");
    if (failed) {
      console.log(JSON.stringify({ page, failed: failed.errorMessage }));
      continue;
    }
    const scores = CATEGORIES.map((name) => Math.round(100 * lhr.categories[name].score));
    const faults = Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
      .map(({ id }) => id);
    const [paint, blocked, bytes, shift] = FIGURES.map((id) => lhr.audits[id].numericValue);
    // In hundredths: how far things have moved after they were seen.
    const moved = 100 * shift;
    const figures = Object.entries({ paint, blocked, moved, bytes }).map(([name, figure]) => [name, Math.round(figure)]);
    console.log(JSON.stringify({ page, scores, ...Object.fromEntries(figures), faults }));
  }
} finally {
  await browser.close();
  await server.end();
}
