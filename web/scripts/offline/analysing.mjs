// How long an analysis takes in the worker, and whether the page stays alive meanwhile.
import { quietPage } from "../../e2e/server-and-browser.mjs";
import { botsGame } from "./bots-game.mjs";

const BOTS = { border: "expert", travel: "globetrotter:speed=100" };

/** Runs in the page: the longest time between two frames, and the steps that a bar of progress has shown. */
function watchFrames() {
  const seen = { longest: 0, steps: new Set() };
  let last = performance.now();
  const look = (now) => {
    seen.longest = Math.max(seen.longest, now - last);
    last = now;
    const bar = document.querySelector("progress");
    if (bar) seen.steps.add(bar.value);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.takeFrames = () => ({ longest: Math.round(seen.longest), steps: seen.steps.size });
}

/** Has a game of four analysed: seconds, steps of progress, and milliseconds of the longest gap between frames. */
export function analysed(machine, url, name) {
  return machine.with(async (context) => {
    const page = await quietPage(context);
    await page.goto(url);
    const code = await botsGame(page, url, name, BOTS[name]);
    await page.goto(`${url}#/replay/${code}`);
    const button = page.getByRole("button", { name: "Analyse the game" });
    await button.waitFor();
    await page.evaluate(watchFrames);
    const began = performance.now();
    await button.click();
    await page.getByRole("slider", { name: "Expected result" }).waitFor();
    const seconds = Number(((performance.now() - began) / 1000).toFixed(2));
    return { seconds, ...(await page.evaluate(() => window.takeFrames())) };
  });
}
