"""The page: what `web/` was built into, or word that it was not."""

import asyncio
from contextlib import suppress
from functools import cache
from html import escape
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.di import NamedDependency

from hranice.live.problems import Denied
from hranice.live.tables import Tables
from hranice.locale import LANGUAGES, Texts, wished
from hranice.plugins import GAMES
from hranice.server.api.device_request import AllTables, DeviceRequest
from hranice.server.link_previews import AFTERWARDS, AT_TABLE, preview_of, with_preview
from hranice.server.static import (
    ASK_FIRST,
    BY_LANGUAGE,
    FOR_EVER,
    OFFLINE,
    UNCHANGING,
    Static,
    static,
    static_file,
)
from hranice.store import NotFound, Summary, Unavailable

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
PREPARED = "prepared"
"""The folder of documents that show their view before the script is there, by language and path: `cs.html`,
`cs/learn.html`, `cs/t/_.html`."""
PICTURES = "previews"
"""The folder of the pictures that stand for a game in previews, by its name; `all.png` for all games."""


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
            return _read(self._files[name], FOR_EVER if f"/{name}".startswith(UNCHANGING) else ASK_FIRST)
        if f"/{name}".startswith(UNCHANGING) or "." in name.rpartition("/")[2]:
            raise Denied("server-not-found")
        prepared = f"{PREPARED}/{wished(accept_language)}/{name}".rstrip("/")
        # The last part of a path may be a code: `_` stands for every one.
        for document in (f"{prepared}.html", f"{prepared.rpartition('/')[0]}/_.html", INDEX):
            if document in self._files:
                return _read(self._files[document], ASK_FIRST, BY_LANGUAGE)
        return _no_page()

    def picture(self, game: str) -> str:
        """Return the path of the picture of a game, or of all games if it has none."""
        name = f"{PICTURES}/{game}.png"
        return f"/{name}" if name in self._files else f"/{PICTURES}/all.png"


_read = cache(static_file)


@cache
def _no_page() -> Static:
    sentences = "".join(
        f'<p lang="{code}">{escape(Texts(code).text("server-no-page"))}</p>' for code in LANGUAGES
    )
    document = f'<!doctype html><meta charset="utf-8"><title>Hranice</title><h1>Hranice</h1>{sentences}'
    return static(document.encode(), "text/html")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: DeviceRequest, pages: NamedDependency[Page], tables: AllTables) -> Response[bytes]:
    """Serve the page and its files; documents with a preview of what they will show."""
    path, accept_language = request.scope["path"], request.headers.get("accept-language", "")
    if path.startswith(OFFLINE):
        # Ten megabytes are compressed when they are first asked for: nobody's game waits for that.
        found = await asyncio.to_thread(pages.find, path)
    else:
        found = pages.find(path, accept_language)
    if found.vary == BY_LANGUAGE:
        table = await _table_at(path, tables, request)
        host = "" if table is None else tables.host_name(table.table)
        preview = preview_of(path, Texts(wished(accept_language)), GAMES, table, host)
        origin = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
        found = with_preview(found, preview, origin + pages.picture(preview.picture))
    return found.answer(request)


async def _table_at(path: str, tables: Tables, request: DeviceRequest) -> Summary | None:
    """Return the table whose code stands in a path; None: there is none, or it cannot be asked for now."""
    kind, _, rest = path.strip("/").partition("/")
    if rest and (kind in AT_TABLE or kind in AFTERWARDS):
        # A page is served whatever is the matter with its table: it tells by itself.
        with suppress(Denied, NotFound, Unavailable):
            return await tables.find(rest.partition("/")[0], request.asker)
    return None
