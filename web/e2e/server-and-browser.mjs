// A real server on loopback and a real browser for the tests; both end with them.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const HRANICE =
  process.env.HRANICE ?? fileURLToPath(new URL("../../.venv/bin/hranice", import.meta.url));
const BROWSERS = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-headless-shell",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
// Generous: it is only spent when something fails, or on a machine that has much else to do.
export const PATIENCE = 120_000;

export const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

/** Above these the system hands ports out to connections, also while a server that will want its port again is down. */
const [FIRST_PORT, LAST_PORT] = [26_000, 32_000];

/** A port on which nobody listens; other test files begin to look elsewhere. */
export async function freePort() {
  for (let tries = 0; ; tries += 1) {
    const port = FIRST_PORT + ((process.pid * 7 + tries) % (LAST_PORT - FIRST_PORT));
    const probe = createServer();
    const free = await new Promise((done) => {
      probe.once("error", () => done(false));
      probe.listen(port, "127.0.0.1", () => done(true));
    });
    if (!free) continue;
    await new Promise((done) => probe.close(done));
    return port;
  }
}

const PYTHON = join(dirname(HRANICE), "python");

/** Puts days of the daily deal from the stock that comes with the games into a store, and then does what is asked. */
const FILL_DAYS = `
import asyncio, sys
import msgspec
from hranice.cli import main
from hranice.daily.dates import after
from hranice.daily.practice_puzzles import practice_day
from hranice.store.location import open_store

async def fill(folder, today, before):
    store = await open_store(folder)
    for days in range(-int(before), 5):
        day = after(today, days)
        await store.keep_day(day, msgspec.json.encode(practice_day(day)), 0)
    await store.close()

asyncio.run(fill(*sys.argv[1:4]))
sys.argv[1:] = sys.argv[4:]
if sys.argv[1:]:
    main()
`;

export const today = () => new Date().toISOString().slice(0, 10);

/** May be killed and started again: it always has the same address and data. */
export class Server {
  #process = null;

  /** Its days are there: making them would keep a core busy for a minute. `packages` is a folder with more Python packages for it. */
  static async started(packages) {
    const server = new Server();
    const paths = [packages, process.env.PYTHONPATH].filter(Boolean);
    server.env = { ...process.env, PYTHONPATH: paths.join(delimiter) };
    server.data = mkdtempSync(join(tmpdir(), "hranice-e2e-"));
    server.port = await freePort();
    server.url = `http://127.0.0.1:${server.port}`;
    await server.#started(PYTHON, ["-c", FILL_DAYS, server.data, today(), 2]);
    return server;
  }

  async start() {
    if (this.#process && this.#runs()) return;
    await this.#started(HRANICE, []);
  }

  /** Starts the server anew with so many days before today. */
  async fillDays(before) {
    await this.kill("SIGTERM");
    execFileSync(PYTHON, ["-c", FILL_DAYS, this.data, today(), before], { env: this.env });
    await this.start();
  }

  async #started(program, first) {
    const options = ["--port", this.port, "--no-open", "--data", this.data, "--thinkers", "1", "--unlimited"];
    const [env, stdio] = [this.env, ["ignore", "ignore", "inherit"]];
    this.#process = spawn(program, [...first, "serve", ...options], { env, stdio });
    const end = Date.now() + PATIENCE;
    while (Date.now() < end && this.#runs()) {
      const answer = await fetch(`${this.url}/health`).catch(() => null);
      if (answer?.ok) return;
      await pause(100);
    }
    throw new Error("the server did not start");
  }

  #runs() {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async kill(signal = "SIGKILL") {
    if (!this.#runs()) return;
    const ended = new Promise((done) => this.#process.once("exit", done));
    this.#process.kill(signal);
    await ended;
  }

  async end() {
    await this.kill("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The browser of the tests, and what it is started with. */
export function browserOptions(more = []) {
  const executablePath = BROWSERS.find((path) => path && existsSync(path));
  if (!executablePath)
    throw new Error(
      "no Chromium found: install it (Debian: apt install chromium), or set CHROMIUM to its path",
    );
  return {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  };
}

export function openBrowser(more = []) {
  return chromium.launch(browserOptions(more));
}

/** A browser with a profile on disk, as people have: it outlasts a start of the browser. */
export const openProfile = (folder, shape = {}) =>
  chromium.launchPersistentContext(folder, {
    ...browserOptions(),
    locale: "en-GB",
    reducedMotion: "reduce",
    ...shape,
  });

/** For those who want to see what a service worker keeps; others would not see through it what the page fetches. */
export const KEEPING = { viewport: { width: 1280, height: 800 }, serviceWorkers: "allow" };

/** How a device of the tests is. */
export const QUIET = { locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block" };

/** A device of its own: cookies and storage belong to nobody else. What goes wrong in its page is thrown. */
export async function device(browser, shape = { viewport: { width: 1280, height: 800 } }) {
  return quietPage(await browser.newContext({ ...QUIET, ...shape }));
}

/** A page of a device that does not need to follow what bots do. */
export async function quietPage(context) {
  await context.addInitScript(() => {
    // A blank page has no storage.
    if (location.protocol.startsWith("http") && !localStorage.getItem("hranice.settings"))
      localStorage.setItem("hranice.settings", JSON.stringify({ pace: "none" }));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Opens a table over HTTP as the device of a page. */
export async function openTable(page, opening) {
  await page.request.post(new URL("/api/me", page.url()).href);
  const answer = await page.request.post(new URL("/api/tables", page.url()).href, { data: opening });
  const told = await answer.json();
  if (!answer.ok()) throw new Error(`no table was opened: ${JSON.stringify(told)}`);
  return told.code;
}

/** Collects, from what the server tells a page, the views of its first seat, the latest last. */
export function viewsOf(page) {
  const views = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const [view] = JSON.parse(payload).views ?? [];
      if (view) views.push(view);
    }),
  );
  return views;
}
