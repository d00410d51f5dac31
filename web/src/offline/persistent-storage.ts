import { recallHere } from "./device-table-list";

/** Asks the browser not to clear away what is kept on this device, once there is going to be something to lose. */
export async function askToPersist(): Promise<void> {
  // Over plain HTTP there is nobody to ask.
  const storage = (navigator as { readonly storage?: StorageManager }).storage;
  if (!storage || recallHere().length) return;
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // A browser that answers nothing clears away when it must; the game is played all the same.
  }
}
