"""The games there are. Listing a game here is all it takes: table, records and tests find it by name.

A new version of a game's rules is listed behind the old one, which logs and records still need.
"""

from hranice.game import Games
from hranice.games.border import BORDER
from hranice.games.travel import TRAVEL

GAMES = Games(BORDER, TRAVEL)
