/** Where in the page we are: the path of the address bar, and ways to go elsewhere without a reload. */
class Navigation {
  path = $state(location.pathname);
  /** What lies over the page, as a path: the address of a link with `data-over`, which leaves the page as it is. */
  over = $state("");

  constructor() {
    addEventListener("popstate", () => {
      this.path = location.pathname;
      this.over = "";
    });
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (path === location.pathname + location.search) return;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.path = location.pathname;
    this.over = "";
    scrollTo(0, 0);
  }

  /** Follows a plain click on one of our own links here, and leaves every other click to the browser. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    if ("over" in link.dataset) {
      event.preventDefault();
      this.over = link.pathname + link.hash;
      return;
    }
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const navigation = new Navigation();
