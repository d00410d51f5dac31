import { inTurn, refusals } from "./refusal-tests.mjs";

refusals(inTurn);
