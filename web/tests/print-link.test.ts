import { render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import border from "../src/games/border";
import { BOARDS, GEOGRAPHY } from "../src/games/border/wire/shipped-boards";
import games from "./games.json";
import travel from "../src/games/travel";
import { printLink } from "../src/parts/print-link";
import PrintLink from "../src/table/PrintLink.svelte";
import { eventually } from "./eventually";

const BORDER = { geography: GEOGRAPHY, boards: BOARDS, choice: [], chain: true };
const KITS = "border-boards:border?boards=A,B,C,D travel-usa:travel?map=usa";

function asStatic(): void {
  document.head.innerHTML = `
    <meta name="hranice-site" content="static"><meta name="hranice-print" content="${KITS}">`;
}

function spoken(language: string): void {
  vi.stubGlobal("navigator", { language });
}

/** Answers requests for the games and for maps; `prints` as a server that can print. */
function serving(prints: boolean): void {
  const asked = vi.fn((address: string) => {
    const map = /(europe|usa)[^/]*\.json$/.exec(address)?.[1];
    const text = map
      ? readFileSync(`../src/hranice/games/travel/maps/${map}.json`, "utf8")
      : JSON.stringify(games.map((game) => ({ ...game, prints })));
    return Promise.resolve(new Response(text, { headers: { "content-type": "application/json" } }));
  });
  vi.stubGlobal("fetch", asked);
}

beforeEach(() => spoken("cs-CZ"));

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});

describe("the address of a kit", () => {
  it("asks the server for the usual paper and the language of the page", () => {
    expect(printLink("travel", { map: "usa" })).toBe("/api/games/travel/print?map=usa&paper=a4&lang=en");
    spoken("en-US");
    expect(printLink("border", { pad: "20", seed: "7" })).toBe(
      "/api/games/border/print?pad=20&seed=7&paper=letter&lang=en",
    );
  });

  it("is that of a file on a static site, where there is one", () => {
    asStatic();
    expect(printLink("travel", { map: "usa" })).toMatch(/\/print\/travel-usa-en\.pdf$/);
    expect(printLink("border", { boards: "A,B,C,D" })).toMatch(/\/print\/border-boards-en\.pdf$/);
    expect(printLink("border", { boards: "A" })).toBeNull();
    expect(printLink("border", { pad: "20" })).toBeNull();
    expect(printLink("travel", { map: "moon" })).toBeNull();
  });
});

describe("what of a table is printed", () => {
  it("is its boards, unless one is somebody's own", async () => {
    expect(await border.printed(BORDER)).toEqual({ boards: "A,B,C,D" });
    const [first, second] = BOARDS;
    const fresh = { ...first, name: "1000074" };
    expect(await border.printed({ ...BORDER, boards: [first, fresh] })).toEqual({ boards: "A,1000074" });
    const own = { name: "A", colours: second?.colours };
    expect(await border.printed({ ...BORDER, boards: [own] })).toBeNull();
    expect(await border.printed({ ...BORDER, boards: [{ ...first, name: "Ours" }] })).toBeNull();
  });

  it("is its map, unless that is somebody's own", async () => {
    serving(true);
    expect(await travel.printed({ map: "usa" })).toEqual({ map: "usa" });
    const own = { name: "usa", states: [{ code: "AA", parts: [] }], links: [] };
    expect(await travel.printed({ map: own })).toBeNull();
  });
});

describe("the link at a table", () => {
  it("leads to the kit where the server can print", async () => {
    serving(true);
    render(PrintLink, { game: border, options: BORDER });
    const link = await eventually(() => screen.getByRole("link"));
    expect(link.getAttribute("href")).toBe("/api/games/border/print?boards=A%2CB%2CC%2CD&paper=a4&lang=en");
    expect(link.hasAttribute("download")).toBe(true);
  });

  it("is not there where nothing can be printed", async () => {
    serving(false);
    render(PrintLink, { game: border, options: BORDER });
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("needs no server on a static site", async () => {
    asStatic();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
    render(PrintLink, { game: border, options: BORDER });
    const link = await eventually(() => screen.getByRole("link"));
    expect(link.getAttribute("href")).toMatch(/print\/border-boards-en\.pdf$/);
  });
});
