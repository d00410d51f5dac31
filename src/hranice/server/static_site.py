"""A static site: the page with what runs tables in the browser, as a folder for any host of plain files.

Such a host may have it under any path, and knows no addresses but those of files: all of them are relative,
and the page keeps its own behind the number sign (`web/src/parts/navigation.svelte.ts`).
"""

import json
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from hranice.locale import Texts
from hranice.plugins import GAMES
from hranice.server.link_previews import preview_of, with_preview
from hranice.server.middleware import POLICY
from hranice.server.page import INDEX, PICTURES, PREPARED
from hranice.server.static import static

MARK = "hranice-site.txt"
"""Names all files of a site, itself included; by it we know our own again."""
KIT = "offline.json"
"""Names the files that run tables in the browser."""
MANIFEST = "manifest.webmanifest"
PRINT = "print"
"""The folder of what is printed."""
NO_JEKYLL = ".nojekyll"
"""Keeps GitHub's pages from leaving out files whose names it reserves for itself."""
FOR_SERVERS = (f"{PREPARED}/", ".", "built-from.txt")
"""Beginnings of what only a server, or the build, has a use for."""
META_POLICY = "; ".join(rule for rule in POLICY.split("; ") if not rule.startswith("frame-ancestors"))
"""The page's policy, less what only a header can say."""


def has_kit(page: Path) -> bool:
    """Return whether a page was built with all that runs tables in the browser."""
    if not (page / KIT).is_file():
        return False
    kit = json.loads((page / KIT).read_bytes())
    files = [(page / kit["folder"] / file["name"], file["size"]) for file in kit["files"]]
    return all(path.is_file() and path.stat().st_size == size for path, size in files)


def not_ours(folder: Path) -> str | None:
    """Return the name of something in a folder that no site of ours has put there, if there is any."""
    if not folder.exists():
        return None
    if not folder.is_dir():
        return folder.name
    mark = folder / MARK
    ours = set(mark.read_text(encoding="utf-8").splitlines()) if mark.is_file() else set()
    there = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir())
    return next((name for name in sorted(there) if name not in ours), None)


class Kit(NamedTuple):
    """Something to print that a site has ready made, in a file for each language."""

    name: str
    """What its files are called, less the language."""
    asked: Sequence[str]
    """How the page asks for it: the game, a question mark, and the words of the order."""
    files: Mapping[str, bytes]
    """By language."""


def write_site(
    page: Path,
    folder: Path,
    *,
    server: str | None = None,
    address: str | None = None,
    kits: Sequence[Kit] = (),
) -> int:
    """Write the site of a built page into a folder, in the place of what was there; return its bytes.

    `server` is one for what needs one; `address` says where the site will be, with a slash at its end.
    It is written beside the folder and takes its place when it is complete.
    """
    folder = folder.resolve()
    folder.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    new, old = beside / "new", beside / "old"
    try:
        size = _fill(new, page, server, address, kits)
        if folder.exists():
            folder.rename(old)
        try:
            new.rename(folder)
        except OSError:
            if old.exists():
                old.rename(folder)
            raise
    finally:
        shutil.rmtree(beside)
    return size


def _fill(folder: Path, page: Path, server: str | None, address: str | None, kits: Sequence[Kit]) -> int:
    names = (path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file())
    files = {name: (page / name).read_bytes() for name in names if not name.startswith(FOR_SERVERS)}
    for kit in kits:
        files |= {f"{PRINT}/{kit.name}-{language}.pdf": pdf for language, pdf in kit.files.items()}
    files[INDEX] = _index(files[INDEX], server, address, kits)
    files[MANIFEST] = _manifest(files[MANIFEST])
    files[NO_JEKYLL] = b""
    files[MARK] = "".join(f"{name}\n" for name in sorted({*files, MARK})).encode()
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sum(map(len, files.values()))


def _index(document: bytes, server: str | None, address: str | None, kits: Sequence[Kit]) -> bytes:
    """Return the page's document for a static site: it says so, and finds its files from where it is."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{escape(META_POLICY)}" />'
    about = '<meta name="hranice-site" content="static" />'
    if server is not None:
        about += f'\n    <meta name="hranice-server" content="{escape(server)}" />'
    if kits:
        listed = " ".join(f"{kit.name}:{asked}" for kit in kits for asked in kit.asked)
        about += f'\n    <meta name="hranice-print" content="{escape(listed)}" />'
    charset = b'<meta charset="utf-8" />'
    relative = document.replace(b'="/', b'="./')
    told = relative.replace(charset, b"\n    ".join((charset, policy.encode(), about.encode())), 1)
    picture = f"{address or './'}{PICTURES}/all.png"
    preview = preview_of("/", Texts(), GAMES, None, "")
    return with_preview(static(told, "text/html"), preview, picture).body


def _manifest(manifest: bytes) -> bytes:
    """Return the manifest for a static site: it is known by its address, and its shortcuts are fragments."""
    content = json.loads(manifest)
    del content["id"]  # it would be the same for all sites of a host
    for shortcut in content["shortcuts"]:
        shortcut["url"] = shortcut["url"].replace("./", "./#/", 1)
    return json.dumps(content, ensure_ascii=False, indent=2).encode() + b"\n"
