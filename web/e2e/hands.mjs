// Hands that play: they see what a person sees, and tap it.

const FREE = '.own [data-space][aria-label*="can be crossed"]';

/** Taps one thing that the table of The BORDER asks for. Answers false while there is nothing to do. */
export async function actInBorder(page) {
  const stop = page.getByRole("button", { name: "That’s it" });
  if (await ready(stop)) {
    await stop.click();
    return true;
  }
  const done = page.locator(".dock .buttons .main");
  if (!(await ready(done))) return false;
  for (let marks = 0; marks < 5; marks += 1) {
    const free = page.locator(FREE).first();
    if (!(await free.count())) break;
    const space = await free.getAttribute("data-space");
    await tapSpace(page, space);
    // The server was asked whether it stands; what may be added glows after its answer.
    await page.locator(`.own [data-space="${space}"][aria-label*="marked"]`).waitFor();
    await page.waitForTimeout(40);
  }
  await done.click();
  return true;
}

export async function tapSpace(page, space) {
  // Neighbours overlap the corners of a hexagon; its middle is its own.
  await page.locator(`.own [data-space="${space}"]`).click({ force: true });
}

async function ready(button) {
  return (await button.count()) > 0 && (await button.isEnabled().catch(() => false));
}

/** Goes on acting until a thing is seen. */
export async function playUntil(page, act, seen, patience = 150_000) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await seen.count()) return;
    await act(page).catch((error) => {
      // What was there a moment ago may be gone with the next update.
      if (!/Timeout|detached|not attached/.test(String(error))) throw error;
    });
    await page.waitForTimeout(25);
  }
  throw new Error(
    `not seen in time; the page says: ${(await page.locator("main").innerText()).slice(0, 400)}`,
  );
}

/** Places what is missing in Bez hranic, and goes on after maps and reckonings. */
export async function actInTravel(page) {
  const go = page.getByRole("button", { name: /Got it|On we go|To the map/ });
  if (await ready(go)) {
    await go.click({ timeout: 1000 });
    return true;
  }
  const field = page.locator('.offer.choosing .field:not([aria-disabled="true"])');
  const count = await field.count();
  if (!count) return false;
  await field.nth(Math.floor(count / 2)).click({ timeout: 1000 });
  return true;
}

/** What sticks out of the window on either side: nothing should. */
export function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
