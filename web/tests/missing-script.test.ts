import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Booting from "../src/table/Booting.svelte";
import border from "../src/games/border";
import { boot } from "../src/offline/boot-progress.svelte";
import NewTable from "../src/pages/NewTable.svelte";
import PrintButton from "../src/pages/lands/PrintButton.svelte";
import type { Land, Lands } from "../src/games/lands";
import { eventually } from "./eventually";

vi.mock("../src/table/open-table", () => ({ openTable: () => Promise.reject(new TypeError("no script")) }));

it("while Python wakes up one sees what will be played, and that it is nearly there", async () => {
  boot.stage = "starting";
  const { container } = render(Booting, { game: border });
  expect(screen.getByRole("status").textContent).toContain("dice and cards are waiting");
  expect(screen.queryByRole("progressbar")).toBeNull();
  await eventually(() => expect(container.querySelectorAll(".dice svg")).toHaveLength(5));
  boot.stage = "absent";
});

describe("a script that does not come", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is told by the page that opens a table, and one can try again", async () => {
    render(NewTable, { game: "border", way: "now" });
    expect((await screen.findByRole("alert")).textContent).toContain("server cannot be reached");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("leaves the button to print as it was", async () => {
    const own = { options: () => Promise.reject(new TypeError("no script")) } as unknown as Lands;
    const land = { id: "digest", title: "Mine", printed: { map: "digest" } } as unknown as Land;
    const onrefused = vi.fn();
    render(PrintButton, { game: "travel", land, own, onrefused });
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Print: Mine" });
    await fireEvent.click(button);
    await eventually(() => expect(onrefused).toHaveBeenCalledOnce());
    expect(button.disabled).toBe(false);
  });
});
