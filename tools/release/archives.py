"""The two archives of a release: what they hold, and what is wrong with it."""

import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import urlsplit

from packaging.metadata import Metadata

from hranice.games.travel.maps import names
from hranice.locale import LANGUAGES
from tools import page

Files = Mapping[str, bytes]
"""Contents by path; paths in a source archive begin below its one folder."""

_PAGE = page.PAGE.relative_to("src").as_posix()
_ENGINE = "hranice/games/border/bots/engine"
NEEDED = (
    f"{_PAGE}/index.html",
    f"{_ENGINE}/engine.wasm",
    f"{_ENGINE}/weights.bin",
    *(f"{_PAGE}/prepared/{language}.html" for language in LANGUAGES),
    *(f"hranice/locale/{language}/common.ftl" for language in LANGUAGES),
    *(f"hranice/games/travel/maps/{name}.json" for name in names()),
)
"""What no game is played without, and what a wrong setting of the build could leave out."""


def build(folder: Path) -> tuple[Path, Path]:
    """Build the source archive and the wheel into a folder, in place of older ones; return both."""
    for old in folder.glob("hranice-*"):
        old.unlink()
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", folder], cwd=page.ROOT, check=True)
    (sdist,), (wheel,) = folder.glob("hranice-*.tar.gz"), folder.glob("hranice-*.whl")
    return sdist, wheel


def in_sdist(path: Path) -> Files:
    """Return what a source archive holds."""
    with tarfile.open(path) as archive:
        members = {member.name.partition("/")[2]: archive.extractfile(member) for member in archive}
        return {name: file.read() for name, file in members.items() if file is not None}


def in_wheel(path: Path) -> Files:
    """Return what a wheel holds."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def faults(sdist: Files, wheel: Files, version: str, secrets: frozenset[str]) -> Iterator[str]:
    """Yield what is wrong with a release of such a version, one line each."""
    about = f"hranice-{version}.dist-info"
    yield from (f"the wheel lacks {name}" for name in NEEDED if name not in wheel)
    for kind, metadata in (
        ("the wheel", wheel.get(f"{about}/METADATA")),
        ("the source", sdist.get("PKG-INFO")),
    ):
        yield from (f"{kind}: {fault}" for fault in _metadata_faults(metadata, version))
    for kind, files in (("the wheel", wheel), ("the source", sdist)):
        for name, data in files.items():
            yield from (f"{kind} tells {secret} in {name}" for secret in secrets if secret.encode() in data)
    package = {name for name in wheel if not name.startswith((f"{about}/", f"{_PAGE}/"))}
    sources = {name.removeprefix("src/") for name in sdist if name.startswith("src/")}
    yield from (f"only one of wheel and source holds {name}" for name in sorted(package ^ sources))
    if wheel.get(page.STAMP.relative_to("src").as_posix(), b"").decode().strip() != _page_digest(sdist):
        yield "the page in the wheel was not built from what is in the source"


def _metadata_faults(data: bytes | None, version: str) -> Iterator[str]:
    if data is None:
        yield "no metadata"
        return
    try:
        metadata = Metadata.from_email(data, validate=True)
    except ExceptionGroup as error:
        yield from (str(one) for one in error.exceptions)
        return
    if str(metadata.version) != version:
        yield f"version {metadata.version} instead of {version}"
    if not metadata.description:
        yield "no description"


def _page_digest(sdist: Files) -> str:
    """Return the hash of what the page is made from in a source archive."""
    with tempfile.TemporaryDirectory() as folder:
        for name, data in sdist.items():
            if name.startswith(("requirements/", "src/", "tools/", "web/")):
                place = Path(folder) / name
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(data)
        return page.digest(Path(folder))


def secrets_of_this_machine() -> frozenset[str]:
    """Return what no archive may tell: where things are here, and where packages come from."""
    npm, environment = page.npm_command()
    asked = (
        ([sys.executable, "-m", "pip", "config", "list"], None),
        ([*npm, "config", "get", "registry"], environment),
    )
    said = "".join(
        subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
        for command, env in asked
    )
    registries = (urlsplit(address) for address in re.findall(r"\w+://[^\s'\"]+", said))
    folders = (f"{folder}/" for folder in (page.ROOT, Path.home()))
    return frozenset({*folders, *(registry.netloc or registry.path for registry in registries)})
