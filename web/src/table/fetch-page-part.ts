/** What is fetched of the page while it is open: if the server has a newer one, that is loaded. */

import { isCurrent, renewOnce } from "../offline/newer-page";
import { AWAY, type Answer } from "../parts/api";

/**
 * Fetches a part of the page. If the server has been renewed and does not know it any more, the page is loaded
 * anew and this never ends; it fails only when the server is away.
 */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((await isCurrent()) || !renewOnce()) throw error;
    return new Promise(() => undefined);
  }
}

/** An answer in any case: if a part of the page that it takes cannot be fetched, the server is away. */
export async function answered<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await fetched(ask);
  } catch (error) {
    console.error(error);
    return { refused: AWAY };
  }
}
