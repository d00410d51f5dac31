// How long the strongest bots think in a browser.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PAGE } from "./table-here.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** What drives simulations; browsers do without it. */
const ADDED = ["lab/__init__.py", "lab/playing.py"];
const GAMES = 3;

/** Answers with milliseconds, bot by bot. */
export async function decided({ executablePath }) {
  const added = ADDED.flatMap((name) => ["--add", `hranice/${name}=${here(`../../../src/hranice/${name}`)}`]);
  const command = [
    here("../run-python.mjs"),
    fileURLToPath(PAGE),
    here("../../../benchmarks/decisions.py"),
    GAMES,
    ...added,
  ];
  const env = { ...process.env, CHROMIUM: executablePath };
  const { stdout } = await promisify(execFile)(process.execPath, command.map(String), { env });
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
