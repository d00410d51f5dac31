// Days of the daily deal from the stock that comes with the games: a server need not make any while it is tested.
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { HRANICE } from "./house.mjs";

const FILL = `
import asyncio, sys
import msgspec
from hranice.daily.dates import after
from hranice.daily.stock import practice_day
from hranice.store.location import open_store

async def fill(folder, today, before):
    store = await open_store(folder)
    for days in range(-int(before), 5):
        day = after(today, days)
        await store.keep_day(day, msgspec.json.encode(practice_day(day)), 0)
    await store.close()

asyncio.run(fill(*sys.argv[1:]))
`;

export const today = () => new Date().toISOString().slice(0, 10);

/** Starts a server anew that has today, the days that come, and so many before. */
export async function fillDays(server, before = 2) {
  await server.kill("SIGTERM");
  execFileSync(join(dirname(HRANICE), "python"), ["-c", FILL, server.data, today(), String(before)], {
    env: server.env,
  });
  await server.start();
}
