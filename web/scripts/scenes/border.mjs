// The BORDER at the table, phase by phase, to its end: three players at two devices, and somebody who looks on.
import { tapSpace } from "../../e2e/player-actions.mjs";
import { SteeredTable } from "../../e2e/steered-table.mjs";
import { openTable } from "../../e2e/server-and-browser.mjs";

const PHASES = ["roll", "complete", "watch", "cross", "sealed"];
/** So many rounds are played before anything is looked at: boards with crosses on them are worth a look. */
const WARM = 7;

/** Which of the phases the first seat is in. */
function phaseOf({ phase, active, spaces, segments, marks, players }) {
  if (phase === "over") return "over";
  if (phase === "keep" && active === 0) return "roll";
  if (phase === "complete" && active === 0 && segments.length) return "complete";
  const thinking = players.filter((player) => player.thinking).length;
  if (phase === "cross" && marks?.length && thinking) return "sealed";
  // The last seat is to act too: the device of the other two has to go to its hands.
  if (phase === "cross" && spaces.length && players[0].thinking && players[2].thinking) return "cross";
  return active !== 0 && phase === "keep" ? "watch" : "";
}

export const border = {
  views: {
    ...Object.fromEntries(PHASES.map((phase) => [`border-${phase}`, ["phone", "lying", "small", "desktop"]])),
    "border-complete-marked": undefined,
    "border-refused": undefined,
    "border-rival": undefined,
    "border-closing": undefined,
    "border-curtain": undefined,
    "border-spectator": undefined,
    "border-screen": ["phone", "small", "television", "wall"],
    "border-screen-two": ["small", "television"],
    "border-screen-four": ["small", "television"],
    "border-over": ["phone", "lying", "desktop"],
    "border-forced-colours": undefined,
    "border-hint": undefined,
  },
  async shoot({ studio, server, look }) {
    const [page, other, screen] = [await studio.visitor(), await studio.visitor(), await studio.visitor()];
    const code = await openTable(page, { game: "border", house: { chairs: 3 } });
    const steered = await SteeredTable.taken(code, [page, other], ["Ada", "Božena", "Cyril"]);
    await page.goto(`${server.url}/t/${code}`);
    await steered.take();
    await page.locator(".tray").waitFor();
    const seen = new Set();
    let closings = 0;
    for (;;) {
      const view = await steered.settled();
      const phase = phaseOf(view);
      if (phase === "over") break;
      if (view.round >= WARM && phase && !seen.has(phase)) {
        seen.add(phase);
        await look(page, `border-${phase}`);
        if (phase === "complete") await marking(page, look);
        if (phase === "cross") await passing({ studio, server, other, code, look, steered });
        if (phase === "watch") await enlarged(page, look);
      }
      await steered.act();
      const { players } = await steered.settled();
      const closed = players[0].closed.length;
      if (closed > closings && view.round >= WARM && !seen.has("closing")) {
        seen.add("closing");
        await page.locator(".toast").waitFor();
        await look(page, "border-closing");
      }
      closings = closed;
    }
    await page.locator(".result").waitFor();
    await look(page, "border-over");
    await page.emulateMedia({ forcedColors: "active" });
    await look(page, "border-forced-colours");
    await screen.close();
    await advised(await studio.visitor("/play/border/now"), look);
    await screens({ studio, server, look });
  },
};

/** A segment is drafted, and something is tapped that may not be. */
async function marking(page, look) {
  const barred = page.locator(".own [data-space]:not(.free)");
  await tapSpace(page, await barred.first().getAttribute("data-space"));
  await page.locator(".own [role=alert]").waitFor();
  await look(page, "border-refused");
  await tapSpace(page, await page.locator(".own [data-space].free").first().getAttribute("data-space"));
  await page.locator(".own [data-space][aria-pressed=true]").first().waitFor();
  await look(page, "border-complete-marked");
}

/** The device of two players goes around; a third device only looks on. */
async function passing({ studio, server, other, code, look, steered }) {
  await other.goto(`${server.url}/t/${code}`);
  await other.locator(".curtain").waitFor();
  await look(other, "border-curtain");
  await steered.take();
  const screen = await studio.visitor(`/watch/${code}`);
  await screen.locator(".tray").waitFor();
  await look(screen, "border-screen");
  await screen.goto(`${server.url}/t/${code}`);
  await screen.locator(".tray").waitFor();
  await look(screen, "border-spectator");
}

/** A big screen with fewer and with more boards. */
async function screens({ studio, look }) {
  for (const [view, names] of [
    ["border-screen-two", ["Ada", "Maximiliana"]],
    ["border-screen-four", ["Ada", "Božena", "Cyril", "Maximiliana"]],
  ]) {
    const [page, other] = [await studio.visitor(), await studio.visitor()];
    const code = await openTable(page, { game: "border", house: { chairs: names.length } });
    const steered = await SteeredTable.taken(code, [page, other], names);
    const screen = await studio.visitor(`/watch/${code}`);
    await screen.locator(".tray").waitFor();
    await steered.take();
    while ((await steered.settled()).round < WARM) await steered.act();
    await look(screen, view);
  }
}

async function enlarged(page, look) {
  await look(page, "border-rival", async () => {
    if (await page.locator("dialog[open]").count()) return;
    await page.locator("li[data-seat] > button").last().click();
    await page.locator("dialog[open]").waitFor();
  });
  await page.keyboard.press("Escape");
}

/** Alone against bots the best moves are shown to whoever asks. */
async function advised(page, look) {
  await page.locator(".buttons .button:enabled").first().waitFor();
  await page.keyboard.press("h");
  await page.locator(".hints .advice").first().click();
  await look(page, "border-hint");
}
