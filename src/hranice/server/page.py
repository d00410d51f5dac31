"""The page: what `web/` was built into, or word that it was not."""

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency

from hranice.locale import LANGUAGES, Texts, wished
from hranice.server.problems import Denied
from hranice.server.static import ASK_FIRST, BY_LANGUAGE, FOR_EVER, Static, static, static_file

FOLDER = Path(__file__).parent / "page"
HASHED = "assets"
"""The folder whose files have the hash of their content in their names."""
INDEX = "index.html"
PREPARED = "prepared"
"""The folder of documents that show their view before the script is there, by language and path: `cs.html`,
`cs/learn.html`, `cs/t/_.html`."""


class Page:
    """All files of the page, each read when it is first asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
        }

    def find(self, path: str, accept_language: str = "") -> Static:
        """Return a file of the page; every other address is one that the page itself understands.

        It gets the document prepared for it in the first language accepted, or an empty one.
        """
        name = path.strip("/")
        if name in self._files:
            return _read(self._files[name], FOR_EVER if name.startswith(f"{HASHED}/") else ASK_FIRST)
        if name.startswith(f"{HASHED}/") or "." in name.rpartition("/")[2]:
            raise Denied("server-not-found")
        prepared = f"{PREPARED}/{wished(accept_language)}/{name}".rstrip("/")
        # The last part of a path may be a code: `_` stands for every one.
        for document in (f"{prepared}.html", f"{prepared.rpartition('/')[0]}/_.html", INDEX):
            if document in self._files:
                return _read(self._files[document], ASK_FIRST, BY_LANGUAGE)
        return _no_page()


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
    return pages.find(request.scope["path"], request.headers.get("accept-language", "")).answer(request)
