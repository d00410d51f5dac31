import type { Fixture } from "../../gallery-fixture";
import type { Fact, Options, View } from "../wire/types";
import json from "./fixture.json";

export const TRAVEL = json as unknown as Fixture<Options, View, Fact>;
