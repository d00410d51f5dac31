// Bez hranic around one tablet: everybody has an edge of it.
import { openTable } from "../../e2e/server-and-browser.mjs";
import { begin } from "../../e2e/seats-over-http.mjs";

const PEOPLE = ["Anna", "Béla", "Cyril", "Dorotea", "Emil", "Filippa"];

export const aroundDevice = {
  views: {
    "edges-two": ["phone", "tablet"],
    "edges-three": ["tablet", "desktop"],
    "edges-six": ["phone", "tablet", "desktop"],
    "edges-map": ["tablet", "desktop"],
    "edges-reckoning": ["tablet"],
  },
  async shoot({ studio, server, look }) {
    for (const [view, count] of [
      ["edges-two", 2],
      ["edges-three", 3],
      ["edges-six", 6],
    ]) {
      const page = await studio.visitor("/", { hasTouch: true });
      const code = await openTable(page, {
        game: "travel",
        house: { chairs: count },
        options: {
          pace: 0,
          show: -1,
          settle: 0,
          open_map: [1],
          colours: ["white", "", "red"].slice(0, count),
        },
      });
      await begin(page, `${server.url}/api/tables/${code}`, PEOPLE.slice(0, count));
      await page.goto(`${server.url}/t/${code}`);
      await page.locator(".study .main").click();
      await page.locator('.edges [data-field="7"][aria-disabled="false"]').first().waitFor();
      if (count > 2) await page.keyboard.press("Digit3");
      await look(page, view);
      await page.locator(".look").dispatchEvent("pointerdown");
      if (count === 6) await look(page, "edges-map");
      if (count !== 3) continue;
      for (const key of ["KeyC", "KeyT"]) await page.keyboard.press(key);
      await page.locator(".reckoning").waitFor();
      await look(page, "edges-reckoning");
    }
  },
};
