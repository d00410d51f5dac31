"""The BORDER in the daily deal: what to keep, what to complete, what to cross."""

from importlib.resources import files

from hranice.daily.contract import Puzzles
from hranice.games.border.puzzles.finding import BOTS, KINDS, find
from hranice.games.border.puzzles.judging import judge

PUZZLES = Puzzles(
    kinds=KINDS,
    bots=BOTS,
    levels=("beginner", "regular", "expert"),
    least=1_000,
    options=lambda _: {},
    find=find,
    judge=judge,
    stock=(files(__package__) / "stock.json").read_bytes,
)
