import borderJson from "./fixtures/border.json";
import insightJson from "./fixtures/insight.json";
import travelJson from "./fixtures/travel.json";
import type * as border from "./border/wire/types";
import type { Analysis, Hint } from "../wire/insight";
import type * as travel from "./travel/wire/types";

interface Fixture<Options, View, Fact> {
  readonly names: readonly string[];
  readonly options: Options;
  readonly moments: Readonly<Record<string, { readonly view: View; readonly facts: readonly Fact[] }>>;
  readonly course: readonly (readonly number[])[];
}

// Written by the server's own encoder; the tests of Python prove that the shape is still that of the wire.
export const BORDER = borderJson as unknown as Fixture<border.Options, border.View, border.Fact>;
export const TRAVEL = travelJson as unknown as Fixture<travel.Options, travel.View, travel.Fact>;

export const INSIGHT = insightJson as unknown as {
  readonly border: Analysis;
  readonly travel: Analysis;
  /** The boards of that game of The BORDER. */
  readonly boards: readonly string[];
  readonly hint: Hint;
};
