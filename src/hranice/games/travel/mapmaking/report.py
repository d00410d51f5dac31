"""What a maker of maps has to say: what cannot be, what it is unsure about, what it has done by itself."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from hranice.game import BadInput
from hranice.games.travel.maps.own_map_check import Sketch
from hranice.games.travel.maps.pack import Pack


class MapError(BadInput):
    """A source or notes that make no map; says in one line what is wrong and what would be right."""

    def __init__(self, line: str, *states: str) -> None:
        super().__init__(line)
        self.states = states
        """The states that it is about, by their codes."""
        self.outlines: tuple[Any, ...] = ()
        """Their polygons in the source, as far as somebody knows them."""
        self.sketch: Sketch | None = None
        """The source, with these pointed out, if somebody has drawn it."""


@contextmanager
def outlined(units: Iterable[tuple[str, Sequence[Any]]]) -> Iterator[None]:
    """Give an error the polygons of the states that it is about, from those of all states."""
    try:
        yield
    except MapError as error:
        error.outlines = tuple(
            polygon for code, polygons in units if code in error.states for polygon in polygons
        )
        raise


class Doubt(NamedTuple):
    """Something that a machine cannot know."""

    text: str
    """What, as one line."""
    line: str = ""
    """The line of notes that would settle it; empty where none can."""
    grave: bool = False
    """Whether the map cannot be played on before that is settled."""

    def __str__(self) -> str:
        """Return both in one line."""
        return f"{self.text}: {self.line}" if self.line else self.text


class Report(NamedTuple):
    """All that is to be said about a map that was made."""

    doubts: tuple[Doubt, ...] = ()
    said: tuple[str, ...] = ()
    """What was done without asking: mended, derived, left out."""

    @property
    def playable(self) -> bool:
        """Tell whether nothing grave is left open."""
        return not any(doubt.grave for doubt in self.doubts)


class Made(NamedTuple):
    """A map and what is to be said about it. A pack with grave doubts is there only to be looked at."""

    pack: Pack
    report: Report


def listed(words: Iterable[str], most: int = 8) -> str:
    """Return words as a list that stays short."""
    all_words = list(words)
    more = f" … ({len(all_words)} in all)" if len(all_words) > most else ""
    return ", ".join(all_words[:most]) + more
