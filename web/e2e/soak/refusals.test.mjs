import { inAll, refusals } from "../refusals.mjs";

refusals(inAll);
