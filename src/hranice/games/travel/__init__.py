"""Bez hranic (Travel Blog), a game by Vlaada Chvátil."""

from hranice.games.travel.maps import ATLASES
from hranice.games.travel.rules.game import Travel

__all__ = ["TRAVEL"]

TRAVEL = Travel(ATLASES)
