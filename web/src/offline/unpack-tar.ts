/** Our rooms as they travel: a tar file, compressed as a whole (tools/offline_kit.py). */

/** As much of a file system as they are laid out in. */
export interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}

/** A tar file is made of blocks: one tells of a file, those after it are the file. */
const BLOCK = 512;

/** The files in a pack, by name. */
export async function unpacked(pack: Blob): Promise<Map<string, Uint8Array>> {
  const stream = pack.stream().pipeThrough(new DecompressionStream("gzip"));
  const tar = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = new TextDecoder();
  const word = (from: number, length: number) =>
    text.decode(tar.subarray(from, from + length)).replace(/\0.*$/s, "");
  const files = new Map<string, Uint8Array>();
  for (let at = 0; tar[at];) {
    const [name, size, folder] = [word(at, 100), parseInt(word(at + 124, 12), 8), word(at + 345, 155)];
    at += BLOCK;
    files.set(folder ? `${folder}/${name}` : name, tar.subarray(at, at + size));
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/** Lays files out below a folder. They are not copied: nobody else may write to them. */
export function layOut(system: Files, folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  const made = new Set<string>();
  for (const [name, data] of files) {
    const path = `${folder}/${name}`;
    const place = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(place)) system.mkdirTree(place);
    made.add(place);
    system.writeFile(path, data, { canOwn: true });
  }
}
