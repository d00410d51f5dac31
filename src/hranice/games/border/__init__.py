"""The BORDER, a game by Michael Kiesling and Reinhard Staupe."""

from hranice.games.border.rules.game import Border

__all__ = ["BORDER"]

BORDER = Border()
