// Games in the worker of a static site, compared with what the same seeds and moves give natively.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { HOST, askHere } from "../scripts/offline/table-here.mjs";
import { HRANICE } from "./server-and-browser.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CLOCK = readFileSync(join(ROOT, "tests/browser/leaping_clock.py"), "utf8");

/** Which bots meet, by the game; the times of Bez hranic cost nothing where the clock leaps. */
const BOTS = {
  border: ["expert", "regular", "greedy", "beginner"],
  travel: ["globetrotter", "traveller", "tourist", "random"],
};

/** Has the tables of a page wait for nothing; its host exposes Python. */
export async function leap(page) {
  // Whoever is asked something has started Python.
  await askHere(page, "GET", "/me");
  const [worker] = page.workers();
  await worker.evaluate((program) => self.python.runPython(program), CLOCK);
}

/** The record of a table of this page, and its analysis. */
export async function outcome(page, code) {
  const { text: record } = await askHere(page, "GET", `/tables/${code}/record`);
  for (;;) {
    const { status, text } = await askHere(page, "GET", `/tables/${code}/analysis`);
    assert.ok(status < 400, text);
    if (status === 200) return { record, analysis: text };
  }
}

/** Plays a game among two to four bots; answers with what it came to. */
export async function botsMeet(page, game, number) {
  const bots = BOTS[game].slice(0, 2 + (number % 3));
  const opening = { game, house: { chairs: bots.length, pause: 0 } };
  const { code } = (await askHere(page, "POST", "/tables", opening)).json();
  for (const bot of bots) await askHere(page, "POST", `/tables/${code}/bots`, { bot });
  await page.evaluate(
    async ([script, table]) => {
      const { host } = await import(new URL(script, document.baseURI).href);
      await new Promise((done) => {
        const heard = (text) => {
          if (JSON.parse(text).about?.phase !== "finished") return;
          line.hangUp();
          done();
        };
        const line = host.connect({ heard, ended: () => undefined });
        line.say(JSON.stringify({ type: "watch", ref: "w", code: table }));
        void host.ask("POST", `/tables/${table}/start`, "{}");
      });
    },
    [HOST, code],
  );
  return outcome(page, code);
}

/** Fails unless each of these games is the same when it is played again natively. */
export function playedAgain(games) {
  const input = games.map((game) => `${JSON.stringify(game)}\n`).join("");
  const python = join(dirname(HRANICE), "python");
  const told = execFileSync(python, ["-m", "tests.browser.played_again"], { cwd: ROOT, input });
  assert.equal(Number(told), games.length);
}
