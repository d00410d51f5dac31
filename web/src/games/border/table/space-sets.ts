/** The set of spaces that a view tells as text: a digit for each space, by its number, 1 if it belongs to the set. */
export function spacesIn(digits: string): ReadonlySet<number> {
  const spaces = new Set<number>();
  for (let space = digits.indexOf("1"); space >= 0; space = digits.indexOf("1", space + 1)) spaces.add(space);
  return spaces;
}
