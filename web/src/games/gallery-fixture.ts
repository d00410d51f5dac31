import type { Analysis } from "../wire/insight";

/**
 * Real positions of a game and the analysis of another one, written by the server's own encoder. The tests of Python
 * prove that the shape is still that of the wire.
 */
export interface Fixture<Options, View, Fact> {
  readonly names: readonly string[];
  readonly options: Options;
  readonly moments: Readonly<Record<string, { readonly view: View; readonly facts: readonly Fact[] }>>;
  readonly course: readonly (readonly number[])[];
  readonly analysis: Analysis;
}
