"""Bez hranic (Travel Blog), a game by Vlaada Chvátil."""

from hranice.games.travel.maps import ATLASES, PECULIARITIES
from hranice.games.travel.parts import TravelParts
from hranice.games.travel.rules.game import Travel

__all__ = ["TRAVEL"]


class TravelWithParts(Travel):
    """The rules, and everything else."""

    parts = TravelParts()


TRAVEL = TravelWithParts(ATLASES, PECULIARITIES)
