// Pages that everybody can open by their address.
const PAGES = {
  "rules-border": ["/rules/border", "section:has(#B23) figure svg"],
  "rules-travel": ["/rules/travel", "section:has(#T27) figure svg"],
  credits: ["/credits", "h1"],
  "replay-start": ["/replay", ".drop"],
  "around-device": ["/play/border/device", "form"],
  missing: ["/no/such/page", "h1"],
};

export const pages = {
  views: {
    home: ["phone", "tablet", "desktop", "wall"],
    settings: undefined,
    ...Object.fromEntries(Object.keys(PAGES).map((view) => [view, undefined])),
    referee: undefined,
    "referee-peculiar": undefined,
    "referee-bill": undefined,
  },
  async shoot({ studio, server, look }) {
    const page = await studio.visitor();
    await page.locator(".art svg").nth(1).waitFor();
    await look(page, "home");
    await page.locator("header nav button").click();
    await page.locator("dialog[open]").waitFor();
    await look(page, "settings");
    for (const [view, [path, seen]] of Object.entries(PAGES)) {
      await page.goto(server.url + path);
      await page.locator(seen).first().waitFor();
      await look(page, view);
    }
    await page.goto(`${server.url}/referee`);
    await page.locator(".map svg").first().waitFor();
    await look(page, "referee");
    await page.locator(".form select").first().selectOption("usa");
    await page.locator("[data-spot='UT']").waitFor();
    await page.locator(".tour .button").click();
    await look(page, "referee-peculiar");
    await page.locator(".form select").first().selectOption("europe");
    await page.locator("[data-spot='FR']").waitFor();
    await page.locator(".form input[value='5']").check({ force: true });
    const slots = page.locator(".slot select");
    for (const [slot, state] of [
      [0, "PT"],
      [1, "GR"],
      [2, "AT"],
      [3, "RO"],
    ])
      await slots.nth(slot).selectOption(state);
    await page.locator(".bill").waitFor();
    await look(page, "referee-bill");
  },
};
