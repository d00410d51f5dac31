// How quick and how small play without a server is: npm run pace-offline -- [minutes of taps] [measure …]
// One line of JSON for each measure, with how busy this machine was meanwhile; on a busy one they tell little. The
// phone is a browser that has a quarter of a core for all it does. The status is 1 when any measure is missed, as all of
// the phone's are where no such browser can be had.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staticHost } from "../e2e/static-host.mjs";
import { watchBusy } from "./machine-load.mjs";
import { analysed } from "./offline/analysing.mjs";
import { decided } from "./offline/bot-thinking.mjs";
import { machines } from "./offline/machines.mjs";
import { lastAgainstFirst, remembered } from "./offline/memory.mjs";
import { practised } from "./offline/practising.mjs";
import { atStaticSite, inFlightMode } from "./offline/starting.mjs";
import { tapped } from "./offline/tapping.mjs";
import { transferred } from "./offline/transfer.mjs";
import { zippingHost } from "./offline/zipping-host.mjs";
import { rise } from "./heap-snapshot.mjs";

/** Bytes; what a server sends has heads beside. */
const TRANSFER = { most: 9_000_000, beside: 0.01 };
/** Seconds to the first roll, and to the first card. */
const FIRST_VISIT = { desktop: 7, phone: 20 };
/** Seconds to the first roll; before its first card Bez hranic counts a second down, which is told, and not asked for. */
const FLIGHT = { desktop: 4, phone: 10 };
/** Milliseconds, 95 of 100. */
const ANSWER = { desktop: 60, phone: 150 };
const DECISION = { desktop: 60, phone: 200 };
/** Seconds from the tap to a puzzle to practise. */
const PRACTICE = 10;
/** Seconds, those after which one wants to see progress, and milliseconds without a frame. */
const ANALYSIS = { seconds: 10, patient: 2, longest: 200 };
/** Megabytes, and what a line through them may rise by from the second game to the last: a single game tells little. */
const MEMORY = { games: 20, most: 300, growth: 0.05 };
const GAMES = ["border", "travel"];
/** Long enough that 95 of 100 are more than a few taps. */
const TAPPING = 5;
const [MINUTES = TAPPING, ...CHOSEN] = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), "hranice-pace-"));
const { all, end } = machines(folder);
const [desktop] = all;
const plain = await staticHost();
const host = await zippingHost(plain.site);

/** What is not measured is not as asked for. */
let missed = !all.some(({ name }) => name === "phone");

/** Measures something, and tells it; `fits` says whether it is as asked for. */
async function measure(name, about, work, fits) {
  if (CHOSEN.length && !CHOSEN.includes(name)) return;
  const busy = watchBusy();
  const found = await work();
  const kept = fits(found);
  missed ||= !kept;
  console.log(JSON.stringify({ measure: name, ...about, ...found, busy: busy(), kept }));
}

async function ofOneMachine(machine) {
  const { name } = machine;
  await measure(
    "first visit",
    { machine: name, most: FIRST_VISIT[name] },
    () => atStaticSite(machine, host.url),
    (found) => GAMES.every((game) => found[game] <= FIRST_VISIT[name]),
  );
  await measure(
    "flight mode",
    { machine: name, most: FLIGHT[name] },
    () => inFlightMode(machine),
    ({ border }) => border.middle <= FLIGHT[name],
  );
  await measure(
    "practice",
    { machine: name, most: PRACTICE },
    () => practised(machine, host.url),
    (found) => GAMES.every((game) => found[game] <= PRACTICE),
  );
  for (const game of GAMES)
    await measure(
      "tap",
      { machine: name, game, most: ANSWER[name] },
      () => tapped(machine, host.url, game, Number(MINUTES)),
      ({ answered }) => answered.p95 <= ANSWER[name],
    );
  await measure(
    "decision",
    { machine: name, most: DECISION[name] },
    async () => ({ bots: await decided(machine) }),
    ({ bots }) => bots.every(({ p95 }) => p95 <= DECISION[name]),
  );
}

async function ofTheDesktop() {
  await measure(
    "transfer",
    { most: TRANSFER.most },
    () => transferred(desktop),
    ({ zipped, sent }) => zipped <= TRANSFER.most && Math.abs(sent - zipped) <= TRANSFER.beside * zipped,
  );
  // Sends nothing compressed, and says nothing of how long to keep it: told, and not asked for.
  await measure(
    "first visit, python -m http.server",
    { machine: desktop.name },
    () => atStaticSite(desktop, plain.url),
    () => true,
  );
  for (const game of GAMES)
    await measure(
      "analysis",
      { game, most: ANALYSIS },
      () => analysed(desktop, host.url, game),
      ({ seconds, steps, longest }) =>
        seconds <= ANALYSIS.seconds &&
        (steps > 1 || seconds <= ANALYSIS.patient) &&
        longest <= ANALYSIS.longest,
    );
  await measure(
    "memory",
    { most: MEMORY },
    async () => {
      const megabytes = await remembered(desktop, host.url, MEMORY.games);
      const growth = Number(rise(megabytes.slice(1)).toFixed(3));
      return { megabytes, growth, last: lastAgainstFirst(megabytes) };
    },
    ({ megabytes, growth }) => Math.max(...megabytes) <= MEMORY.most && growth <= MEMORY.growth,
  );
}

try {
  await ofTheDesktop();
  for (const machine of all) await ofOneMachine(machine);
  process.exitCode = missed ? 1 : 0;
} finally {
  host.end();
  plain.remove();
  await end();
}
