"""What `python -m tools.boards measure` found out about the boards A to D."""

from importlib.resources import files

import msgspec

from hranice.game import Value
from hranice.games.border.rules.board import Board


class Figures(Value, frozen=True):
    """The share of games that each board won among equal bots, and that the starter won, in per cent."""

    bot: str
    players: int
    games: int
    seed: int
    wins: dict[str, float]
    starter: float


class Measured(Value, frozen=True):
    """Figures, and the colourings they are about."""

    boards: dict[str, str]
    figures: tuple[Figures, ...]


def measured(boards: tuple[Board, ...]) -> tuple[Figures, ...]:
    """Return what is known about exactly these boards: nothing, if they were changed since."""
    text = (files("hranice.games.border.boards") / "measured_fairness.json").read_text("utf-8")
    known = msgspec.json.decode(text, type=Measured)
    return known.figures if known.boards == {board.name: board.colours for board in boards} else ()
