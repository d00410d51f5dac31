"""What a player in code is: a seat's knowledge goes in, a move and the moment for it come out."""

from abc import ABC, abstractmethod
from typing import Generic

from hranice.game import BadInput, MoveT, StateT, Value


def turned(dial: str, value: float, least: float, most: float) -> float:
    """Return what a dial of a bot is turned to; refuse to turn it too far."""
    if not least <= value <= most:
        raise BadInput(f"{dial} is {value:g}; it goes from {least:g} to {most:g}")
    return value


class EngineError(BadInput):
    """What a bot thinks with cannot be used; the message says why in one line."""


class Choice(Value, Generic[MoveT], frozen=True):
    """What a bot wants to do, and in how many milliseconds from now. Games without a race ignore time."""

    move: MoveT
    delay: int = 0


class Bot(ABC, Generic[StateT, MoveT]):
    """A player in code, made anew for every game with a seed for whatever it leaves to chance.

    The states it is given are `game.redact(state, seat)`: a bot knows what a person in that seat knows.
    The same seed and the same states give the same choices.
    """

    @abstractmethod
    def choose(self, state: StateT, seat: int) -> Choice[MoveT]:
        """Return a legal move of this seat, which is due."""

    def revise(self, state: StateT, seat: int, choice: Choice[MoveT]) -> Choice[MoveT]:  # noqa: ARG002 - hook
        """Think again: something happened before the chosen moment came.

        `choice` is the earlier one with the delay that is left of it. Returning it, as bots do that do not
        watch the others, keeps both the move and the moment; any other choice counts from now.
        """
        return choice
