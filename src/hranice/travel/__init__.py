"""Bez hranic (Travel Blog): the rules as pure functions on frozen values.

`atlas` and `maps` hold the ground, `fare` the prices; `dealing`, `placing` and `reckoning` are the three
parts of a round, and `rules` joins them into a game.
"""

from hranice.travel.rules import TRAVEL

__all__ = ["TRAVEL"]
