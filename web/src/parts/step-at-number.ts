/** The place of the last of numbered steps that is not after a number; the first one if all of them are. */
export function placeOf(steps: readonly { readonly number: number }[], number: number): number {
  const after = steps.findIndex((step) => step.number > number);
  return after < 0 ? steps.length - 1 : Math.max(0, after - 1);
}
