// Around the table: the lobby as host, guest and screen see it, the menu, the tables on the home page.
import { openTable } from "../../e2e/server-and-browser.mjs";

export const lobbyAndMenu = {
  views: {
    "lobby-host-alone": undefined,
    "lobby-host": undefined,
    "lobby-border": undefined,
    "lobby-rules": undefined,
    "lobby-guest": undefined,
    "lobby-screen": ["tablet", "small", "television", "wall"],
    "home-with-tables": undefined,
    "menu-host": undefined,
    "menu-sure": undefined,
    "menu-spectator": undefined,
    "table-phrase": undefined,
    "settings-link": undefined,
    "move-link": undefined,
  },
  async shoot({ studio, server, look }) {
    const host = await studio.visitor("/play/travel/friends");
    await host.locator("li[data-seat]").waitFor();
    await host.locator(".options select").first().waitFor();
    const code = host.url().split("/").at(-1);
    await look(host, "lobby-host-alone");
    const guest = await studio.visitor(`/t/${code}`);
    await guest.locator("#lobby-name").fill("Maximiliana");
    await guest.locator("form.row .main").click();
    await guest.locator("li.mine").waitFor();
    await host.request.post(`${server.url}/api/tables/${code}/bots`, { data: { bot: "tourist" } });
    await host.locator("li[data-seat='2']").waitFor();
    await host.locator(".options summary").click();
    await look(host, "lobby-host");
    await guest.locator("li[data-seat='2']").waitFor();
    await look(guest, "lobby-guest");
    const screen = await studio.visitor(`/watch/${code}`);
    await screen.locator("li[data-seat='2']").waitFor();
    await look(screen, "lobby-screen");

    const other = await studio.visitor("/play/border/friends");
    await other.locator(".options select").first().waitFor();
    await look(other, "lobby-border");
    await other.locator("a[data-over]").first().click();
    await other.locator("dialog[open] section:has(#B23) figure svg").first().waitFor();
    await look(other, "lobby-rules");
    await other.keyboard.press("Escape");
    await openTable(other, { game: "border", house: { chairs: 4, public: true } });
    await openTable(other, { game: "travel", house: { chairs: 3, public: true } });

    await host.locator(".begin .button").last().click();
    await guest.locator(".study").waitFor();
    await guest.locator("[data-table-menu]").click();
    await guest.locator(".phrases .button").nth(2).click();
    await host.locator("[role=log] p, [role=log] li").first().waitFor();
    await look(host, "table-phrase");
    await guest.goto(server.url);
    await guest.locator("section.own li").first().waitFor();
    await look(guest, "home-with-tables");
    await host.locator(".gone").waitFor();
    await host.locator("[data-table-menu]").click();
    await host.locator("dialog[open]").waitFor();
    await look(host, "menu-host");
    await host.locator("dialog[open] .ways > .button").last().click();
    await look(host, "menu-sure");
    await screen.goto(`${server.url}/t/${code}`);
    await screen.locator("[data-table-menu]").click();
    await screen.locator("dialog[open]").waitFor();
    await look(screen, "menu-spectator");

    await guest.locator("header nav button").click();
    await guest.locator("dialog[open] section .button").first().click();
    const link = guest.locator("dialog[open] section input[readonly]");
    await link.waitFor();
    await guest.locator("dialog[open] section svg").first().waitFor();
    await look(guest, "settings-link");
    const there = await studio.visitor();
    await there.goto(await link.inputValue());
    await there.locator(".page .main").waitFor();
    await look(there, "move-link");
  },
};
