/** How the names of a site's caches of a kind begin: in other folders of the same host may lie other sites. */
export function cachesOf(kind: "page" | "kit" | "python", root: string): string {
  return `hranice-${kind} ${new URL(root).pathname} `;
}
