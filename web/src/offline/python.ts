/**
 * Python in this worker: started from the kit, or woken up as it was after an earlier start. Then all modules that tables
 * need are imported already.
 */
import type { PyodideAPI } from "pyodide";
import type { Kit } from "../keeping/kit";
import { Failed, fetched } from "./fetching";
import { layOut, unpacked, type Files } from "./pack";
import { dropSnapshot, keepSnapshot, recallSnapshot, type Snapshot } from "./snapshots";

const PACK = "hranice.pack";
const PACKAGES = "/lib/python3.14/site-packages";
/** Milliseconds after which a snapshot is kept: first somebody plays. */
const LATER = 5000;

/** What Emscripten starts from, and what it makes of it; as much as we need. */
interface Settings {
  dynamicLibraries?: readonly string[];
  locateFile: (name: string) => string;
}
interface Internals {
  readonly _module: { readonly wasmTable: WebAssembly.Table };
  readonly _api: { readonly config: { _loadSnapshot?: unknown } };
}
type Load = (options: object) => Promise<PyodideAPI>;

/** Functions are kept in a snapshot by their places in this table: it must be the same when Python wakes up. */
const functionsOf = (pyodide: PyodideAPI) => (pyodide as unknown as Internals)._module.wasmTable.length;

/** What loads Pyodide with the libraries of the kit: from the beginning, so that they are always in the same place. */
async function loader(address: string, kit: Kit): Promise<Load> {
  const here = (name: string) => import(/* @vite-ignore */ address + name);
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    here("pyodide.mjs"),
    here("pyodide.asm.mjs"),
  ]).catch((cause: unknown) => {
    throw new Failed("fetch", cause);
  })) as [{ loadPyodide: Load }, { default: (settings: Settings) => unknown }];
  const places = new Map(
    Object.entries(kit.libraries).map(([name, place]) => [`${PACKAGES}/${place}`, name]),
  );
  const createPyodideModule = (settings: Settings) => {
    const { locateFile } = settings;
    settings.dynamicLibraries = [...places.keys()];
    settings.locateFile = (name) => locateFile(places.get(name) ?? name);
    return create(settings);
  };
  return (options) => loadPyodide({ indexURL: address, createPyodideModule, ...options });
}

/** Our rooms, which lie beside Python itself; in the places of libraries, which are loaded by then, an empty file. */
async function rooms(address: string, kit: Kit): Promise<ReadonlyMap<string, Uint8Array>> {
  const file = kit.files.find(({ name }) => name === PACK);
  if (!file) throw new Failed("fetch");
  const files = await unpacked(await fetched(address, file));
  for (const place of Object.values(kit.libraries)) files.set(place, new Uint8Array());
  return files;
}

async function woken(load: Load, { memory, functions }: Snapshot): Promise<PyodideAPI | null> {
  try {
    const pyodide = await load({ _loadSnapshot: memory });
    // It is as large as Python itself, and of no more use.
    delete (pyodide as unknown as Internals)._api.config._loadSnapshot;
    if (functionsOf(pyodide) !== functions) throw new Error("a snapshot of other functions");
    // Otherwise the same numbers as last time.
    pyodide.runPython("import random; random.seed()");
    return pyodide;
  } catch (error) {
    console.warn("Python did not wake up, and is started", error);
    await dropSnapshot();
    return null;
  }
}

/** Starts Python for the first time, with a snapshot of it if one can be kept. */
async function anew(
  load: Load,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<{ pyodide: PyodideAPI; snapshot: Snapshot | null }> {
  const keeps = "caches" in globalThis;
  const pyodide = await load({ _makeSnapshot: keeps });
  layOut(pyodide.FS as Files, PACKAGES, files);
  pyodide.runPython("from hranice.browser.worker import import_all; import_all()");
  if (!keeps) return { pyodide, snapshot: null };
  const memory = pyodide.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  return { pyodide, snapshot: { memory, functions: functionsOf(pyodide) } };
}

/** Starts Python, or wakes it up. Before it is started, all files of the kit are waited for. */
export async function python(address: string, kit: Kit, fetchAll: () => Promise<void>): Promise<PyodideAPI> {
  const kept = await recallSnapshot(address);
  if (!kept) await fetchAll();
  const [load, files] = await Promise.all([loader(address, kit), rooms(address, kit)]);
  const awake = kept && (await woken(load, kept));
  if (awake) {
    layOut(awake.FS as Files, PACKAGES, files);
    return awake;
  }
  const { pyodide, snapshot } = await anew(load, files);
  if (snapshot) setTimeout(() => void keepSnapshot(address, snapshot), LATER);
  return pyodide;
}

/** Starts Python only to keep a snapshot of it. */
export async function prepared(address: string, kit: Kit): Promise<void> {
  const [load, files] = await Promise.all([loader(address, kit), rooms(address, kit)]);
  const { snapshot } = await anew(load, files);
  if (snapshot) await keepSnapshot(address, snapshot);
}
