import { saveFile } from "./save-file";

/** Hands a link, and words with it, to the system's own way of sharing, or copies them; says whether they were copied. */
export async function shareLink(title: string, url: string, text = ""): Promise<boolean> {
  // Over plain HTTP browsers offer neither; the link can still be marked and copied by hand.
  const browser: Partial<Pick<Navigator, "share" | "clipboard">> = navigator;
  try {
    if (browser.share) await navigator.share({ title, url, ...(text ? { text } : {}) });
    else {
      await browser.clipboard?.writeText(text ? `${text}\n${url}` : url);
      return browser.clipboard !== undefined;
    }
  } catch {
    // Whoever closes the system's dialog does not want to share after all.
  }
  return false;
}

/** Hands a file to the system's own way of sharing, or saves it. */
export async function shareFile(file: File): Promise<void> {
  const files = [file];
  const browser: Partial<Pick<Navigator, "canShare">> = navigator;
  if (!browser.canShare?.({ files })) {
    saveFile(file);
    return;
  }
  try {
    await navigator.share({ files });
  } catch {
    // Whoever closes the system's dialog does not want to share after all.
  }
}
