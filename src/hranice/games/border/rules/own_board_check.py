"""A board of somebody's own, looked at: what is wrong with it and where, and how to draw it all the same."""

from collections.abc import Iterable

from msgspec.structs import replace

from hranice.game import Value
from hranice.games.border.rules.board import NAMES, SPACES, WHITE, Area, Board, Fault, Geography
from hranice.games.border.rules.board_file import (
    LETTER_OF,
    BoardError,
    BoardFile,
    content,
    file_faults,
    parse,
)
from hranice.games.border.rules.options_view import (
    BoardView,
    GeographyView,
    board_view,
    geography_view,
)

LARGEST = 64 * 1024
"""Bytes of a board file; one that is written with care has a tenth of it."""
MOST_DRAWN = 2 * SPACES
"""Spaces: what has more is no board to look at."""
FARTHEST = 60
"""Hexagons from one space to another: nobody could see both."""


class LookedAt(Value, frozen=True):
    """What there is to say about a file that somebody takes for a board."""

    name: str = ""
    faults: tuple[Fault, ...] = ()
    """All of them, with spaces by their places in the drawing; none: it can be played on."""
    geography: GeographyView | None = None
    board: BoardView | None = None
    """The board as it was understood, to be drawn; None: there is nothing to draw."""


def look_at(data: bytes) -> LookedAt:
    """Say what is wrong with the content of a file, or what board it is. Never raises."""
    try:
        file = parse(data)
    except BoardError as error:
        return LookedAt(faults=(Fault("B2", "board-form", str(error)),))
    found = file_faults(file)
    if not found:
        geography, board = content(file)
        return LookedAt(file.name, (), geography_view(geography), board_view(geography, board))
    sketch = _Sketch(file)
    faults = tuple(replace(fault, spaces=sketch.places(fault.spaces)) for fault in found)
    if not sketch.can_be_drawn:
        return LookedAt(file.name, faults)
    return LookedAt(file.name, faults, geography_view(sketch.geography), sketch.board)


class _Sketch:
    """A board with faults as far as it can be drawn: its spaces in the order of their ids, and its areas."""

    def __init__(self, file: BoardFile) -> None:
        self._file = file
        self._spaces = sorted(file.spaces, key=lambda space: space.id)
        self._places: dict[int, list[int]] = {}
        for place, space in enumerate(self._spaces):
            self._places.setdefault(space.id, []).append(place)

    def places(self, ids: Iterable[int]) -> tuple[int, ...]:
        """Return the places in the drawing of the spaces with these ids; each has one, if all is well."""
        return tuple(sorted({place for id_ in ids for place in self._places.get(id_, ())}))

    @property
    def can_be_drawn(self) -> bool:
        """Whether somebody could see it."""
        if not 0 < len(self._spaces) <= MOST_DRAWN:
            return False
        across, down = [space.q for space in self._spaces], [space.r for space in self._spaces]
        return max(max(across) - min(across), max(down) - min(down)) <= FARTHEST

    @property
    def geography(self) -> Geography:
        """Where the spaces lie, and what is said to be between them."""
        named = self._file.areas[: 2 * len(NAMES)]
        areas = (Area(area.name, area.high, self.places(area.spaces)) for area in named)
        return Geography(tuple((space.q, space.r) for space in self._spaces), tuple(areas))

    @property
    def board(self) -> BoardView:
        """The colours; white where there is no such colour."""
        letters = "".join(LETTER_OF.get(space.colour, WHITE) for space in self._spaces)
        return board_view(self.geography, Board(self._file.name, letters))
