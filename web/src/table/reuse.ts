/**
 * What has just come, with everything in it that equals what was there before replaced by what was there. So
 * whoever draws from it sees by a glance at the reference what has not changed: of four boards mostly three.
 * Both are values as they come from JSON.
 */
export function alike<T>(before: unknown, now: T): T {
  if (before === now || !isCompound(before) || !isCompound(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = alike(before[key], now[key]);
    if (part !== now[key]) (now as Record<string, unknown>)[key] = part;
    if (part !== before[key] || !(key in before)) same = false;
  }
  return same ? (before as T) : now;
}

function isCompound(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
