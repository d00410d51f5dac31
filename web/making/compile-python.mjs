// Compiles Python for the one that browsers run: `node making/compile-python.mjs FOLDER`. A browser that need not compile
// begins sooner. The archives in the folder are replaced:
// - python_stdlib.zip: what a table imports is compiled; what it might is left as it is; what no table needs is left out
// - hranice.pack: our rooms and what they need, a zip file, becomes a tar file of compiled modules, compressed as a whole
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const [STDLIB, PACK] = ["python_stdlib.zip", "hranice.pack"].map((name) => join(folder, name));

const pyodide = await loadPyodide();
const unpack = (file, extractDir) =>
  pyodide.unpackArchive(new Uint8Array(readFileSync(file)), "zip", { extractDir });
unpack(STDLIB, "/stdlib");
unpack(PACK, "/lib/python3.14/site-packages");
pyodide.runPython(`
import gzip, io, py_compile, re, sys, tarfile, zipfile
from pathlib import Path

# Tools of programmers, conversations with servers, and letters of another time.
NEEDLESS = re.compile(
    r"(_pyrepl|antigravity|bdb|cProfile|cmd|code|ctypes|doctest|ensurepip|ftplib|html|http|imaplib|mailbox|modulefinder"
    r"|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty|pyclbr|pydoc|rlcompleter|shelve|smtplib"
    r"|socketserver|sqlite3|symtable|tabnanny|this|timeit|trace|tty|unittest|venv|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp"
    r"|encodings/(big5|cp|euc|gb|hp|hz|iso|johab|koi8|kz|mac|palm|ptcp|shift|tis)\\w*)(/.*|\\.py)"
)

def compiled(root, place, wanted):
    """Yield the files below a folder as they travel, by name: those that are wanted compiled, for the place they go to."""
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        name = path.relative_to(root)
        if path.suffix == ".py" and wanted(name):
            # Beside the sources, which then need not travel.
            made = str(path.with_suffix(".pyc"))
            unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(str(path), made, f"{place}/{name}", doraise=True, invalidation_mode=unchecked)
            yield name.with_suffix(".pyc").as_posix(), Path(made).read_bytes()
        elif path.suffix not in {".pyc", ".so"}:
            yield name.as_posix(), path.read_bytes()

packages, stdlib = Path("/lib/python3.14/site-packages"), Path("/stdlib")
packed = io.BytesIO()
with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
    for name, data in compiled(packages, packages, lambda name: True):
        about = tarfile.TarInfo(name)
        about.size = len(data)
        tar.addfile(about, io.BytesIO(data))
Path("/made.pack").write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))

from hranice.browser.worker import import_all

import_all()
used = {str(Path(module.__file__).relative_to("/lib/python314.zip"))
        for module in [*sys.modules.values()] if (getattr(module, "__file__", None) or "").startswith("/lib/python314.zip/")}
with zipfile.ZipFile("/made.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
    for name, data in compiled(stdlib, "/lib/python314.zip", lambda name: str(name) in used):
        if not NEEDLESS.fullmatch(name):
            zipped.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
`);
writeFileSync(STDLIB, pyodide.FS.readFile("/made.zip"));
writeFileSync(PACK, pyodide.FS.readFile("/made.pack"));
