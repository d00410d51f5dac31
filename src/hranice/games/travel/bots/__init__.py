"""Players of Bez hranic in code."""

from collections.abc import Callable
from functools import partial
from typing import Any

from hranice.bots.bot import Bot
from hranice.games.travel.bots.traveller import Oracle, Traveller

__all__ = ["TRAVEL_BOTS", "Oracle", "Traveller"]

TRAVEL_BOTS: dict[str, Callable[..., Bot[Any, Any]]] = {
    "tourist": partial(Traveller, knowledge=0.55, speed=0.8),
    "traveller": Traveller,
    "globetrotter": partial(Traveller, knowledge=0.95, speed=1.2),
}
"""One kind of player at three settings of its two dials; `Traveller` takes any other."""
