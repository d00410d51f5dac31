import { inAll, refusals } from "../refusal-tests.mjs";

refusals(inAll);
