import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { BORDER } from "../src/games/border/gallery/fixture";
import BorderLive from "../src/games/border/BorderLive.svelte";
import type { Fact, View } from "../src/games/border/wire/types";
import type { LiveTable } from "../src/games/live-table";
import type { About } from "../src/wire/server";
import { atTable } from "./at-table";
import { eventually } from "./eventually";

const view = BORDER.moments["cross"]?.view as View;
const about = { seats: BORDER.names.map((name) => ({ name, bot: null })) } as unknown as About;
const empty = createRawSnippet(() => ({ render: () => "<span></span>" }));

/** The table after an update that told of these facts. */
function told(...facts: Fact[]) {
  const happened = [{ number: 1, at: 0, facts }];
  const session = { table: "t", about, options: BORDER.options, yours: [], undoable: [], history: happened };
  return { session: { ...session, views: [view], happened } as unknown as LiveTable };
}

const ribbon = () => document.querySelector(".toast")?.textContent ?? "";

afterEach(cleanup);

describe("a toast", () => {
  const [first, second] = BORDER.names;
  const closed = (seat: number, area: number): Fact => ({
    type: "closed",
    seat,
    area,
    points: 7,
    first: true,
  });

  it("tells of closings and of the last round, together and as soon as they are known", async () => {
    const { rerender } = render(BorderLive, {
      ...told(closed(0, 1)),
      about,
      connection: empty,
      happened: empty,
    });
    await eventually(() => expect(ribbon()).toContain(`${first} · 7 points`));
    // The next one does not wait for the one before to go away: scores do not, either.
    await rerender(told(closed(1, 2), { type: "ending", seat: 1 }));
    for (const words of [`${first} · 7 points`, `${second} · 7 points`, "last round"])
      expect(ribbon()).toContain(words);
  });

  it("is none for what everybody does", () => {
    render(BorderLive, { ...told({ type: "finished", seat: 1 }), about, connection: empty, happened: empty });
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("what the rules decided", () => {
  const words = () => document.querySelector(".dock .words")?.textContent ?? "";
  const props = { table: "t", options: BORDER.options, names: BORDER.names, notice: "Passed by rule" };

  it("is said to whoever waits, and not in the place of what is to be done now", async () => {
    const { rerender } = await atTable({ ...props, view: { ...view, seat: null } });
    expect(words()).toContain("Passed by rule");
    const actions = { play: () => Promise.resolve(null) } as never;
    await rerender({ view, actions });
    expect(words()).toContain("leftovers");
  });
});
