// The trainer of borders, from the first question to the end.
const KINDS = { touch: ".answers.touch", nearest: ".answers.nearest", count: ".answers.count" };

export const mapTrainer = {
  views: {
    train: undefined,
    ...Object.fromEntries(
      [...Object.keys(KINDS), "tap"].flatMap((kind) => [
        [`train-${kind}`, undefined],
        [`train-${kind}-told`, undefined],
      ]),
    ),
    "train-done": undefined,
    "train-known": undefined,
  },
  async shoot({ studio, look }) {
    const page = await studio.visitor("/train");
    const main = page.locator(".side .button.main");
    await main.waitFor();
    await look(page, "train");
    await main.click();
    const seen = new Set();
    while ((await page.locator(".where").count()) > 0) {
      let kind = "tap";
      for (const [name, answers] of Object.entries(KINDS))
        if (await page.locator(answers).count()) kind = name;
      const fresh = !seen.has(kind);
      seen.add(kind);
      if (kind === "tap")
        for (const code of ["AT", "SK"]) await page.locator(`[data-spot="${code}"]`).dispatchEvent("click");
      if (fresh) await look(page, `train-${kind}`);
      await (kind === "tap" ? main : page.locator(".answers button").last()).click();
      await main.waitFor();
      if (fresh) await look(page, `train-${kind}-told`);
      await main.click();
    }
    await page.locator(".side ul, .side .again").first().waitFor();
    await look(page, "train-done");
    // Half of it is known.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("hranice.train.europe"));
      const keys = [
        "AT CZ",
        "AT DE",
        "AT HU",
        "AT IT",
        "AT SK",
        "CZ DE",
        "CZ PL",
        "CZ SK",
        "DE FR",
        "DE PL",
        "ES FR",
        "ES PT",
        "CH FR",
        "BE FR",
      ];
      for (const key of keys) kept.borders[key] = [Date.now(), Date.now() + 9e8, 20, 5];
      localStorage.setItem("hranice.train.europe", JSON.stringify(kept));
    });
    await page.reload();
    await main.waitFor();
    await look(page, "train-known");
  },
};
