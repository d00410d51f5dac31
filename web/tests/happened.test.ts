import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { BORDER } from "../src/games/border/gallery/fixture";
import { gameNamed } from "../src/games";
import type { Session } from "../src/table/session.svelte";
import WhatHappened from "../src/table/WhatHappened.svelte";
import { eventually } from "./eventually";

const game = gameNamed("border");
if (!game) throw new Error("no game");

const session = (yours: readonly number[]) =>
  ({
    about: { seats: BORDER.names.map((name) => ({ name })) },
    options: BORDER.options,
    views: [BORDER.moments["late"]?.view],
    yours,
    history: [
      { number: 8, at: 0, facts: [{ type: "stopped", seat: 1 }] },
      {
        number: 9,
        at: 0,
        facts: [
          { type: "completed", seat: 1, segments: [], spaces: [], left: [0] },
          { type: "crossed", seat: 0, spaces: [] },
        ],
      },
    ],
  }) as unknown as Session;

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

afterEach(cleanup);

describe("what happened", () => {
  it("is told in words, the latest first, and speaks to whoever looks", async () => {
    render(WhatHappened, { session: session([0]), game, behind: false });
    const other = BORDER.names[1] ?? "";
    await eventually(() =>
      expect(lines()).toEqual([
        "You cross nothing.",
        `${other} completes nothing.`,
        `${other} takes the dice as they lie.`,
      ]),
    );
    expect(document.querySelector("[aria-live], [role=log], [role=status]")).toBeNull();
  });

  it("speaks to nobody in particular around one device", async () => {
    render(WhatHappened, { session: session([0, 1]), game, behind: false });
    await eventually(() => expect(lines()[0]).toBe(`${BORDER.names[0] ?? ""} crosses nothing.`));
  });
});
