"""Bez hranic (Travel Blog): the rules as pure functions on frozen values.

`atlas` and `maps` hold the ground, `fare` the prices; `dealing`, `placing` and `reckoning` are the three
parts of a round, and `rules` joins them into a game. Only `maps` reads files: the rules are handed what it
has read.
"""

from hranice.travel.maps import ATLASES
from hranice.travel.rules import Travel

__all__ = ["TRAVEL"]

TRAVEL = Travel(ATLASES)
