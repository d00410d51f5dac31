import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playAgain } from "../src/table/open-table";
import type { About, SeatAbout } from "../src/wire/server";

const seat = (name: string, bot: string | null = null) => ({ name, bot }) as SeatAbout;
const about = (...seats: SeatAbout[]) => ({ code: "OLD", seats }) as unknown as About;

/** What the page asks of the server, by path; `answers` says otherwise than that all is well. */
let asked: [path: string, body: unknown][] = [];
let answers: Record<string, { status: number; body: object }> = {};

beforeEach(() => {
  asked = [];
  answers = {};
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const path = typeof input === "string" ? input : "";
    const { status, body } = answers[path] ?? { status: 201, body: { code: "NEW", seats: [], seals: [] } };
    asked.push([path, typeof init?.body === "string" ? JSON.parse(init.body) : undefined]);
    return Promise.resolve(Response.json(body, { status }));
  });
});
afterEach(() => vi.restoreAllMocks());

const paths = () => asked.map(([path]) => path);

describe("playing again", () => {
  it("seats everybody of this device under their names, and begins where only bots join them", async () => {
    const place = await playAgain(about(seat("Ada"), seat("Carlo", "regular"), seat("Bea")), [0, 2]);
    expect(place).toMatchObject({ value: { code: "NEW" } });
    expect(paths()).toEqual([
      "/api/tables/OLD/rematch",
      "/api/tables/NEW/seats",
      "/api/tables/NEW/seats",
      "/api/tables/NEW/start",
    ]);
    expect(asked.slice(1, 3).map(([, body]) => (body as { name: string }).name)).toEqual(["Ada", "Bea"]);
  });

  it("plays otherwise if that is wanted", async () => {
    const wanted = { house: null, options: { map: "usa" }, bots: ["tourist"] };
    await playAgain(about(seat("Ada"), seat("Carlo", "traveller")), [0], wanted);
    expect(asked[0]).toEqual(["/api/tables/OLD/rematch", wanted]);
  });

  it("waits for people at other devices", async () => {
    await playAgain(about(seat("Ada"), seat("Bea")), [0]);
    expect(paths()).toEqual(["/api/tables/OLD/rematch", "/api/tables/NEW/seats"]);
  });

  it("takes no second seat for whoever sits there already", async () => {
    answers["/api/tables/OLD/rematch"] = { status: 200, body: { code: "NEW", seats: [1] } };
    await playAgain(about(seat("Ada"), seat("Carlo", "regular")), [0]);
    expect(paths()).toEqual(["/api/tables/OLD/rematch"]);
  });

  it("goes to the next table also when all chairs are taken, and stays when there is none", async () => {
    const refused = { rule: null, reason: "table-full", params: { chairs: 2 } };
    answers["/api/tables/NEW/seats"] = { status: 409, body: refused };
    const people = about(seat("Ada"), seat("Bea"));
    expect(await playAgain(people, [0])).toMatchObject({ value: { code: "NEW" } });
    answers["/api/tables/OLD/rematch"] = { status: 409, body: { ...refused, reason: "table-not-finished" } };
    expect((await playAgain(about(seat("Ada"), seat("Bea")), [0])).refused?.reason).toBe(
      "table-not-finished",
    );
  });
});
