/**
 * The worker in which tables run without a server: Python on Pyodide, with our own rooms. It only carries: what the
 * page says goes to hranice.browser.worker, and what that says to the page.
 */
import type { Kit } from "../keeping/offline-kit";
import { batching } from "./message-batching";
import { Failed, fetchedAll } from "./fetching";
import type { ToWorker } from "./messages";
import { openLogs } from "./log-store";
import { ownLandStore } from "./own-land-store";
import { onBreakdown, prepared, python } from "./python";
import { TableLocks } from "./table-locks";

/** hranice.browser.worker.BrowserTables. */
interface BrowserTables {
  request(id: number, method: string, path: string, body: string): void;
  connect(socket: number): void;
  say(socket: number, text: string): void;
  hang_up(socket: number): void;
}

const { send, tell } = batching((message) => postMessage(message));

function failed(error: unknown): void {
  console.error(error);
  send({ type: "failed", reason: error instanceof Failed ? error.reason : "start" });
}

/** A browser may have none, or a host may forbid to compile it: the shortest program tells. */
function runsWebAssembly(): boolean {
  try {
    return Boolean(new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])));
  } catch {
    return false;
  }
}

async function begun(address: string, kit: Kit): Promise<BrowserTables> {
  if (!runsWebAssembly()) throw new Failed("no-wasm");
  const fetchAll = () =>
    fetchedAll(address, kit, (loaded, total) => send({ type: "progress", loaded, total }));
  const [pyodide, { logs, storage }] = await Promise.all([
    python(address, kit, fetchAll),
    openLogs((changed) => send({ type: "storage", storage: changed })),
  ]);
  onBreakdown(pyodide, failed);
  const locks = new TableLocks();
  const page = {
    logs,
    materials: ownLandStore,
    lock: (table: string) => locks.acquire(table),
    unlock: (table: string) => locks.release(table),
    answer: (id: number, status: number, text: string) => send({ type: "answer", id, status, text }),
    tell: (socket: number, text: string) => tell({ socket, text }),
    hang_up: (socket: number) => send({ type: "hung-up", socket }),
  };
  const module = pyodide.pyimport("hranice.browser.worker") as {
    BrowserTables: (page: object) => BrowserTables;
  };
  const made = module.BrowserTables(page);
  send({ type: "ready", version: kit.version, storage });
  return made;
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
    tables = await begun(address, kit);
    for (const message of early.splice(0)) take(message);
  } catch (error) {
    failed(error);
  }
}

async function prepare(address: string, kit: Kit): Promise<void> {
  try {
    await prepared(address, kit);
  } catch (error) {
    // Whoever plays is told what is the matter.
    console.warn(error);
  }
  send({ type: "prepared" });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "boot") void boot(data.address, data.kit);
  else if (data.type === "prepare") void prepare(data.address, data.kit);
  else take(data);
});
send({ type: "here" });
