import { boot } from "./boot-progress.svelte";
import { offeredKit } from "../keeping/offline-kit";
import { kitHere } from "./kit-to-start";
import { isStatic, rootAddress } from "./site-config";

class Reach {
  /** The server did not answer, and one plays on this device until it does. */
  away = $state(false);
}

export const reach = new Reach();

/** Whether the table of this code is on this device. No server gives such a code. */
export function isHere(code: string): boolean {
  return code.startsWith("0");
}

/** The code of the table that a path is about. */
function codeIn(path: string): string | null {
  return /^\/tables\/([^/?]+)/.exec(path)?.[1] ?? null;
}

/** Whether a request is for Python on this device, without trying the server first. */
export function goesHere(path: string): boolean {
  if (isStatic()) return true;
  const code = codeIn(path);
  return code === null ? reach.away : isHere(code);
}

/**
 * Whether this device may answer a request that the server did not: it knows no server's table. `fetching`: what it takes
 * may be fetched, where only what is behind the files is away.
 */
export async function mayStandIn(path: string, fetching = false): Promise<boolean> {
  if (codeIn(path) !== null) return false;
  if (await kitHere()) return true;
  return fetching && offeredKit(rootAddress()).then(Boolean, () => false);
}

/** Whether something may be asked in passing: on a static site nobody fetches Python without a wish to play. */
export async function mayAskInPassing(): Promise<boolean> {
  return !isStatic() || boot.stage !== "absent" || (await kitHere()) !== null;
}

/** Whether new tables are opened on this device, so that nobody elsewhere could come. */
export function playsHere(): boolean {
  return isStatic() || reach.away;
}
