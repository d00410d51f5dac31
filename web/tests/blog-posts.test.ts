import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import BlogPost from "../src/games/travel/blog/BlogPost.svelte";
import { framed, freeCorner, lettered } from "../src/games/travel/blog/route-map-layout";
import { postsOf } from "../src/games/travel/blog/posts";
import { TRAVEL } from "../src/games/travel/gallery/fixture";
import { texts } from "../src/text/texts.svelte";
import { Atlas } from "../src/games/travel/table/atlas";
import type { Pack } from "../src/games/travel/wire/maps";
import type { Showing } from "../src/wire/server";

const atlas = new Atlas(
  JSON.parse(readFileSync("../src/hranice/games/travel/maps/europe.json", "utf8")) as Pack,
);
/** Rounds 1, 5 and 7 of a real game, with the facts that revealed where they lead. */
const SHOWING = {
  game: "travel",
  seats: TRAVEL.names.map((name) => ({ name, bot: null })),
  result: { scores: [270, 230, 260, 270], over: true, winners: [0, 3] },
  frames: ["reckon", "reckon-target", "over"].flatMap((moment) => {
    const shown = TRAVEL.moments[moment];
    const { start, target } = shown?.view ?? {};
    return [{ facts: [{ type: "revealed", start, target, at: 0 }] }, { facts: shown?.facts ?? [] }];
  }),
} as unknown as Showing;

beforeEach(() => texts.need("blog"));
afterEach(cleanup);

describe("the journeys of a blog", () => {
  it("are those of the seat, with the server's figures", () => {
    const posts = postsOf(SHOWING, 3);
    expect(posts.map(({ round, money }) => [round, money])).toEqual([
      [1, 50],
      [5, 100],
      [7, 120],
    ]);
    expect(posts.map(({ final }) => final)).toEqual([false, false, true]);
    expect(posts[0]?.neighbours).toBe(30);
  });

  it("name start, choices and target in the order of the visits, each once", () => {
    expect(postsOf(SHOWING, 1)[1]?.places).toEqual(["RS", "DE", "BY", "BG"]);
    expect(postsOf(SHOWING, 0)[2]?.places).toEqual(["MC", "CZ", "GE", "MD"]);
  });

  it("begin and end at home for whoever took the 40 field", () => {
    expect(postsOf(SHOWING, 2)[0]?.places).toEqual(["GB"]);
  });
});

describe("a post", () => {
  it("tells the way, the price and something about each state", () => {
    const post = postsOf(SHOWING, 3)[0];
    if (!post) throw new Error("no post");
    const { container } = render(BlogPost, { post, atlas });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("United Kingdom – France");
    expect(screen.getByRole("img", { name: /United Kingdom → France/ })).toBeTruthy();
    expect(container.textContent).toContain("It cost 50\u00a0€.");
    expect(container.querySelectorAll("li")).toHaveLength(2);
  });

  it("tells also of those who stayed at home", () => {
    const post = postsOf(SHOWING, 2)[0];
    if (!post) throw new Error("no post");
    const { container } = render(BlogPost, { post, atlas });
    expect(container.textContent).toContain("good book");
    expect(container.textContent).toContain("40 €");
  });
});

describe("the picture of a journey", () => {
  const map = { width: 1000, height: 900 };

  it("shows all its stops and has its shape", () => {
    for (const points of [
      [{ x: 500, y: 400 }],
      [
        { x: 5, y: 880 },
        { x: 990, y: 10 },
      ],
      [
        { x: 20, y: 20 },
        { x: 60, y: 860 },
      ],
    ]) {
      const cut = framed(points, map, 1.35);
      expect(cut.width / cut.height).toBeCloseTo(1.35);
      expect(cut.y).toBeGreaterThanOrEqual(0);
      expect(cut.y + cut.height).toBeLessThanOrEqual(900.01);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(cut.x);
        expect(x).toBeLessThanOrEqual(cut.x + cut.width);
        expect(y).toBeGreaterThanOrEqual(cut.y);
        expect(y).toBeLessThanOrEqual(cut.y + cut.height);
      }
    }
  });

  it("keeps names apart and in the picture, and the stamp away from the stops", () => {
    const cut = { x: 0, y: 0, width: 400, height: 300 };
    const names = ["one", "two", "three"].map((text) => ({ code: text, text, x: 390, y: 150 }));
    const placed = lettered(names, cut, 16);
    expect(new Set(placed.map(({ y }) => y)).size).toBe(3);
    for (const { x } of placed) expect(x).toBeLessThan(390);
    expect(freeCorner([{ x: 390, y: 290 }], cut)).toBe("top left");
  });
});
