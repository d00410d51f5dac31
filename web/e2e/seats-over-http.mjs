// Seats taken over HTTP, past the page: with a seed by the name, revealed when the game is started.
import { createHash } from "node:crypto";

/** Plain characters, whatever somebody is called. */
const seedOf = (name) => encodeURIComponent(name);
const sealOf = (name) => createHash("sha256").update(seedOf(name)).digest("hex");

/** Takes the next free seat of a table, given by the address of its API. */
export function sitDown(page, table, name) {
  return page.request.post(`${table}/seats`, { data: { name, seal: sealOf(name) } });
}

/** Reveals the seeds of seats that were taken so, by number and name. */
export function reveal(page, table, seats) {
  const seeds = seats.map(([seat, name]) => ({
    seat,
    seed: seedOf(name),
    seal: sealOf(`${name}, once more`),
  }));
  return page.request.post(`${table}/seeds`, { data: { seeds } });
}

/** Seats these people at one device, the first at a table, and begins. */
export async function begin(page, table, names, data = {}) {
  for (const name of names) await sitDown(page, table, name);
  await page.request.post(`${table}/start`, { data });
  await reveal(page, table, [...names.entries()]);
}
