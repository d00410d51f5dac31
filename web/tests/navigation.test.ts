import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The page as it begins at an address: as a static site if it says so. */
async function begun(address: string, site = "static") {
  vi.resetModules();
  document.head.innerHTML = `<meta name="hranice-site" content="${site}">`;
  history.replaceState(null, "", address);
  return (await import("../src/parts/navigation.svelte")).navigation;
}

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const found = document.querySelector("a");
  if (!found) throw new Error("there is no link");
  return found;
}

/** Every module that begins would go on to listen and to watch in the document, which they share. */
const ends: (() => void)[] = [];
const listen = document.addEventListener.bind(document);

beforeEach(() => {
  document.addEventListener = (type: string, listener: EventListener) => {
    ends.push(() => document.removeEventListener(type, listener));
    listen(type, listener);
  };
  const Observer = MutationObserver;
  vi.stubGlobal(
    "MutationObserver",
    class extends Observer {
      override observe(...which: Parameters<MutationObserver["observe"]>): void {
        ends.push(() => this.disconnect());
        super.observe(...which);
      }
    },
  );
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.addEventListener = listen;
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

describe("on a static site", () => {
  it("the address behind the number sign says where we are, with query and anchor", async () => {
    expect((await begun("/sub/")).path).toBe("/");
    expect((await begun("/sub/index.html#content")).path).toBe("/");
    const navigation = await begun("/sub/#/replay/BCDFGHJK?at=3#here");
    expect(navigation.path).toBe("/replay/BCDFGHJK");
    expect(navigation.query.get("at")).toBe("3");
    expect(navigation.anchor).toBe("here");
  });

  it("links are followed without leaving the document, and back leads back", async () => {
    const navigation = await begun("/sub/#/");
    link('<a href="/rules/border#B16"><b>B16</b></a>');
    await Promise.resolve();
    document.querySelector("b")?.click();
    expect([location.pathname, location.hash]).toEqual(["/sub/", "#/rules/border#B16"]);
    expect([navigation.path, navigation.anchor]).toEqual(["/rules/border", "B16"]);
    history.back();
    await vi.waitFor(() => expect(navigation.path).toBe("/"));
    expect(navigation.anchor).toBe("");
  });

  it("links say where they lead, for those who copy them or open them in a new tab", async () => {
    await begun("/sub/");
    const way = link('<a href="/t/0BCDFGHJK" target="_blank">table</a>');
    await Promise.resolve();
    expect(way.href).toBe(`${location.origin}/sub/#/t/0BCDFGHJK`);
    way.setAttribute("href", "/watch/0BCDFGHJK");
    await Promise.resolve();
    expect(way.href).toBe(`${location.origin}/sub/#/watch/0BCDFGHJK`);
  });

  it("files and other sites are left alone", async () => {
    const navigation = await begun("/sub/#/credits");
    for (const href of ["/api/tables/0BCD/record", "https://example.org/t/x"]) {
      const way = link(`<a href="${href}">elsewhere</a>`);
      await Promise.resolve();
      expect(way.getAttribute("href")).toBe(href);
    }
    expect(navigation.path).toBe("/credits");
  });

  it("a jump inside the page leaves the address as it is", async () => {
    const navigation = await begun("/sub/#/credits");
    const skip = link('<a href="#content">skip</a><main id="content" tabindex="-1"></main>');
    skip.click();
    expect(document.activeElement?.id).toBe("content");
    expect(location.hash).toBe("#/credits");
    expect(navigation.path).toBe("/credits");
  });

  it("addresses to be sent lead into its folder", async () => {
    const navigation = await begun("/sub/index.html#/credits");
    expect(navigation.address("/t/0BCDFGHJK")).toBe(`${location.origin}/sub/#/t/0BCDFGHJK`);
  });

  it("what lies over the page is no address", async () => {
    const navigation = await begun("/sub/#/t/0BCDFGHJK");
    link('<a href="/rules/border#B16" data-over>B16</a>');
    await Promise.resolve();
    document.querySelector("a")?.click();
    expect(navigation.over).toBe("/rules/border#B16");
    expect(location.hash).toBe("#/t/0BCDFGHJK");
  });
});

describe("on a server", () => {
  it("addresses are paths", async () => {
    const navigation = await begun("/replay/BCDFGHJK?at=3#x", "");
    expect([navigation.path, navigation.query.get("at"), navigation.anchor]).toEqual([
      "/replay/BCDFGHJK",
      "3",
      "x",
    ]);
    const way = link('<a href="/rules/border">rules</a>');
    await Promise.resolve();
    expect(way.getAttribute("href")).toBe("/rules/border");
    way.click();
    expect(location.pathname).toBe("/rules/border");
    expect(navigation.address("/t/BCDFGHJK")).toBe(`${location.origin}/t/BCDFGHJK`);
  });
});
