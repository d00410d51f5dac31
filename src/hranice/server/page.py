"""The page: what `web/` was built into, or word that it was not."""

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency

from hranice.locale import LANGUAGES, Texts
from hranice.server.problems import Denied
from hranice.server.static import ASK_FIRST, FOR_EVER, Static, static, static_file

FOLDER = Path(__file__).parent / "page"
HASHED = "assets"
"""The folder whose files have the hash of their content in their names."""
INDEX = "index.html"


class Page:
    """All files of the page, each read when it is first asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
        }

    def find(self, path: str) -> Static:
        """Return a file of the page; every other address is one that the page itself understands."""
        name = path.strip("/")
        if name in self._files:
            return _read(self._files[name], FOR_EVER if name.startswith(f"{HASHED}/") else ASK_FIRST)
        if name.startswith(f"{HASHED}/") or "." in name.rpartition("/")[2]:
            raise Denied("server-not-found")
        return _read(self._files[INDEX], ASK_FIRST) if INDEX in self._files else _no_page()


_read = cache(static_file)


@cache
def _no_page() -> Static:
    sentences = "".join(
        f'<p lang="{code}">{escape(Texts(code).text("server-no-page"))}</p>' for code in LANGUAGES
    )
    document = f'<!doctype html><meta charset="utf-8"><title>Hranice</title><h1>Hranice</h1>{sentences}'
    return static(document.encode(), "text/html")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request[Any, Any, Any], pages: NamedDependency[Page]) -> Response[bytes]:
    """Serve the page and its files."""
    return pages.find(request.scope["path"]).answer(request)
