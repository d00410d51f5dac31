// Bez hranic on a map of somebody's own, of which nobody has drawn more than who borders on whom.
import { SteeredTable } from "../../e2e/steered-table.mjs";
import { openTable } from "../../e2e/server-and-browser.mjs";

const [COLUMNS, ROWS] = [8, 7];

/** States like fields of a chess board. */
function chessboard() {
  const code = (column, row) => `${"ABCDEFGH"[column]}${row + 1}`;
  const fields = [...Array(COLUMNS * ROWS).keys()].map((number) => [number % COLUMNS, number >> 3]);
  const links = fields.flatMap(([column, row]) => [
    ...(column + 1 < COLUMNS ? [{ a: code(column, row), b: code(column + 1, row), sea: row === 3 }] : []),
    ...(row + 1 < ROWS ? [{ a: code(column, row), b: code(column, row + 1), sea: false }] : []),
  ]);
  // In the one order that a table takes: by codes.
  const codes = fields.map(([column, row]) => code(column, row)).sort();
  const inOrder = links.toSorted((one, other) => (one.a + one.b < other.a + other.b ? -1 : 1));
  return { name: "chess", states: codes.map((each) => ({ code: each, parts: [] })), links: inOrder };
}

export const ownMap = {
  views: {
    "own-map-study": undefined,
    "own-map-reckoning": undefined,
    "own-map-replay": undefined,
    "own-map-blog": undefined,
  },
  async shoot({ studio, server, look }) {
    const [page, other] = [await studio.visitor(), await studio.visitor()];
    const options = { map: chessboard(), pace: 0, settle: 0, show: 600_000 };
    const code = await openTable(page, { game: "travel", house: { chairs: 2 }, options });
    const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Božena"]);
    await page.goto(`${server.url}/t/${code}`);
    await steered.take();
    await page.locator(".study").waitFor();
    await look(page, "own-map-study");
    await steered.round(3);
    for (const seat of [0, 1]) await steered.placeAll(seat, (moves) => moves[moves.length >> 1]);
    await page.locator(".reckoning").waitFor();
    await look(page, "own-map-reckoning");
    await steered.round();
    await page.goto(`${server.url}/replay/${code}?at=30`);
    await page.getByRole("slider").first().waitFor();
    await look(page, "own-map-replay");
    await page.goto(`${server.url}/blog/${code}/0`);
    await page.locator(".post").last().waitFor();
    await look(page, "own-map-blog");
  },
};
