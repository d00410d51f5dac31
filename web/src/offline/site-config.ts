/** What the document says about the place that it came from. */

function said(name: string): string {
  // The build draws documents where there is none.
  if (import.meta.env.SSR) return "";
  return document.querySelector(`meta[name="hranice-${name}"]`)?.getAttribute("content") ?? "";
}

/** A folder on any host, with no server behind it: everything happens on this device. */
export function isStatic(): boolean {
  return said("site") === "static";
}

/** A server where one can play with others, if a static site names one; without a slash at its end. */
export function namedServer(): string {
  return said("server").replace(/\/+$/, "");
}

/** The kits to print that a static site has: their files by what they are of, such as `travel?map=usa`. */
export function printedKits(): ReadonlyMap<string, string> {
  const named = said("print").split(" ").filter(Boolean);
  return new Map(named.map((kit) => [kit.slice(kit.indexOf(":") + 1), kit.slice(0, kit.indexOf(":"))]));
}

/** The address of the folder in which index.html lies, with a slash at its end. */
export function rootAddress(): string {
  return new URL(isStatic() ? "." : "/", location.href).href;
}
