import type { Fixture } from "../../gallery-fixture";
import type { Hint } from "../../../wire/insight";
import type { Fact, Options, View } from "../wire/types";
import json from "./fixture.json";

interface Understood {
  /** Those of the game that was analysed. */
  readonly boards: readonly string[];
  readonly hint: Hint;
}

export const BORDER = json as unknown as Fixture<Options, View, Fact> & Understood;
