"""What only The BORDER is asked for: its boards."""

from typing import Any

from hranice.games.border.rules.options_view import options_view
from hranice.games.border.rules.state import Options
from hranice.parts import Route


def boards() -> dict[str, Any]:
    """Return the boards of The BORDER."""
    shown = options_view(Options())
    return {"geography": shown.geography, "boards": shown.boards}


ROUTES = (Route("GET", "/boards", boards, fixed=True),)
