// Our site on a host of plain files, which knows nothing of us, in a folder of it.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { settles } from "./player-actions.mjs";
import { HRANICE, freePort } from "./server-and-browser.mjs";

const PYTHON = join(dirname(HRANICE), "python");
const LIST = "offline.json";

/** Python's own host of files; but it knows no other types than nginx as it comes, which has none for `.mjs`. */
const SERVE = `
import functools, http.server, os, sys

TYPES = {
    ".html": "text/html", ".css": "text/css", ".txt": "text/plain", ".js": "application/javascript",
    ".json": "application/json", ".wasm": "application/wasm", ".zip": "application/zip", ".pdf": "application/pdf",
    ".png": "image/png", ".svg": "image/svg+xml", ".woff2": "font/woff2",
}

class Files(http.server.SimpleHTTPRequestHandler):
    def guess_type(self, path):
        return TYPES.get(os.path.splitext(path)[1], "application/octet-stream")

served = functools.partial(Files, directory=sys.argv[2])
http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), served).serve_forever()
`;

/** Answers when the host does; see `staticHost`. `begin` starts it at a port. */
async function served(folder, site, place, begin) {
  const port = await freePort();
  const host = begin(port);
  const ended = new Promise((done) => host.once("exit", done));
  const url = `http://127.0.0.1:${port}/${place}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await settles(answers, true);
  const end = () => {
    host.kill();
    return ended;
  };
  const remove = () => {
    void end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site, url, end, remove };
}

/**
 * Ends, and takes its files along, with `remove`; ends as a host does that has gone with `end`, which says when it has.
 * `options` are those of `hranice site`.
 */
export function staticHost(options = []) {
  const folder = mkdtempSync(join(tmpdir(), "hranice-site-"));
  const site = join(folder, "some", "games");
  execFileSync(HRANICE, ["site", site, "--no-kits", ...options], { stdio: "ignore" });
  const begin = (port) => spawn(PYTHON, ["-c", SERVE, port, folder], { stdio: "ignore" });
  return served(folder, site, "some/games/", begin);
}

/** The same, begun with the very command that `hranice site` prints, but at a port of its own and for this machine only. */
export function hostAsPrinted() {
  const folder = mkdtempSync(join(tmpdir(), "hranice-site-"));
  const site = join(folder, "my games");
  const said = execFileSync(HRANICE, ["site", site, "--no-kits"], { encoding: "utf8" });
  const [command] = /python -m http\.server .*/.exec(said);
  // People have activated where Python is.
  const env = { ...process.env, PATH: [dirname(PYTHON), process.env.PATH].join(delimiter) };
  const begin = (port) =>
    spawn(`exec ${command} --bind 127.0.0.1 ${port}`, { shell: true, stdio: "ignore", env });
  return served(folder, site, "", begin);
}

/**
 * Makes another version of a site: all its scripts and maps have other names, and name each other by them, and what runs
 * tables lies in another folder.
 */
export function renewSite(site) {
  const assets = readdirSync(join(site, "assets")).filter((name) => /\.js(on)?$/.test(name));
  const renewed = (name) => (assets.includes(name) ? `newer-${name}` : name);
  for (const name of ["index.html", "sw.js", LIST, ...assets.map((asset) => join("assets", asset))]) {
    const path = join(site, name);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(/[\w.-]+\.js(on)?\b/g, renewed));
  }
  for (const name of assets) renameSync(join(site, "assets", name), join(site, "assets", renewed(name)));
  const kit = JSON.parse(readFileSync(join(site, LIST), "utf8"));
  const folder = kit.folder.replace("offline/", "offline/newer-");
  renameSync(join(site, kit.folder), join(site, folder));
  writeFileSync(join(site, LIST), JSON.stringify({ ...kit, folder }));
}

/** Lets a test reach Python in the worker of a site, as `python` there. */
export function exposePython(site) {
  const list = join(site, LIST);
  const kit = JSON.parse(readFileSync(list, "utf8"));
  const file = kit.files.find(({ name }) => name === "pyodide.js");
  const path = join(site, kit.folder, file.name);
  const exposing =
    "const exposed = async (options) => (self.python = await $1(options)); export{exposed as loadPyodide";
  writeFileSync(path, readFileSync(path, "utf8").replace(/export\{(\w+) as loadPyodide/, exposing));
  file.size = statSync(path).size;
  writeFileSync(list, JSON.stringify(kit));
}
