"""Players of Bez hranic in code."""

from collections.abc import Callable, Mapping
from functools import partial

from hranice.bots.travel.traveller import Traveller

__all__ = ["TRAVEL_BOTS", "Traveller"]

TRAVEL_BOTS: Mapping[str, Callable[[int], Traveller]] = {
    "traveller": Traveller,
    "tourist": partial(Traveller, knowledge=0.5, speed=0.8),
    "globetrotter": partial(Traveller, knowledge=0.98, speed=1.4),
}
"""One kind of player at three settings of its two dials; `Traveller` takes any other."""
