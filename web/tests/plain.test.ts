import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findGame, otherGames } from "../src/games/server-games";
import games from "./games.json";
import PlainLive from "../src/games/plain/table/PlainLive.svelte";
import Values from "../src/games/plain/table/Values.svelte";
import { tellFact, told } from "../src/games/plain/value-texts";
import type { LiveTable } from "../src/games/live-table";
import GameCard from "../src/pages/GameCard.svelte";
import { gameRows } from "../src/table/game-option-rows";
import { texts, t } from "../src/text/texts.svelte";
import type { About, GameAbout } from "../src/wire/server";
import { eventually } from "./eventually";

const NAMES = ["Ada", "Bob"];
const nim = {
  ...(games[0] as unknown as GameAbout),
  name: "nim",
  title: "Nim",
  least: 2,
  most: 2,
  options: [
    {
      ...(games[0]?.options[0] as unknown as GameAbout["options"][number]),
      name: "first-move",
      field: "first",
      kind: "choice",
      each: false,
      choices_from: "",
      by_name: false,
      choices: [{ value: "x", name: "loser" }],
    },
  ],
} satisfies GameAbout;

/** A server with one more game, which says something of its own. */
function serving(sentences: string): void {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(path.includes("/texts/") ? sentences : JSON.stringify([...games, nim]))),
  );
}
afterEach(() => vi.unstubAllGlobals());

describe("a game without a folder", () => {
  beforeEach(() => serving("option-first-move = Who begins\nfact-nim-took = { $who } takes { $sticks }"));

  it("is found at the server, with its own sentences and plain words for the rest", async () => {
    expect((await otherGames([...games, nim] as never)).map(({ name }) => name)).toEqual(["nim"]);
    expect([t("game-nim"), t("option-first-move"), t("option-first-move-value", { value: "loser" })]).toEqual(
      ["Nim", "Who begins", "loser"],
    );
    // A language that is chosen later has them, too.
    await texts.speak("de");
    expect(t("option-first-move")).toBe("Who begins");
    await texts.speak("en");
    const [row] = gameRows({ game: nim, house: {} as never, options: { first: "x" }, taken: 1 });
    expect(row).toMatchObject({ label: "Who begins", value: "x", choices: [{ value: "x", text: "loser" }] });
    expect(await findGame("chess")).toMatchObject({ refused: { reason: "server-no-such-game" } });
  });

  it("stands on the home page with what there is of it", async () => {
    const found = await findGame("nim");
    if (found.refused) throw new Error(found.refused.reason);
    render(GameCard, { game: found.value });
    expect(screen.getByText("2 players")).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/play/nim/now",
      "/play/nim/options",
      "/play/nim/friends",
      "/play/nim/device",
    ]);
  });

  it("tells moves and facts by their fields, and seats by their players", async () => {
    await otherGames([nim]);
    const audience = { names: NAMES, you: 0 };
    expect(told({ type: "give-up", seat: 1, why_not: null, all: true, dice: [1, 2] }, NAMES)).toBe(
      "Give up · seat: Bob · why not: – · all: Yes · dice: 1, 2",
    );
    expect(tellFact("nim", { type: "took", seat: 1, sticks: 3 }, audience)).toBe("Bob takes 3");
    expect(tellFact("nim", { type: "began", seat: 0 }, audience)).toBe("Began · seat: Ada");
    expect(tellFact("nim", { what: "holds", seat: 0 }, audience)).toBe("what: holds · seat: Ada");
  });

  it("draws a view as it is nested", () => {
    const { container } = render(Values, { value: { open_heaps: [{ seat: 1, left: 3 }] }, names: NAMES });
    expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
      "open heaps",
      "seat",
      "left",
    ]);
    expect(container.querySelector("dd dd")?.textContent.trim()).toBe("Bob");
  });
});

describe("the plain table", () => {
  const connection = createRawSnippet(() => ({ render: () => "<span></span>" }));
  const about = { game: "nim", phase: "running", seats: NAMES.map((name) => ({ name })) } as unknown as About;
  const at = (more: Partial<LiveTable>): LiveTable =>
    ({
      about,
      options: {},
      happened: [],
      undoable: [],
      views: [{ sticks: 5 }],
      yours: [1],
      ...more,
    }) as LiveTable;

  it("offers the legal moves, plays the one that is tapped, and tells why one is refused", async () => {
    const moves = [
      { type: "take", sticks: 1 },
      { type: "take", sticks: 2 },
    ];
    const play = vi.fn(() =>
      Promise.resolve({ rule: "N2", reason: "table-locked", params: { milliseconds: 250 } }),
    );
    const session = at({ legal: () => Promise.resolve({ moves, more: false }), play });
    render(PlainLive, { session, about, connection, happened: connection });
    await fireEvent.click(await screen.findByRole("button", { name: "Take · sticks: 2" }));
    expect(play).toHaveBeenCalledWith(1, moves[1]);
    expect((await screen.findByRole("alert")).textContent).toContain("(N2)");
    expect(screen.queryByRole("button", { name: "Show more moves" })).toBeNull();
  });

  it("offers any move, however many there are", async () => {
    const every = Array.from({ length: 5 }, (_, sticks) => ({ type: "take", sticks }));
    const legal = (_: number, start = 0) =>
      Promise.resolve({ moves: every.slice(start, start + 2), more: start + 2 < every.length });
    const play = vi.fn(() => Promise.resolve(null));
    render(PlainLive, { session: at({ legal, play }), about, connection, happened: connection });
    const more = () => screen.getByRole("button", { name: "Show more moves" });
    for (const shown of [2, 4]) {
      await eventually(() => more());
      expect(screen.getAllByRole("button", { name: /Take/ })).toHaveLength(shown);
      await fireEvent.click(more());
      await eventually(() => screen.getByRole("button", { name: `Take · sticks: ${shown}` }));
    }
    expect(screen.queryByRole("button", { name: "Show more moves" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Take · sticks: 4" }));
    expect(play).toHaveBeenCalledWith(1, every[4]);
  });

  it("keeps a hand of cards to whom it belongs: everybody around the device looks by a tap", async () => {
    const legal = (seat: number) =>
      Promise.resolve({ moves: seat === 1 ? [{ type: "pass" }] : [], more: false });
    const views = [{ hand: "mine" }, { hand: "yours" }];
    render(PlainLive, {
      session: at({ yours: [0, 1], views, legal }),
      about,
      connection,
      happened: connection,
    });
    await eventually(() => screen.getByRole("button", { name: "Bob · to move" }));
    expect(screen.queryByText("yours")).toBeNull();
    expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Bob · to move" }));
    expect(screen.getByText("yours")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Pass" })).toBeTruthy();
  });
});
