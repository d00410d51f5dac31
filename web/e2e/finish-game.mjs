// Games that are over, for tests of what comes afterwards: played by a page over its own socket.
import { openTable } from "./server-and-browser.mjs";
import { askHere, here } from "../scripts/offline/table-here.mjs";
import { evaluateHere, evaluateWithSocket } from "./extra-socket.mjs";
import { begin, reveal, sitDown } from "./seats-over-http.mjs";

const QUICK = { border: {}, travel: { pace: 0, settle: 0, show: 60_000 } };

/** Has a device play both seats of a table to the end; answers with the code. */
export async function finishedTable(page, game, names = ["Ada", "Bruno"]) {
  const code = await openTable(page, { game, house: { chairs: names.length }, options: QUICK[game] });
  const table = new URL(`/api/tables/${code}`, page.url()).href;
  await begin(page, table, names);
  await playOut(page, code);
  return code;
}

/** Has a device finish a game against a bot; answers with the code. */
export async function finishedWithBot(page, game, bot) {
  const code = await openTable(page, { game, house: { chairs: 2 }, options: QUICK[game] });
  await begin(page, new URL(`/api/tables/${code}`, page.url()).href, ["Ada"], { fill: bot });
  await playOut(page, code);
  return code;
}

/** The same in the worker of the page. */
export async function finishedHere(page, game, bot) {
  const code = await openTable(here(page), { game, house: { chairs: 2 }, options: QUICK[game] });
  await begin(here(page), new URL(`/api/tables/${code}`, page.url()).href, ["Ada"], { fill: bot });
  await evaluateHere(page, playAll, code);
  if ((await askHere(page, "GET", `/tables/${code}`)).json().phase !== "finished") throw new Error(code);
  return code;
}

/** Has two devices finish a game against each other; answers with the code. */
export async function finishedWith(page, other, game, names = ["Ada", "Bea"]) {
  const code = await openTable(page, { game, house: { chairs: 2 }, options: QUICK[game] });
  const table = new URL(`/api/tables/${code}`, page.url()).href;
  await other.request.post(new URL("/api/me", page.url()).href);
  for (const [seat, one] of [page, other].entries()) await sitDown(one, table, names[seat]);
  await page.request.post(`${table}/start`, { data: {} });
  for (const [seat, one] of [page, other].entries()) await reveal(one, table, [[seat, names[seat]]]);
  await Promise.all([page, other].map((one) => playOut(one, code)));
  return code;
}

/** Has a device play all its seats to the end. */
export const playOut = (page, code) => evaluateWithSocket(page, playAll, code);

/** Runs in the page: knows nothing but the views. In The BORDER nobody crosses anything after some rounds. */
function playAll(code) {
  const TIRED = 9;
  const LOCK = 300;
  let ref = 0;
  function chosen(view) {
    if (view.moves) return view.moves[view.round % view.moves.length];
    const some = view.round < TIRED ? 1 : 0;
    if (view.seat === view.active && view.phase === "keep") return { type: "stop" };
    if (view.seat === view.active && view.phase === "complete")
      return { type: "complete", segments: view.segments.slice(0, some) };
    if (view.phase === "cross" && view.seat !== view.active && view.players[view.seat].thinking)
      return { type: "cross", spaces: view.spaces.slice(0, some) };
    return undefined;
  }
  return new Promise((done) => {
    let latest;
    function act() {
      for (const [number, view] of (latest.views ?? []).entries()) {
        const [move, seat] = [chosen(view), latest.yours[number]];
        if (move) line.send({ type: "move", table: latest.table, seat, move, ref: `${ref++}` });
      }
    }
    const line = window.openExtraSocket(code, (told) => {
      // A hand that was quicker than the eye is locked for a moment.
      if (told.type === "refused" && told.reason.match(/early|locked|reveal/)) setTimeout(act, LOCK);
      if (told.type !== "update") return;
      latest = told;
      if (told.about?.phase !== "finished") return void act();
      line.end();
      done();
    });
  });
}
