// Steers a table to where a test wants it: every device also moves over a socket of its own, beside its page.

import { evaluateWithSocket } from "./extra-socket.mjs";
import { reveal, sitDown } from "./seats-over-http.mjs";

/** Runs in a page: it knows nothing but the views. */
function steer(code) {
  const steered = { views: [], yours: [], asked: new Map(), number: 0 };
  const mark = Math.random().toString(36).slice(2);
  window.steered = steered;
  return new Promise((ready) => {
    const line = window.openExtraSocket(code, (told) => {
      if (told.type === "update") {
        [steered.table, steered.views, steered.yours] = [told.table, told.views ?? [], told.yours ?? []];
        ready();
        // What was asked on a line that was lost is asked again on the next one.
      } else if (told.ref === "watch") for (const { message } of steered.asked.values()) line.send(message);
      else {
        steered.asked.get(told.ref)?.answer(told);
        steered.asked.delete(told.ref);
      }
    });
    steered.ask = (asked) =>
      new Promise((answer) => {
        const ref = `steered ${mark} ${(steered.number += 1)}`;
        const message = { ...asked, table: steered.table, ref };
        steered.asked.set(ref, { message, answer });
        line.send(message);
      });
  });
}

export class SteeredTable {
  #code;
  #pages;

  constructor(code, pages) {
    this.#code = code;
    this.#pages = pages;
  }

  /** Seats the first name at the first device and the others at the second, and begins. */
  static async taken(code, pages, names) {
    const table = new URL(`/api/tables/${code}`, pages[0].url()).href;
    await pages[1].request.post(new URL("/api/me", pages[1].url()).href);
    const seats = [...names.entries()];
    for (const [seat, name] of seats) await sitDown(pages[seat ? 1 : 0], table, name);
    await pages[0].request.post(`${table}/start`, { data: {} });
    await reveal(pages[0], table, seats.slice(0, 1));
    await reveal(pages[1], table, seats.slice(1));
    return new SteeredTable(code, pages);
  }

  /** To be called again after a device has opened another page. */
  async take() {
    for (const page of this.#pages) await evaluateWithSocket(page, steer, this.#code);
  }

  async #views() {
    const told = await Promise.all(this.#pages.map((page) => page.evaluate(() => window.steered.views)));
    return told.flat();
  }

  async #play(seat, move) {
    const told = await this.#pages[seat ? 1 : 0].evaluate(
      ([seat, move]) => window.steered.ask({ type: "move", seat, move }),
      [seat, move],
    );
    return told;
  }

  /** The view of the first seat once both devices know the same, and dice lie still. */
  async settled() {
    for (;;) {
      const views = await this.#views();
      const [first] = views;
      const same = views.every(
        (view) =>
          JSON.stringify([view.phase, view.round, view.players]) ===
          JSON.stringify([first.phase, first.round, first.players]),
      );
      if (first && same && !["roll", "setup"].includes(first.phase)) return first;
      await this.#pages[0].waitForTimeout(20);
    }
  }

  /** One seat of The BORDER does what it can. The first seat goes last, so that others are waited for. */
  async act() {
    const views = await this.#views();
    const due = views.filter(({ seat, players }) => players[seat].thinking);
    const view = due.find(({ seat }) => seat === 0) ?? due[0];
    if (!view) return;
    const { seat, phase } = view;
    if (phase === "keep") await this.#play(seat, { type: "stop" });
    else if (phase === "complete") await this.#play(seat, await this.#grown(seat, "complete", "segments"));
    else if (phase === "cross") await this.#play(seat, await this.#grown(seat, "cross", "spaces"));
  }

  /** As much as can be marked: one thing more as long as the server knows one. */
  #grown(seat, type, what) {
    return this.#pages[seat ? 1 : 0].evaluate(
      async ([seat, type, what]) => {
        for (let move = { type, [what]: [] }; ;) {
          const { further } = await window.steered.ask({ type: "consider", seat, move });
          if (!further?.length) return move;
          move = further[0];
        }
      },
      [seat, type, what],
    );
  }

  /** Everybody has seen enough. */
  async ready() {
    for (const { seat, moves } of await this.#views())
      if (moves.some(({ type }) => type === "ready")) await this.#play(seat, { type: "ready" });
  }

  /** A seat of Bez hranic places all that it has, on the fields that `pick` chooses. */
  async placeAll(seat, pick = (moves) => moves[0]) {
    for (;;) {
      const view = (await this.#views()).find((each) => each.seat === seat);
      const moves = view.moves.filter(({ type }) => type === "place");
      if (!moves.length) return;
      await this.#play(seat, pick(moves));
    }
  }

  /** The first seat of Bez hranic places all that it has, and taps a field in the very moment of the last token. */
  async placeAllAndTap(field) {
    await this.#pages[0].evaluate(async (selector) => {
      const missing = ({ seat, players }) =>
        players.find((one) => one.seat === seat).travellers.reduce((sum, { missing }) => sum + missing, 0);
      for (let left = missing(window.steered.views[0]); left > 0;) {
        const { seat, moves } = window.steered.views[0];
        const move = moves.find(({ type }) => type === "place");
        const told = move && (await window.steered.ask({ type: "move", seat, move }));
        if (told?.type === "done") left -= 1;
        else await new Promise((done) => setTimeout(done, 10));
      }
      document.querySelector(selector).click();
    }, field);
  }

  /** Plays Bez hranic until a round in which tokens may be placed; without a number to the end. */
  async round(number, pick) {
    for (;;) {
      const views = await this.#views();
      const [view] = views;
      if (view.phase === "over") return;
      if (view.round === number && view.start !== null && view.phase === "place") return;
      if (view.phase === "place") for (const { seat } of views) await this.placeAll(seat, pick);
      else await this.ready();
      await this.#pages[0].waitForTimeout(20);
    }
  }
}
