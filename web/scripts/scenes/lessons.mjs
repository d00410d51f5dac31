// Learning both games, as the coach leads through them.
import { tapSpace } from "../../e2e/player-actions.mjs";

export const lessons = {
  views: {
    "learn-border": undefined,
    "learn-border-hold": undefined,
    "learn-border-complete": undefined,
    "learn-border-closed": undefined,
    "learn-border-end": undefined,
    "learn-travel": undefined,
    "learn-travel-pick": undefined,
    "learn-travel-bill": undefined,
    "learn-travel-end": undefined,
  },
  async shoot({ studio, look }) {
    const page = await studio.visitor("/learn/border");
    const at = (step) => page.locator(`.lesson[data-point="${step}"]`);
    const next = page.locator(".above .ways .main");
    const done = page.locator(".dock .buttons .main");
    await at("board").waitFor();
    await look(page, "learn-border");
    await next.click();
    await at("hold").waitFor();
    await look(page, "learn-border-hold");
    // In every language the coach gives the numbers of the dice to hold.
    const advice = await page.locator(".above .words p").innerText();
    for (const [, number] of advice.matchAll(/(\d) \(/g))
      await page
        .locator(".tray button.die")
        .nth(Number(number) - 1)
        .click();
    await at("reroll").waitFor();
    await done.click();
    await at("stop").waitFor();
    await page.locator(".dock .buttons .button").first().click();
    await at("complete").waitFor();
    await look(page, "learn-border-complete");
    await tapSpace(page, 36);
    await at("done").waitFor();
    await done.click();
    await at("closed").waitFor();
    await look(page, "learn-border-closed");
    await next.click();
    await next.click();
    await at("cross").waitFor();
    await tapSpace(page, await page.locator(".own [data-space].free").first().getAttribute("data-space"));
    await at("cross-done").waitFor();
    await done.click();
    await at("end").waitFor();
    await look(page, "learn-border-end");

    const second = await studio.visitor("/learn/travel");
    const travels = (step) => second.locator(`.lesson[data-point="${step}"]`);
    await second.locator(".study .main").waitFor();
    await look(second, "learn-travel");
    await second.locator(".study .main").click();
    await travels("pick").waitFor();
    await look(second, "learn-travel-pick");
    await second.keyboard.press("4");
    await travels("bill").waitFor();
    await second.locator(".reckoning").waitFor();
    await look(second, "learn-travel-bill");
    await second.locator(".above .ways .main").click();
    await travels("end").waitFor();
    await look(second, "learn-travel-end");
  },
};
