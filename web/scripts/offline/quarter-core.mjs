// A quarter of a core for a whole browser, workers and all: Chromium's own throttling of a page does not reach these.
// Linux shares its processor out to groups; a browser that is started in one stays there with all its processes.
import { chmodSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Microseconds of a core in each so many: short, for a slow processor is slow all the time and not away now and then. */
const [QUOTA, PERIOD] = [5000, 20_000];

const ROOT = "/sys/fs/cgroup";
/** The two ways in which Linux has such groups, the older one first: where both are, it has the processor. */
const WAYS = [
  {
    parent: join(ROOT, "cpu"),
    limit: (group) => {
      writeFileSync(join(group, "cpu.cfs_period_us"), String(PERIOD));
      writeFileSync(join(group, "cpu.cfs_quota_us"), String(QUOTA));
    },
  },
  {
    parent: ROOT,
    limit: (group) => {
      writeFileSync(join(ROOT, "cgroup.subtree_control"), "+cpu");
      writeFileSync(join(group, "cpu.max"), `${QUOTA} ${PERIOD}`);
    },
  },
];

/** Makes the group; null where this machine does not let us. */
function made() {
  for (const { parent, limit } of WAYS) {
    const group = join(parent, `hranice-pace-${process.pid}`);
    if (!existsSync(join(parent, "cgroup.procs"))) continue;
    try {
      mkdirSync(group);
      limit(group);
      return group;
    } catch {
      if (existsSync(group)) rmdirSync(group);
    }
  }
  return null;
}

/** @returns what starts a browser in a group of its own, written into a folder; null where no group can be made */
export function quarter(executable, folder) {
  const group = made();
  if (!group) return null;
  const executablePath = join(folder, "slow-browser");
  const script = `#!/bin/sh\necho $$ > '${group}/cgroup.procs' && exec '${executable}' "$@"\n`;
  writeFileSync(executablePath, script);
  chmodSync(executablePath, 0o755);
  return { executablePath, end: () => gone(group) };
}

/** The last processes of a browser take a moment to end. */
async function gone(group) {
  for (let tries = 0; tries < 50; tries += 1)
    try {
      rmdirSync(group);
      return;
    } catch {
      await pause(100);
    }
}
