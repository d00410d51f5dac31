// Every view that `make test` inspects by day or by night, inspected by day and by night.
import { inspectBothWays } from "../inspecting.mjs";

inspectBothWays();
for (const name of [
  "accessibility-pages",
  "accessibility-lobby",
  "finished-games",
  "lands",
  "plain",
  "today",
  "map-trainer",
])
  await import(`../${name}.test.mjs`);
