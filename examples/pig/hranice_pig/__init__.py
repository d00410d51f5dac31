"""Pig for Hranice: roll as often as you dare, but a one takes all."""

from hranice_pig.game_parts import PigParts
from hranice_pig.rules import Pig


class PigWithParts(Pig):
    """The rules, and what the game brings besides."""

    parts = PigParts()


PIG = PigWithParts()
