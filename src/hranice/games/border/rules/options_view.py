"""The options as clients see them: with what the rules derive from boards, so that no client has to."""

from functools import lru_cache

from hranice.game import Value
from hranice.games.border.rules.board import Board, Cell, Geography, segments
from hranice.games.border.rules.state import Options


class AreaView(Value, frozen=True):
    """An area with its values (B5) and the ids of the spaces that surround it, ascending."""

    name: str
    high: int
    low: int
    spaces: tuple[int, ...]


class GeographyView(Value, frozen=True):
    """Where the spaces lie, indexed by their ids, and the areas between them."""

    spaces: tuple[Cell, ...]
    areas: tuple[AreaView, ...]


class BoardView(Value, frozen=True):
    """A colouring: one letter per space id, and the spaces of each segment by its number (B4)."""

    name: str
    colours: str
    segments: tuple[tuple[int, ...], ...]


class OptionsView(Value, frozen=True):
    """What the players agree on before they begin; `Options` with more about geography and boards."""

    geography: GeographyView
    boards: tuple[BoardView, ...]
    choice: tuple[str, ...]
    chain: bool


def options_view(options: Options) -> OptionsView:
    """Return the options with the lower values of the areas and the segments of the boards."""
    geography = options.geography
    boards = tuple(board_view(geography, board) for board in options.boards)
    return OptionsView(geography_view(geography), boards, options.choice, options.chain)


@lru_cache(maxsize=64)
def geography_view(geography: Geography) -> GeographyView:
    """Return a geography with both values of every area."""
    areas = (AreaView(area.name, area.high, area.low, area.spaces) for area in geography.areas)
    return GeographyView(geography.spaces, tuple(areas))


@lru_cache(maxsize=256)
def board_view(geography: Geography, board: Board) -> BoardView:
    """Return a board with its segments."""
    return BoardView(board.name, board.colours, segments(geography, board))
