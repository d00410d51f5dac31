// Hands that have nothing but a keyboard: Tab, arrows, Enter, the space bar and digits. They read the screen
// as anybody does; nothing is tapped, focused or called for them.
import { comes } from "./player-actions.mjs";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const MOST_TABS = 150;
/** About how far an arrow leads on the board, in widths of a space; what it really does is learnt. */
const STEP = 1.1;

/** Where the focus is as seen from a thing: at it, before it, after it; null when the thing is not there. */
function bearing(thing) {
  return thing.evaluateAll((found) => {
    const target = found.find((each) => each.checkVisibility());
    if (!target) return null;
    const focused = document.activeElement ?? document.body;
    if (focused === target) return "at";
    return focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? "after" : "before";
  });
}

/** Tabs to a thing, the shorter way. Answers false when it is gone before it is reached. */
export async function tabTo(page, thing) {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const where = await bearing(thing);
    if (where === null) return false;
    if (where === "at") return true;
    await page.keyboard.press(where === "after" ? "Shift+Tab" : "Tab");
  }
  throw new Error(`${thing} is not reached by Tab`);
}

/** Tabs to a thing and presses Enter on it. Answers false when it is gone before. */
async function enter(page, thing) {
  if (!(await tabTo(page, thing))) return false;
  await page.keyboard.press("Enter");
  return true;
}

/** Waits for a thing, then tabs there and presses Enter. */
export async function enterOnce(page, thing) {
  await thing.first().waitFor();
  if (!(await enter(page, thing.first()))) throw new Error(`${thing} went away`);
}

/** Walks over the board with arrow keys, and learns where they lead. */
export class Walker {
  #page;
  #leads = new Map();
  #far = new Map();

  constructor(page) {
    this.#page = page;
  }

  /** The space with the focus, and where the spaces are, in widths of a space. */
  #seen() {
    return this.#page.evaluate(() => {
      const spaces = [...document.querySelectorAll(".own [data-space]")];
      const spots = spaces.map((each) => {
        const { left, top, width } = each.getBoundingClientRect();
        return [each.dataset.space, [left / width, top / width]];
      });
      return { here: document.activeElement?.dataset?.space, spots };
    });
  }

  /** Goes to a space, wherever on the board the focus is (real-time A*: no way is tried for ever). */
  async to(target) {
    const { here: start, spots } = await this.#seen();
    const at = new Map(spots);
    const away = ([x, y]) => Math.hypot(x - at.get(target)[0], y - at.get(target)[1]);
    const far = (space) => this.#far.get(`${target} ${space}`) ?? away(at.get(space));
    for (let here = start, steps = 0; here !== target; steps += 1) {
      if (here === undefined || steps > 2 * MOST_TABS) return false;
      const choices = Object.entries(ARROWS).map(([key, [x, y]]) => {
        const known = this.#leads.get(`${here} ${key}`);
        const [left, top] = at.get(here);
        return { key, cost: STEP + (known ? far(known) : away([left + STEP * x, top + STEP * y])) };
      });
      const { key, cost } = choices.reduce((one, other) => (other.cost < one.cost ? other : one));
      this.#far.set(`${target} ${here}`, Math.max(far(here), cost));
      await this.#page.keyboard.press(key);
      const next = (await this.#seen()).here;
      this.#leads.set(`${here} ${key}`, next);
      here = next;
    }
    return true;
  }
}

/** Does one thing that the table of The BORDER asks for. Answers false while there is nothing to do. */
export async function keyInBorder(page, walker, most) {
  const stop = page.locator('.dock .stop:not([aria-disabled="true"])');
  if (await stop.count()) return enter(page, stop);
  const pass = page.locator('.dock .pass:not([aria-disabled="true"])');
  const done = page.locator('.dock:not(:has(.stop)) .main:not([aria-disabled="true"])');
  if (!(await pass.count()) && !(await done.count())) return false;
  for (let marks = 0; marks < most; marks += 1) {
    const free = page.locator('.own [data-space][aria-label*="can be crossed"]').first();
    if (!(await free.count())) break;
    const space = await free.getAttribute("data-space", { timeout: 1000 });
    if (!(await tabTo(page, page.locator('.own [data-space][tabindex="0"]')))) return false;
    if (!(await walker.to(space))) return false;
    await page.keyboard.press("Enter");
    if (!(await comes(page.locator(`.own [data-space="${space}"][aria-label*="marked"]`)))) break;
  }
  return enter(page, (await done.count()) ? done : pass);
}

/** Places what is missing in Bez hranic by digits, and goes on after maps and reckonings. */
export async function keyInTravel(page) {
  const go = page.getByRole("button", { name: /Got it|On we go|To the map/ }).last();
  if (await go.count()) return enter(page, go);
  const field = page.locator('.offer.choosing .field:not([aria-disabled="true"])').last();
  if (!(await field.count())) return false;
  await page.keyboard.press(await field.getAttribute("data-key", { timeout: 1000 }));
  return true;
}
