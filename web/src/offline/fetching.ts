import type { Kit } from "../keeping/offline-kit";
import type { Failure } from "./messages";

/** Why there is no Python, in the words that the page knows. */
export class Failed extends Error {
  readonly reason: Failure;

  constructor(reason: Failure, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Fetches a file of a kit whole, telling how much has come. */
export async function fetched(
  address: string,
  { name, size }: Kit["files"][number],
  onbytes: (count: number) => void = () => undefined,
): Promise<Blob> {
  try {
    // What was cut short on its way may be kept as if it were whole: then it is asked for past what is kept.
    for (const cache of ["default", "reload"] as const) {
      const all = await allOf(await fetch(address + name, { cache }), onbytes);
      if (all.size === size) return all;
      onbytes(-all.size);
    }
  } catch (cause) {
    throw new Failed("fetch", cause);
  }
  throw new Failed("fetch");
}

async function allOf(answer: Response, onbytes: (count: number) => void): Promise<Blob> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onbytes(part.value.length);
  }
  return new Blob(parts);
}

/** Fetches all files of a kit, so that it can be told how much is still to come. */
export async function fetchedAll(
  address: string,
  { files, total }: Kit,
  progress: (loaded: number, total: number) => void,
): Promise<void> {
  let loaded = 0;
  const onbytes = (count: number) => progress((loaded += count), total);
  await Promise.all(files.map((file) => fetched(address, file, onbytes)));
}
