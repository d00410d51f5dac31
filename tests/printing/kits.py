"""Kits for the tests: every one that can be ordered, printed once."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from hranice.games.travel import maps
from hranice.games.travel.maps import Pack
from hranice.games.travel.paper.kit import kit
from hranice.plugins import GAMES
from hranice.printing import Order
from tests.printing.pdf import Pdf


class Ordered(NamedTuple):
    """A kit by the game and the words of its order."""

    game: str
    words: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return " ".join((self.game, *(word for _, word in self.words)))

    @property
    def paper(self) -> str:
        return dict(self.words)["paper"]

    @property
    def language(self) -> str:
        return dict(self.words)["lang"]


def ordered(game: str, words: Mapping[str, str], paper: str, language: str) -> Ordered:
    return Ordered(game, (*words.items(), ("paper", paper), ("lang", language)))


def made(order: Ordered) -> bytes:
    """Print a kit."""
    printing = GAMES[order.game].parts.printing()
    assert printing is not None
    return printing.print(printing.read(dict(order.words)), None)


@cache
def printed(order: Ordered) -> Pdf:
    """Print a kit, once for all tests."""
    return Pdf(made(order))


def with_states(count: int) -> Pack:
    """Return a pack of so many states, some of them without capitals and facts; only good for printing."""
    states = [
        replace(state, code=f"{state.code}{number}")
        for number in range(count // 50 + 1)
        for state in maps.load("europe" if number % 2 == 0 else "usa").states
    ][:count]
    bare = [replace(state, capital=type(state.capital)(), facts=()) for state in states[::2]]
    europe = maps.load("europe")
    return replace(europe, states=(*bare, *states[1::2]), peculiarities=(), disputed=(), source="", lenses=())


@cache
def printed_pack(count: int) -> Pdf:
    return Pdf(kit(with_states(count), Order(lang="it")))
