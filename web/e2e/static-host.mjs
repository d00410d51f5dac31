// A host of plain files, which knows nothing of us; our site is in a folder of it.
import { execFileSync, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { settles } from "./hands.mjs";
import { HRANICE, freePort } from "./house.mjs";

const PYTHON = join(dirname(HRANICE), "python");

/** Writes the site below a folder under a name, and has Python's own server serve the folder. */
export async function staticHost(folder, name) {
  const path = `${name}/games`;
  const site = join(folder, path);
  execFileSync(HRANICE, ["site", site]);
  const port = await freePort();
  const options = ["--bind", "127.0.0.1", "--directory", folder, port];
  const host = spawn(PYTHON, ["-m", "http.server", ...options], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/${path}/`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await settles(answers, true);
  return { site, url, end: () => host.kill() };
}
