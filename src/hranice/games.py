"""The games there are. Listing a game here is all it takes: table, records and tests find it by name."""

from typing import Any

from hranice.border import BORDER
from hranice.game import Game
from hranice.travel import TRAVEL

GAMES: dict[str, Game[Any, Any, Any]] = {game.name: game for game in (BORDER, TRAVEL)}
