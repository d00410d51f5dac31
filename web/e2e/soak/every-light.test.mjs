// Every view that `make test` inspects by day or by night, inspected by day and by night.
import { inspectBothWays } from "../inspecting.mjs";

inspectBothWays();
for (const name of ["every-view", "inspected", "games", "lands", "plain", "today", "train"])
  await import(`../${name}.test.mjs`);
