import { Blob } from "node:buffer";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { layOut, unpacked } from "../src/offline/unpack-tar";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A file as it stands in a tar file. */
function entry(name: string, content: string, folder = ""): Uint8Array {
  const data = bytes(content);
  const blocks = new Uint8Array(512 + Math.ceil(data.length / 512) * 512);
  blocks.set(bytes(name), 0);
  blocks.set(bytes(data.length.toString(8).padStart(11, "0")), 124);
  blocks.set(bytes(folder), 345);
  blocks.set(data, 512);
  return blocks;
}

it("finds every file of a pack, and lays it out in its folder", async () => {
  const long = "x".repeat(513);
  const parts = [entry("a/b.json", "{}"), entry("empty", ""), entry("c.pyc", long, "a/deep")];
  const tar = Buffer.concat([...parts, new Uint8Array(1024)]);
  const files = await unpacked(new Blob([gzipSync(tar)]) as unknown as globalThis.Blob);
  const read = (data?: Uint8Array) => new TextDecoder().decode(data);
  expect([...files].map(([name, data]) => [name, read(data)])).toEqual([
    ["a/b.json", "{}"],
    ["empty", ""],
    ["a/deep/c.pyc", long],
  ]);

  const [made, written] = [[] as string[], [] as string[]];
  layOut({ mkdirTree: (path) => made.push(path), writeFile: (path) => written.push(path) }, "/lib", files);
  expect(made).toEqual(["/lib/a", "/lib", "/lib/a/deep"]);
  expect(written).toEqual(["/lib/a/b.json", "/lib/empty", "/lib/a/deep/c.pyc"]);
});
