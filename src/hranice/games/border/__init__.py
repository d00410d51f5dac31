"""The BORDER, a game by Michael Kiesling and Reinhard Staupe."""

from hranice.games.border.game_parts import BorderParts
from hranice.games.border.rules.game import Border

__all__ = ["BORDER"]


class BorderWithParts(Border):
    """The rules, and everything else."""

    parts = BorderParts()


BORDER = BorderWithParts()
