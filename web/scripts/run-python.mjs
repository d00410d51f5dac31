// Runs a Python program with what travels to browsers, on Pyodide: in Node or, if CHROMIUM names one, in a real browser.
//   node scripts/run-python.mjs PAGE PROGRAM.py [argument …] [--add hranice/module.py=FILE …]
// PAGE is the folder of the built page. What the program prints is printed.
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [page, program, ...rest] = process.argv.slice(2);
const index = JSON.parse(readFileSync(join(page, "offline.json"), "utf8"));
const folder = resolve(page, index.folder);
const added = rest.flatMap((word, place) => (rest[place - 1] === "--add" ? [word.split("=")] : []));
const given = {
  names: index.files.map(({ name }) => name),
  libraries: Object.entries(index.libraries),
  program: readFileSync(program, "utf8"),
  arguments: [program, ...rest.filter((word, place) => word !== "--add" && rest[place - 1] !== "--add")],
  added: added.map(([name, file]) => [name, readFileSync(file, "utf8")]),
};

/** Runs in Node and in the browser alike. */
async function run({
  loadPyodide,
  createPyodideModule,
  kit,
  read,
  libraries,
  program,
  arguments: words,
  added,
  print,
}) {
  const packages = "/lib/python3.14/site-packages";
  const pyodide = await loadPyodide({ indexURL: kit, createPyodideModule, stdout: print });
  pyodide.unpackArchive(await read("hranice.pack"), "gztar", { extractDir: packages });
  for (const [name, place] of libraries) pyodide.FS.writeFile(`${packages}/${place}`, await read(name));
  for (const [name, text] of added) {
    const place = `${packages}/${name}`;
    pyodide.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    pyodide.FS.writeFile(place, text);
  }
  pyodide.globals.set("words", pyodide.toPy(words));
  pyodide.runPython("import sys; sys.argv = [*words]");
  pyodide.runPython(program);
}

async function inNode() {
  const kit = `${folder}/`;
  const here = (name) => import(pathToFileURL(join(folder, name)));
  const { loadPyodide } = await here("pyodide.js");
  const { default: createPyodideModule } = await here("pyodide.asm.js");
  const read = (name) => Promise.resolve(new Uint8Array(readFileSync(join(folder, name))));
  await run({ ...given, loadPyodide, createPyodideModule, kit, read, print: (line) => console.log(line) });
}

async function inBrowser(executablePath) {
  const { chromium } = await import("playwright-core");
  const types = { wasm: "application/wasm", js: "text/javascript", json: "application/json" };
  const server = createServer(({ url }, answer) => {
    const name = url.slice(1);
    if (name && !given.names.includes(name)) return answer.writeHead(404).end();
    const type = name ? (types[name.split(".").pop()] ?? "application/octet-stream") : "text/html";
    answer
      .writeHead(200, { "content-type": type })
      .end(name ? readFileSync(join(folder, name)) : "<!doctype html>");
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const tab = await browser.newPage();
    await tab.exposeFunction("print", (line) => console.log(line));
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    await tab.evaluate(
      async ([source, all]) => {
        const kit = `${location.origin}/`;
        const { loadPyodide } = await import(`${kit}pyodide.js`);
        const { default: createPyodideModule } = await import(`${kit}pyodide.asm.js`);
        const read = async (name) => new Uint8Array(await (await fetch(kit + name)).arrayBuffer());
        await (0, eval)(`(${source})`)({
          ...all,
          loadPyodide,
          createPyodideModule,
          kit,
          read,
          print: window.print,
        });
      },
      [run.toString(), given],
    );
  } finally {
    await browser.close();
    server.close();
  }
}

await (process.env.CHROMIUM ? inBrowser(process.env.CHROMIUM) : inNode());
