// Maps and boards, those of one's own, and what a lobby tells of them.
import { chessboard, drop } from "../../e2e/dropped-files.mjs";
import { openTable } from "../../e2e/server-and-browser.mjs";

/** A land of which one state lies apart. */
const ISLANDS = chessboard(4, 4, ({ code }, ring) =>
  code === "S15" ? ring.map(([east, north]) => [east + 3, north + 3]) : ring,
);

export const lands = {
  views: {
    lands: undefined,
    "lands-fresh": undefined,
    "lands-faults": undefined,
    "lands-own": undefined,
    "lobby-disputed": undefined,
    "lobby-fresh": undefined,
  },
  async shoot({ studio, server, look }) {
    const page = await studio.visitor("/lands");
    await page.locator("li.land").last().scrollIntoViewIfNeeded();
    await page.locator("li.land").last().locator(".picture svg").waitFor();
    await look(page, "lands");
    await page.locator("section:has(> #lands-fresh) button").nth(1).click();
    await page.locator(".made li svg").nth(3).waitFor();
    const at = (place) => () => page.locator(place).evaluate((seen) => seen.scrollIntoView());
    await look(page, "lands-fresh", at("#lands-fresh"));
    await drop(page, ["islands.geojson", ISLANDS]);
    await page.locator(".looked .drawing svg").first().waitFor();
    await look(page, "lands-faults", at("#lands-own"));
    await drop(page, ["notes.toml", 'links = ["S11-S15", "S14-S15"]']);
    const own = page.locator("section:has(> #lands-own) li.land").last();
    await own.scrollIntoViewIfNeeded();
    await own.locator(".picture svg").waitFor();
    await look(page, "lands-own", at("#lands-own"));
    for (const [view, game, options] of [
      ["lobby-disputed", "travel", { map: "africa" }],
      ["lobby-fresh", "border", {}],
    ]) {
      const code = await openTable(page, { game, house: { chairs: 3 }, options });
      await page.goto(`${server.url}/t/${code}`);
      await page.locator(".options select").first().waitFor();
      if (game === "border") {
        await page.locator(".options select").nth(2).selectOption("fresh");
        await page.locator(".options li svg").nth(3).waitFor();
      } else await page.locator(".options li").first().waitFor();
      await look(page, view);
    }
  },
};
