"""Environments by the name of the game."""

from typing import Any

from hranice.games.border.encoding import BorderEncoding
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.games.travel.encoding import TravelEncoding
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.lab.env.encoding import Encoding


def encoding_of(game: str, seats: int, options: Any = None, tick: int = 250) -> Encoding[Any, Any]:
    """Return a game for learners. Raises `ValueError` for what makes no game, in one line.

    `tick` is how many milliseconds pass from act to act in a race.
    """
    match game, options:
        case "border", BorderOptions() | None:
            return BorderEncoding(seats, options)
        case "travel", TravelOptions() | None:
            return TravelEncoding(seats, options, tick=tick)
        case "border" | "travel", _:
            raise ValueError(f"these are no options of {game}: {type(options).__name__}")
        case _:
            raise ValueError(f"there is no game “{game}”; there is border, travel")
