import { isStatic, rootAddress } from "../offline/site-config";

/** A path such as `/replay/BCDFGHJK?at=3` or `/rules/border#B16`, in its parts. */
interface Parts {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

const PARTS = /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/;

/** The parts of the address bar. On a static site they all stand behind its number sign: `…/#/rules/border#B16`. */
function here(): Parts {
  if (!isStatic()) return { path: location.pathname, search: location.search, hash: location.hash };
  const [, path = "/", search = "", hash = ""] = PARTS.exec(location.hash.slice(1)) ?? [];
  return { path, search, hash };
}

/** The path that a link of ours leads to, or null: it leads elsewhere. */
function pathOf(link: HTMLAnchorElement): string | null {
  if (isStatic()) return /^#(.+)/.exec(link.getAttribute("href") ?? "")?.[1] ?? null;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return null;
  return link.pathname + link.search + link.hash;
}

/** Lets links of a static site say where they lead, so that they can be copied and opened in a new tab. */
function rewriteLinks(): void {
  for (const link of document.links) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("/") && !href.startsWith("/api/")) link.setAttribute("href", `#${href}`);
  }
}

/** Where in the page we are: the path of the address bar, and ways to go elsewhere without a reload. */
class Navigation {
  path = $state(here().path);
  /** What the address points out in the page, such as the number of a rule. */
  anchor = $state(here().hash.slice(1));
  /** What lies over the page, as a path: the address of a link with `data-over`, which leaves the page as it is. */
  over = $state("");

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
    if (!isStatic()) return;
    const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] };
    new MutationObserver(rewriteLinks).observe(document, changes);
  }

  /** What the address asks for besides its path. */
  get query(): URLSearchParams {
    return new URLSearchParams(here().search);
  }

  /** The whole address of a path, to be opened elsewhere. */
  address(path: string): string {
    return isStatic() ? `${rootAddress()}#${path}` : location.origin + path;
  }

  go(path: string, replace = false): void {
    const { path: now, search, hash } = here();
    if (path === now + search + hash) return;
    history[replace ? "replaceState" : "pushState"](null, "", isStatic() ? `#${path}` : path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    const { path, hash } = here();
    this.path = path;
    this.anchor = hash.slice(1);
    this.over = "";
  }

  /** Follows a plain click on one of our own links here, and leaves every other click to the browser. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const path = pathOf(link);
    if (path === null) return;
    if ("over" in link.dataset) this.over = path;
    // The address of a static site has no place for where the page itself would jump to.
    else if (!path.startsWith("/")) document.getElementById(path)?.focus();
    else if (!isStatic() && link.hash && link.pathname === location.pathname) return;
    else this.go(path);
    event.preventDefault();
  }
}

export const navigation = new Navigation();
