/**
 * Python in this worker: started from the kit, or woken up as it was after an earlier start. Then all modules that tables
 * need are imported already.
 */
import type { PyodideAPI } from "pyodide";
import type { Kit } from "../keeping/offline-kit";
import { Failed, fetched } from "./fetching";
import { fillPages } from "./nonempty-pages";
import { untilIdle } from "./wait-for-inactivity";
import { layOut, unpacked, type Files } from "./unpack-tar";
import { dropSnapshot, keepSnapshot, recallSnapshot, type Kept } from "./python-snapshots";

const PACK = "hranice.pack";
const PACKAGES = "/lib/python3.14/site-packages";
/** Milliseconds after which a snapshot is kept: first somebody plays. */
const LATER = 5000;

/** What Emscripten starts from, and what it makes of it; as much as we need. */
interface Settings {
  INITIAL_MEMORY?: number;
  dynamicLibraries?: readonly string[];
  locateFile: (name: string) => string;
}
interface Made {
  readonly HEAPU8: Uint8Array;
}
interface Internals {
  readonly _module: { readonly wasmTable: WebAssembly.Table };
  readonly _api: { readonly config: { _loadSnapshot?: unknown }; on_fatal?: (error: unknown) => void };
}
/** Loads it, with its memory as it was. */
type Load = (options: object, size?: number, fill?: (memory: Uint8Array) => void) => Promise<PyodideAPI>;
/** In which of its first words a snapshot says where memory begins. */
const MEMORY_AT = 1;

/** Functions are kept in a snapshot by their places in this table: it must be the same when Python wakes up. */
const functionsOf = (pyodide: PyodideAPI) => (pyodide as unknown as Internals)._module.wasmTable.length;

/** What loads Pyodide with the libraries of the kit: from the beginning, so that they are always in the same place. */
async function loader(address: string, kit: Kit): Promise<Load> {
  const here = (name: string) => import(/* @vite-ignore */ address + name);
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    here("pyodide.js"),
    here("pyodide.asm.js"),
  ]).catch((cause: unknown) => {
    throw new Failed("fetch", cause);
  })) as [
    { loadPyodide: (options: object) => Promise<PyodideAPI> },
    { default: (settings: Settings) => Promise<Made> },
  ];
  const places = new Map(
    Object.entries(kit.libraries).map(([name, place]) => [`${PACKAGES}/${place}`, name]),
  );
  return (options, size, fill) => {
    const createPyodideModule = async (settings: Settings) => {
      const { locateFile } = settings;
      settings.dynamicLibraries = [...places.keys()];
      settings.locateFile = (name) => locateFile(places.get(name) ?? name);
      if (size !== undefined) settings.INITIAL_MEMORY = size;
      const made = await create(settings);
      fill?.(made.HEAPU8);
      return made;
    };
    return loadPyodide({ indexURL: address, createPyodideModule, ...options });
  };
}

/** Our rooms, which lie beside Python itself; in the places of libraries, which are loaded by then, an empty file. */
async function rooms(address: string, kit: Kit): Promise<ReadonlyMap<string, Uint8Array>> {
  const file = kit.files.find(({ name }) => name === PACK);
  if (!file) throw new Failed("fetch");
  const files = await unpacked(await fetched(address, file));
  for (const place of Object.values(kit.libraries)) files.set(place, new Uint8Array());
  return files;
}

async function woken(
  load: Load,
  address: string,
  { bytes, filled, functions, size }: Kept,
): Promise<PyodideAPI | null> {
  try {
    const kept = await bytes;
    const memoryAt = new Uint32Array(kept.buffer)[MEMORY_AT] ?? 0;
    // Pyodide would copy all of it, also what is empty: it gets the head of the snapshot, and finds its memory filled.
    const pyodide = await load({ _loadSnapshot: kept.subarray(0, memoryAt) }, size, (memory) =>
      fillPages(memory, filled, kept, memoryAt),
    );
    // It is nearly as large as Python itself, and of no more use.
    delete (pyodide as unknown as Internals)._api.config._loadSnapshot;
    if (functionsOf(pyodide) !== functions) throw new Error("a snapshot of other functions");
    // Otherwise the same numbers as last time.
    pyodide.runPython("import random; random.seed()");
    return pyodide;
  } catch (error) {
    console.warn("Python did not wake up, and is started", error);
    await dropSnapshot(address);
    return null;
  }
}

/** Starts Python for the first time, and says how to keep a snapshot of it, where one can be kept. */
async function anew(
  load: Load,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<{ pyodide: PyodideAPI; keep: (address: string) => Promise<void> }> {
  const keeps = "caches" in globalThis;
  const pyodide = await load({ _makeSnapshot: keeps });
  layOut(pyodide.FS as Files, PACKAGES, files);
  pyodide.runPython("from hranice.browser.worker import import_all; import_all()");
  if (!keeps) return { pyodide, keep: () => Promise.resolve() };
  const snapshot = pyodide.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  const functions = functionsOf(pyodide);
  return { pyodide, keep: (address) => keepSnapshot(address, snapshot, functions) };
}

/** Starts Python, or wakes it up. Before it is started, all files of the kit are waited for. */
export async function python(address: string, kit: Kit, fetchAll: () => Promise<void>): Promise<PyodideAPI> {
  const kept = await recallSnapshot(address);
  if (!kept) await fetchAll();
  const [load, files] = await Promise.all([loader(address, kit), rooms(address, kit)]);
  const awake = kept && (await woken(load, address, kept));
  if (awake) {
    layOut(awake.FS as Files, PACKAGES, files);
    return awake;
  }
  const { pyodide, keep } = await anew(load, files);
  setTimeout(() => void untilIdle(globalThis, ["message"]).then(() => keep(address)), LATER);
  return pyodide;
}

/** Calls back when Python breaks down for good, as it does where memory is full: then it answers nothing any more. */
export function onBreakdown(pyodide: PyodideAPI, broken: (error: unknown) => void): void {
  (pyodide as unknown as Internals)._api.on_fatal = broken;
}

/** Starts Python only to keep a snapshot of it. */
export async function prepared(address: string, kit: Kit): Promise<void> {
  const [load, files] = await Promise.all([loader(address, kit), rooms(address, kit)]);
  const { keep } = await anew(load, files);
  await keep(address);
}
