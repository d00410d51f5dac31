/** Where this page comes from: a server of ours, or a static host, which knows no addresses but those of its files. */

/** What the document says about itself; `hranice site` writes it. */
function said(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
}

export const STATIC = said("hranice-site") === "static";

/** The address of a server for what needs one, if a static site names one. */
export const SERVER = said("hranice-server");

/** The address of the folder in which the page and its files are, with a slash at its end. */
export function root(): string {
  return STATIC ? new URL(".", location.href).href : `${location.origin}/`;
}
