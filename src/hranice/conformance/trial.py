"""A game played once at random, at which a check looks step by step."""

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import islice
from random import Random
from typing import Any

import msgspec

from hranice.conformance.option_values import some_options
from hranice.conformance.playing import AnyGame, Step, playthrough
from hranice.game import Moved, Refusal

LISTED = 300
"""How many moves of a position are looked at one by one; a game may have thousands."""


class Trial:
    """One playthrough of a game. It knows at which event a check is."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.random = Random(seed)
        """For what a check leaves to chance."""
        self.at: Step | None = None
        """Where the check is."""

    @cached_property
    def options(self) -> Any:
        """What was agreed, complete."""
        return some_options(self.game, self.seats, self.seed)

    @property
    def place(self) -> str:
        """How to come here again, in words."""
        where = "" if self.at is None else f", event {self.at.number} ({shortened(self.at.event)})"
        return f"{self.seats} players, seed {self.seed}{where}"

    @property
    def onlookers(self) -> tuple[int | None, ...]:
        """All seats, and a spectator."""
        return (*range(self.seats), None)

    def steps(self, every: int = 1) -> Iterator[Step]:
        """Yield the steps of the game, or some of them."""
        for step in _played(self.game, self.options, self.seats, self.seed)[::every]:
            self.at = step
            yield step

    def some_moves(self, state: Any, seat: int, most: int = LISTED) -> list[Any]:
        """Return the first moves that a seat has."""
        return list(islice(self.game.moves(state, seat), most))


Check = Callable[[Trial], Iterator[str]]
"""Yields what is wrong. The first line of its docstring says what it proves."""


@lru_cache(maxsize=16)  # all checks look at the same few games
def _played(game: AnyGame, options: Any, seats: int, seed: int) -> tuple[Step, ...]:
    return tuple(playthrough(game, options, seats, seed))


def refusal_of(game: AnyGame, state: Any, event: Any) -> Refusal | None:
    """Return why an event is refused; None: it is not."""
    try:
        game.play(state, event)
    except Refusal as refusal:
        return refusal
    return None


def accepted(game: AnyGame, state: Any, seat: int, move: Any, at: int) -> bool:
    """Say whether a seat may make a move."""
    return refusal_of(game, state, Moved(seat, move, at)) is None


def through_json(value: Any, kind: Any) -> Any:
    """Return what becomes of a value when it is stored and read again."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def shortened(thing: object) -> str:
    """Return something as one line that fits a terminal."""
    words = " ".join(str(thing).split())
    return words if len(words) <= 160 else f"{words[:159]}…"
