// After the game: the result with graph, envelope and analysis, the replay, the travel blog.
import { SteeredTable } from "../../e2e/steered-table.mjs";
import { openTable } from "../../e2e/server-and-browser.mjs";

const OPTIONS = { border: {}, travel: { pace: 0, settle: 0, show: 600_000 } };
const THINKING = 300_000;

export const endings = {
  views: {
    ...Object.fromEntries(
      ["border", "travel"].flatMap((game) =>
        ["end-analysed", "replay", "replay-dropped"].map((view) => [`${view}-${game}`, undefined]),
      ),
    ),
    "end-border": ["phone", "lying", "small", "desktop", "wall"],
    "end-travel": ["phone", "lying", "small", "desktop", "wall"],
    "end-screen-border": ["small", "television"],
    "end-screen-travel": ["small", "television"],
    blog: ["phone", "tablet", "desktop"],
    finished: undefined,
  },
  async shoot({ studio, server, look }) {
    for (const game of ["border", "travel"]) {
      const [page, other] = [await studio.visitor(), await studio.visitor()];
      const code = await openTable(page, { game, house: { chairs: 3 }, options: OPTIONS[game] });
      const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Božena", "Cyril"]);
      await steered.take();
      if (game === "border") while ((await steered.settled()).phase !== "over") await steered.act();
      else await steered.round(undefined, (moves) => moves[moves.length >> 1]);
      await page.goto(`${server.url}/t/${code}`);
      await page.locator(".graph svg").waitFor();
      await page.locator(".detail td").first().waitFor();
      await look(page, `end-${game}`);
      const screen = await studio.visitor(`/watch/${code}`);
      await screen.locator(".detail td").first().waitFor();
      await look(screen, `end-screen-${game}`);
      if (studio.wants({ [`end-analysed-${game}`]: undefined })) {
        await page.locator(".ending > section:last-child .button").click();
        await page.locator(".verdict").waitFor();
        await page.locator(".analysis .button").first().click();
        await page.getByRole("slider").first().waitFor({ timeout: THINKING });
        await look(page, `end-analysed-${game}`);
      }
      await replayed(page, server, code, game, look);
      if (game === "travel") {
        await page.goto(`${server.url}/blog/${code}/0`);
        await page.locator(".post").last().waitFor();
        await look(page, "blog");
        await look(await late(studio, code), "finished");
      }
    }
  },
};

/** Whoever comes after the end, without a seat. */
async function late(studio, code) {
  const page = await studio.visitor(`/t/${code}`);
  await page.locator(".graph svg").waitFor();
  return page;
}

/** By its link in the middle of the game, and dropped as a file. */
async function replayed(page, server, code, game, look) {
  const record = await (await page.request.get(`${server.url}/api/tables/${code}/record`)).body();
  const half = Math.floor(record.toString().trim().split("\n").length / 2);
  await page.goto(`${server.url}/replay/${code}?at=${half}`);
  await page.getByRole("slider").first().waitFor();
  await look(page, `replay-${game}`);
  await page.goto(`${server.url}/replay`);
  await page.locator("input[type=file]").setInputFiles({
    name: "game.jsonl",
    mimeType: "application/x-ndjson",
    buffer: record,
  });
  await page.getByRole("slider").first().waitFor();
  await look(page, `replay-dropped-${game}`);
}
