/**
 * The worker in which tables run without a server: Python on Pyodide, with our own rooms. It only carries: what the
 * page says goes to hranice.browser.worker, and what that says to the page.
 */
import type { PyodideAPI } from "pyodide";
import type { Kit } from "../keeping/kit";
import type { Failure, FromWorker, ToWorker } from "./messages";
import { openLogs } from "./log-store";
import { dropSnapshot, keepSnapshot, recallSnapshot } from "./snapshots";
import { TableLocks } from "./table-locks";

/** hranice.browser.worker.BrowserTables. */
interface BrowserTables {
  request(id: number, method: string, path: string, body: string): void;
  connect(socket: number): void;
  say(socket: number, text: string): void;
  hang_up(socket: number): void;
}

class Failed extends Error {
  readonly reason: Failure;

  constructor(reason: Failure, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const ARCHIVE = "hranice.zip";
const PACKAGES = "/lib/python3.14/site-packages";
/** Modules of Python's own that ours need: what is imported before the snapshot is there at the next start. */
const EARLY = `
import __future__, asyncio, dataclasses, datetime, difflib, email.parser, enum, functools, gzip, hashlib
import importlib.metadata._adapters, importlib.resources, inspect, ipaddress, itertools, json, logging, random, re
import secrets, statistics, typing, unicodedata, urllib.parse, uuid, weakref
`;

const tell = (message: FromWorker) => postMessage(message);

/** Fetches a file of the kit, telling how much has come. */
async function fetched(
  address: string,
  { name, size }: Kit["files"][number],
  onbytes: (count: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // What was cut short on its way may be kept as if it were whole: then it is asked for past what is kept.
    for (const cache of ["default", "reload"] as const) {
      const bytes = await allOf(await fetch(address + name, { cache }), onbytes);
      if (bytes.length === size) return bytes;
      onbytes(-bytes.length);
    }
  } catch (cause) {
    throw new Failed("fetch", cause);
  }
  throw new Failed("fetch");
}

async function allOf(answer: Response, onbytes: (count: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
  const parts: Uint8Array[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onbytes(part.value.length);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Fetches all files of the kit, so that the page can tell how much is still to come. */
async function fetchedAll(address: string, { files, total }: Kit): Promise<void> {
  let loaded = 0;
  const onbytes = (count: number) => tell({ type: "progress", loaded: (loaded += count), total });
  await Promise.all(files.map((file) => fetched(address, file, onbytes)));
}

/** A browser may have none, or a host may forbid to compile it: the shortest program tells. */
function runsWebAssembly(): boolean {
  try {
    return Boolean(new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])));
  } catch {
    return false;
  }
}

type Load = (options: object) => Promise<PyodideAPI>;

async function loader(address: string): Promise<Load> {
  const module = (await import(/* @vite-ignore */ `${address}pyodide.mjs`).catch((cause: unknown) => {
    throw new Failed("fetch", cause);
  })) as { loadPyodide: Load };
  return (options) => module.loadPyodide({ indexURL: address, ...options });
}

/** Wakes Python up as it was after an earlier start. */
async function woken(load: Load, snapshot: Promise<ArrayBuffer>): Promise<PyodideAPI | null> {
  try {
    const pyodide = await load({ _loadSnapshot: snapshot });
    pyodide.runPython("import random; random.seed()"); // otherwise the same numbers as last time
    return pyodide;
  } catch (error) {
    console.warn("Python did not wake up, and is started", error);
    await dropSnapshot();
    return null;
  }
}

/** Starts Python for the first time; `kept` is when its snapshot is. */
async function anew(address: string, load: Load): Promise<{ pyodide: PyodideAPI; kept: Promise<void> }> {
  const pyodide = await load({ _makeSnapshot: true });
  pyodide.runPython(EARLY);
  return { pyodide, kept: keepSnapshot(address, new Uint8Array(pyodide.makeMemorySnapshot())) };
}

/** Starts Python, or wakes it up. */
async function started(address: string, kit: Kit): Promise<PyodideAPI> {
  const kept = await recallSnapshot(address);
  if (!kept) await fetchedAll(address, kit);
  const load = await loader(address);
  const awake = kept && (await woken(load, kept.arrayBuffer()));
  if (awake) return awake;
  if (!("caches" in globalThis)) return load({});
  return (await anew(address, load)).pyodide;
}

async function python(address: string, kit: Kit): Promise<BrowserTables> {
  if (!runsWebAssembly()) throw new Failed("no-wasm");
  const [pyodide, { logs, storage }] = await Promise.all([
    started(address, kit),
    openLogs((changed) => tell({ type: "storage", storage: changed })),
  ]);
  const ours = kit.files.filter(({ name }) => name === ARCHIVE || name.endsWith(".whl"));
  const unpacked = await Promise.all(ours.map((file) => fetched(address, file)));
  for (const [place, data] of unpacked.entries())
    pyodide.unpackArchive(data, ours[place]?.name === ARCHIVE ? "zip" : "wheel", { extractDir: PACKAGES });
  const locks = new TableLocks();
  const page = {
    logs,
    lock: (table: string) => locks.acquire(table),
    unlock: (table: string) => locks.release(table),
    answer: (id: number, status: number, text: string) => tell({ type: "answer", id, status, text }),
    tell: (socket: number, text: string) => tell({ type: "told", socket, text }),
    hang_up: (socket: number) => tell({ type: "hung-up", socket }),
  };
  const module = pyodide.pyimport("hranice.browser.worker") as {
    BrowserTables: (page: object) => BrowserTables;
  };
  const tables = module.BrowserTables(page);
  tell({ type: "ready", version: kit.version, storage });
  return tables;
}

let tables: BrowserTables | null = null;
const early: ToWorker[] = [];

function take(message: ToWorker): void {
  if (!tables) {
    early.push(message);
    return;
  }
  if (message.type === "request")
    tables.request(message.id, message.method, message.path, message.body ?? "");
  else if (message.type === "connect") tables.connect(message.socket);
  else if (message.type === "say") tables.say(message.socket, message.text);
  else if (message.type === "hang-up") tables.hang_up(message.socket);
}

async function boot(address: string, kit: Kit): Promise<void> {
  try {
    tables = await python(address, kit);
    for (const message of early.splice(0)) take(message);
  } catch (error) {
    console.error(error);
    tell({ type: "failed", reason: error instanceof Failed ? error.reason : "start" });
  }
}

async function prepare(address: string): Promise<void> {
  try {
    await (
      await anew(address, await loader(address))
    ).kept;
  } catch (error) {
    // Whoever plays is told what is the matter.
    console.warn(error);
  }
  tell({ type: "prepared" });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "boot") void boot(data.address, data.kit);
  else if (data.type === "prepare") void prepare(data.address);
  else take(data);
});
