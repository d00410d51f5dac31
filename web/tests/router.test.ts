import { describe, expect, it } from "vitest";
import { matched } from "../src/shell/router";
import { inviteCode } from "../src/table/invite-code";

describe("the path of a page", () => {
  it("gives the named parts in plain letters", () => {
    expect(matched("/blog/:code/:seat", "/blog/BCDF%20GHJK/2/")).toEqual({ code: "BCDF GHJK", seat: "2" });
    expect(matched("/t/:code", "/t/")).toBeNull();
    expect(matched("/t/:code", "/watch/BCDFGHJK")).toBeNull();
    expect(matched("/", "/")).toEqual({});
  });

  it("takes what encodes nothing as it is", () => {
    expect(matched("/t/:code", "/t/100%")).toEqual({ code: "100%" });
  });
});

describe("an invite code", () => {
  it("is the same in small letters and with gaps", () => {
    expect(inviteCode(" bcdf-ghjk ")).toBe("BCDFGHJK");
    expect(inviteCode("BCDF GHJK")).toBe("BCDFGHJK");
  });

  it.each(["/t/", "/watch/", "/replay/"])("is found in a link that was pasted whole (%s)", (path) => {
    expect(inviteCode(` https://hranice.example${path}bcdfghjk?at=3 `)).toBe("BCDFGHJK");
  });
});
