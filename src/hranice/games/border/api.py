"""What only The BORDER asks of a server: its boards."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get

from hranice.games.border.rules.options_view import options_view
from hranice.games.border.rules.state import Options
from hranice.server.api.requests import ANSWERS
from hranice.server.static import Static, static


@get("/boards", tags=["games"], responses=ANSWERS, media_type="application/json")
async def boards(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return the boards of The BORDER."""
    return _boards_file().answer(request)


@cache
def _boards_file() -> Static:
    shown = options_view(Options())
    boards = {"geography": shown.geography, "boards": shown.boards}
    return static(msgspec.json.encode(boards), "application/json")


ROUTES = (boards,)
