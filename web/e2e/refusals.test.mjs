import { inTurn, refusals } from "./refusals.mjs";

refusals(inTurn);
