/** Milliseconds for which a fact is to be seen at usual speed. */
const USUAL = 900;

/** How long these facts are to be seen together: as long as the longest; `times` are those of unusual ones by type. */
export function longest(facts: readonly unknown[], times: Readonly<Record<string, number>>): number {
  return Math.max(...facts.map((fact) => times[(fact as { readonly type: string }).type] ?? USUAL), 0);
}
