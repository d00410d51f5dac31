/**
 * Returns `now` with every part that equals its counterpart in `before` replaced by that counterpart. Unchanged
 * parts keep their reference, so components that depend on them are not drawn again: of four boards mostly three.
 * Both are values as they come from JSON; `now` is changed in place.
 */
export function reuse<T>(before: unknown, now: T): T {
  if (before === now || !isCompound(before) || !isCompound(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = reuse(before[key], now[key]);
    if (part !== now[key]) (now as Record<string, unknown>)[key] = part;
    if (part !== before[key] || !(key in before)) same = false;
  }
  return same ? (before as T) : now;
}

function isCompound(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
