let asked = false;

/** Asks the browser, once a visit, not to clear away what is kept on this device: somebody has something to lose there. */
export async function askToPersist(): Promise<void> {
  // Over plain HTTP there is nobody to ask.
  const storage = (navigator as { readonly storage?: StorageManager }).storage;
  if (!storage || asked) return;
  asked = true;
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // A browser that answers nothing clears away when it must; the game is played all the same.
  }
}
