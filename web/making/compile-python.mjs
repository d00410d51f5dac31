// Compiles Python for the one that browsers run: `node making/compile-python.mjs FOLDER`. A browser that need not compile
// begins sooner. The archives in the folder are replaced:
// - python_stdlib.zip: what a table imports is compiled; what that might import later is left as it is; no more travels
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
import sys
from hranice.browser.worker import import_all

import_all()
ZIP = "/lib/python314.zip"
# Before this program imports what it needs itself.
used = {name for name, module in [*sys.modules.items()] if (getattr(module, "__file__", None) or "").startswith(ZIP)}

import ast, gzip, io, py_compile, re, tarfile, zipfile
from importlib.util import resolve_name
from pathlib import Path

packages, stdlib = Path("/lib/python3.14/site-packages"), Path("/stdlib")

# Named by something that a table imports, but nothing that it does comes there: tools of programmers, conversations with
# servers, other systems and processes, letters of another time, and doubles in Python of what is there in C.
NEEDLESS = re.compile(
    r"(_py_abc|_pydatetime|_pyio|_pyrepl|argparse|bdb|cProfile|cmd|code|csv|ctypes|doctest|getopt|http|multiprocessing"
    r"|optparse|pdb|pickle|pickletools|plistlib|profile|pstats|pydoc|rlcompleter|sysconfig|timeit|tomllib|trace|tracemalloc"
    r"|unittest|webbrowser|xml"
    r"|asyncio[.](__main__|proactor_events|tools|windows_\\w+)"
    r"|concurrent[.](futures[.](process|interpreter)|interpreters)"
    r"|email[.](_header_value_parser|contentmanager|generator|headerregistry|mime|policy)"
    r"|encodings[.](_win_cp|big5|cp|euc|gb|hp|hz|iso|johab|koi8|kz|mac|mbcs|oem|palm|ptcp|shift|tis)\\w*"
    r"|pyodide[.](console|http)"
    r"|urllib[.](request|robotparser)"
    r")([.].*)?"
)
# Imported by what is not written in Python, so that nothing names them.
UNNAMED = re.compile(r"_pylong|_strptime|(_pyodide|encodings|pyodide)([.].*)?")

def modules(root):
    """Return the sources below a folder, by the names of their modules."""
    paths = {path: path.relative_to(root).with_suffix("").parts for path in root.rglob("*.py")}
    return {".".join(parts).removesuffix(".__init__"): path for path, parts in paths.items()}

def named(module, path):
    """Yield the names that a module imports, also those that it imports only when it is asked for something."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{source}.{alias.name}" for alias in node.names)

def wanted(sources):
    """Yield those of the standard library's modules that travel."""
    found, to_do = set(), [*used, *filter(UNNAMED.fullmatch, sources)]
    for module, path in modules(packages).items():
        to_do += named(module, path)
    while to_do:
        name = to_do.pop()
        if "." in name:
            to_do.append(name.rpartition(".")[0])
        if name in sources and name not in found and (name in used or not NEEDLESS.fullmatch(name)):
            found.add(name)
            to_do += named(name, sources[name])
            yield name

def compiled(path, place):
    """Return a source as it travels, compiled for the place it goes to."""
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    made = py_compile.compile(str(path), "/made.pyc", place, doraise=True, invalidation_mode=unchecked)
    return Path(made).read_bytes()

packed = io.BytesIO()
with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
    for path in sorted(path for path in packages.rglob("*") if path.is_file() and path.suffix not in {".pyc", ".so"}):
        name = path.relative_to(packages)
        data = path.read_bytes()
        if path.suffix == ".py":
            name, data = name.with_suffix(".pyc"), compiled(path, str(path))
        about = tarfile.TarInfo(name.as_posix())
        about.size = len(data)
        tar.addfile(about, io.BytesIO(data))
Path("/made.pack").write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))

sources = modules(stdlib)
with zipfile.ZipFile("/made.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
    for name in sorted(wanted(sources)):
        path, data = sources[name].relative_to(stdlib), sources[name].read_bytes()
        if name in used:
            path, data = path.with_suffix(".pyc"), compiled(sources[name], f"{ZIP}/{path}")
        zipped.writestr(zipfile.ZipInfo(path.as_posix(), (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
`);
writeFileSync(STDLIB, pyodide.FS.readFile("/made.zip"));
writeFileSync(PACK, pyodide.FS.readFile("/made.pack"));
