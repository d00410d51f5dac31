"""Imports all that travels to browsers, on Pyodide, and prints what cannot be imported and why."""

import importlib
import zipfile
from pathlib import Path

STDLIB = Path("/lib/python314.zip")
PACKAGES = Path("/lib/python3.14/site-packages")


def main() -> None:
    """Import everything."""
    travelled = [Path(name) for name in zipfile.ZipFile(STDLIB).namelist()]
    travelled += [path.relative_to(PACKAGES) for path in PACKAGES.rglob("*.pyc")]
    modules = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in travelled}
    for name in sorted(modules):
        try:
            importlib.import_module(name)
        except ImportError as error:
            print(name, error, sep=": ")


if __name__ == "__main__":
    main()
