"""Bez hranic in the daily deal: one round of each stage, on a map of the day."""

from importlib.resources import files
from typing import Any

from hranice.daily.contract import Puzzles
from hranice.games.travel.maps import names
from hranice.games.travel.puzzles.finding import BOTS, KINDS, find
from hranice.games.travel.puzzles.judging import judge
from hranice.games.travel.rules.options import UNTIL_READY


def options(number: int) -> dict[str, Any]:
    """Return the map of a day; what is shown is shown until the player is ready."""
    maps = names()
    return {"map": maps[number % len(maps)], "show": UNTIL_READY}


PUZZLES = Puzzles(
    kinds=KINDS,
    bots=BOTS,
    levels=("tourist", "traveller", "globetrotter"),
    least=500,
    options=options,
    find=find,
    judge=judge,
    stock=(files(__package__) / "stock.json").read_bytes,
)
