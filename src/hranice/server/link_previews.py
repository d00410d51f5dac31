"""What messengers and search engines show of a link: a title, a sentence and a picture, from the page's head.

Nobody has to sit at a table to see its preview, so it names the game, and who invites; nothing else.
"""

from functools import lru_cache
from html import escape

from hranice.game import Games, Value
from hranice.locale import Texts
from hranice.server.static import Static, static
from hranice.store import Summary
from hranice.store.interface import FINISHED

AT_TABLE = ("t", "watch")
"""The beginnings of paths at which a table is met as it is now."""
AFTERWARDS = {"replay": "preview-replay", "blog": "preview-blog"}
"""The beginnings of paths that tell of a game that is over, and what is said of them."""
TODAY = "today"
"""The beginning of paths to the puzzles of a day."""
_BY_PHASE = {
    "open": "preview-invited",
    "starting": "preview-running",
    "running": "preview-running",
    "finished": "preview-finished",
}


class Preview(Value, frozen=True):
    """What is shown of a link."""

    title: str
    description: str
    picture: str
    """The name of the game whose picture it is; empty: that of all games together."""


def preview_of(path: str, texts: Texts, games: Games, table: Summary | None, host: str) -> Preview:
    """Return the preview of a path: that of the table, the game or the day in it, else a general one.

    `table` is the one whose code stands in the path, if there is one; `host` the name under which its host
    sits there, or nothing.
    """
    kind, name = [*path.strip("/").split("/"), ""][:2]
    if kind == TODAY:
        return Preview(texts.text("preview-today"), texts.text("home-today"), "")
    key = "preview-game"
    if table is not None:
        name, key = table.game, _BY_PHASE.get(table.phase, "")
        if kind in AFTERWARDS:
            key = AFTERWARDS[kind] if table.phase == FINISHED else ""
        elif host and table.phase == "open":
            key = "preview-invites"
    game = games.get(name)
    if game is None or not texts.has(key):
        return Preview("Hranice", texts.text("home-claim"), "")
    called = texts.text(f"game-{name}") if texts.has(f"game-{name}") else game.parts.title or name
    pitch = f"home-{name}-pitch"
    return Preview(
        texts.text(key, game=called, name=host),
        texts.text(pitch if texts.has(pitch) else "home-claim"),
        name,
    )


@lru_cache(maxsize=256)
def with_preview(document: Static, preview: Preview, picture: str) -> Static:
    """Return a document whose head tells its preview; `picture` is the full address of the picture."""
    tags = {
        'name="description"': preview.description,
        'property="og:site_name"': "Hranice",
        'property="og:type"': "website",
        'property="og:title"': preview.title,
        'property="og:description"': preview.description,
        'property="og:image"': picture,
        'name="twitter:card"': "summary_large_image",
    }
    head = "".join(f'<meta {name} content="{escape(content)}" />\n    ' for name, content in tags.items())
    body = document.body.replace(b"</head>", head.encode() + b"</head>", 1)
    return static(body, document.media_type, document.cache, document.vary)
