/**
 * What the browser keeps of ours, as JSON: from visit to visit, or as long as the tab. Nothing here throws, for storage
 * may be full or forbidden.
 */
type Lasting = "always" | "tab";

const storageOf = (lasting: Lasting) => (lasting === "tab" ? sessionStorage : localStorage);

/** What is kept under a name; null: nothing that can be read. */
export function recalled(name: string, lasting: Lasting = "always"): unknown {
  try {
    return JSON.parse(storageOf(lasting).getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** The same where it is a list. */
export function recalledList(name: string, lasting?: Lasting): readonly unknown[] {
  const found = recalled(name, lasting);
  return Array.isArray(found) ? found : [];
}

/** Keeps something under a name, null: nothing any more. Returns whether that could be done. */
export function stored(name: string, value: unknown, lasting: Lasting = "always"): boolean {
  try {
    if (value === null) storageOf(lasting).removeItem(name);
    else storageOf(lasting).setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
