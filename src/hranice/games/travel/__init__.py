"""Bez hranic (Travel Blog), a game by Vlaada Chvátil."""

from hranice.games.travel.game_parts import FirstTravelParts, TravelParts
from hranice.games.travel.maps import ATLASES, PECULIARITIES
from hranice.games.travel.rules.game import FirstTravel, Travel

__all__ = ["TRAVEL", "VERSIONS"]


class TravelWithParts(Travel):
    """The rules, and everything else."""

    parts = TravelParts()


class FirstTravelWithParts(FirstTravel):
    """The first rules, and everything else."""

    parts = FirstTravelParts()


TRAVEL = TravelWithParts(ATLASES, PECULIARITIES)
VERSIONS = (FirstTravelWithParts(ATLASES, PECULIARITIES), TRAVEL)
"""What the game is played by and was played by, the newest last."""
