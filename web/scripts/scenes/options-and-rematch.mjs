// What will be played, chosen before the game; the result of an evening, and the next game.
import { playOut } from "../../e2e/finish-game.mjs";
import { SteeredTable } from "../../e2e/steered-table.mjs";
import { openTable } from "../../e2e/server-and-browser.mjs";
import { begin } from "../../e2e/seats-over-http.mjs";

export const optionsAndRematch = {
  views: {
    "choose-options": undefined,
    "home-chosen": undefined,
    "around-chosen": undefined,
    "end-options": undefined,
    "lobby-missing": undefined,
    "end-evening": undefined,
  },
  async shoot({ studio, server, look }) {
    const page = await studio.visitor("/play/travel/options");
    await page.locator("select").nth(2).selectOption("usa");
    await page.locator("select").nth(4).selectOption("true");
    await look(page, "choose-options");
    await page.goto(server.url);
    await page.locator(".art svg").nth(1).waitFor();
    await look(page, "home-chosen");
    await page.goto(`${server.url}/play/travel/device`);
    await page.locator("summary").first().click();
    await look(page, "around-chosen");

    const pages = [await studio.visitor(), await studio.visitor()];
    let code = await openTable(pages[0], { game: "border", house: { chairs: 3 } });
    const names = ["Ada", "Božena", "Cyril"];
    await SteeredTable.taken(code, pages, names);
    await Promise.all(pages.map((each) => playOut(each, code)));
    await pages[0].goto(`${server.url}/t/${code}`);
    await pages[0].locator("summary").first().click();
    await look(pages[0], "end-options");
    const answer = await pages[1].request.post(`${server.url}/api/tables/${code}/rematch`, { data: {} });
    code = (await answer.json()).code;
    await pages[0].locator("[role=status]:not(:empty)").first().waitFor();
    await pages[1].goto(`${server.url}/t/${code}`);
    await pages[1].locator(".options select").first().waitFor();
    await look(pages[1], "lobby-missing");
    await begin(pages[1], `${server.url}/api/tables/${code}`, names.slice(1));
    await playOut(pages[1], code);
    await pages[1].goto(`${server.url}/t/${code}`);
    await pages[1].locator(".evening").waitFor();
    await look(pages[1], "end-evening");
  },
};
