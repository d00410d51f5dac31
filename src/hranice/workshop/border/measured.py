"""What was measured about the boards A to D, kept beside the code that measured it."""

from importlib.resources import files

import msgspec

from hranice.border.board import Board
from hranice.game import Value
from hranice.workshop.border.fairness import Tally


class Figures(Value, frozen=True):
    """The share of games that each board won among equal bots, and that the starter won, in per cent."""

    bot: str
    players: int
    games: int
    seed: int
    wins: dict[str, float]
    starter: float

    @classmethod
    def of(cls, tally: Tally, bot: str, players: int, seed: int) -> "Figures":
        """Return the figures of a measurement."""
        wins = {name: round(100 * tally.share(name), 2) for name in sorted(tally.wins)}
        starter = round(100 * tally.starter_wins / tally.games, 2)
        return cls(bot, players, tally.games, seed, wins, starter)


class Measured(Value, frozen=True):
    """Figures, and the colourings they are about."""

    boards: dict[str, str]
    figures: tuple[Figures, ...]

    def json(self) -> str:
        """Return the content of the file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()


def measured(boards: tuple[Board, ...]) -> tuple[Figures, ...]:
    """Return what is known about exactly these boards: nothing, if they were changed since."""
    text = (files("hranice.workshop.border") / "measured.json").read_text("utf-8")
    known = msgspec.json.decode(text, type=Measured)
    return known.figures if known.boards == {board.name: board.colours for board in boards} else ()
