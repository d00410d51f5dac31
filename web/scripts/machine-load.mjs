// How busy this machine was meanwhile: a figure that was taken beside other work tells little.
import { cpus } from "node:os";

/** The processor time that was spent on this machine, by whomever, and that there was. */
function spent() {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  const all = times.flatMap((core) => Object.values(core)).reduce((sum, part) => sum + part, 0);
  return { busy: all - idle, all };
}

/** Answers with what gives the share of all cores that was spent since now. */
export function watchBusy() {
  const before = spent();
  return () => {
    const after = spent();
    return Number(((after.busy - before.busy) / (after.all - before.all)).toFixed(2));
  };
}
