"""Players of Bez hranic in code."""

from collections.abc import Callable
from functools import partial
from typing import Any

from hranice.bots.bot import Bot
from hranice.bots.travel.traveller import Traveller

__all__ = ["TRAVEL_BOTS", "Traveller"]

TRAVEL_BOTS: dict[str, Callable[..., Bot[Any, Any]]] = {
    "traveller": Traveller,
    "tourist": partial(Traveller, knowledge=0.5, speed=0.8),
    "globetrotter": partial(Traveller, knowledge=0.98, speed=1.4),
}
"""One kind of player at three settings of its two dials; `Traveller` takes any other."""
