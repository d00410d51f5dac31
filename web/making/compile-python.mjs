// Compiles the Python of an archive for the Python that browsers run: `node making/compile-python.mjs IN.zip OUT.zip`.
// A browser that need not compile them begins sooner.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(from)), "zip", { extractDir: "/rooms" });
pyodide.runPython(`
import compileall, py_compile, zipfile
from pathlib import Path

compileall.compile_dir(
    "/rooms",
    quiet=2,
    legacy=True,  # beside the sources, which then need not travel
    stripdir="/rooms",
    prependdir="/lib/python3.14/site-packages",
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
    for path in sorted(path for path in Path("/rooms").rglob("*") if path.is_file() and path.suffix != ".py"):
        about = zipfile.ZipInfo(path.relative_to("/rooms").as_posix(), (1980, 1, 1, 0, 0, 0))
        zipped.writestr(about, path.read_bytes(), zipfile.ZIP_DEFLATED)
`);
writeFileSync(to, pyodide.FS.readFile("/out.zip"));
