"""What The BORDER is played on: a geography (B2, B5) and a colouring of it (B3, B4).

A geography says where the spaces lie and what surrounds which area; the four boards share it. A board
says only which colour each space has. Everything else is derived, so it cannot contradict: segments are
the connected pieces of one colour, and an area is what its ring of spaces encloses.

Spaces are pointy-top hexagons in axial coordinates (q, r): q grows to the right, r grows downwards and
half a hexagon to the right.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from hranice.game import SHORT_NAME, Value

COLOURS = ("red", "green", "blue", "yellow", "orange", "grey")
LETTERS = "RGBYOE"
"""One letter per colour, in the order of `COLOURS`; the index is the number of the colour."""
WHITE = "W"
"""The letter of the two spaces that are crossed from the start (B3)."""

NAMES = ("villa", "well", "sailboat", "wind-wheel", "castle", "eagle", "goat", "lighthouse", "oak")
"""The areas. Villa and well are named by the published rules (B5); the other names are ours."""

SPACES = 86
SEGMENT_SIZES = (2, 3, 4, 5)
VALUES = range(4, 13)
KNOWN_VALUES = {"villa": 9, "well": 4}

Cell = tuple[int, int]
"""Axial coordinates (q, r) of a hexagon, be it a space or a part of an area."""

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a hexagon: right first, then clockwise."""


class Area(Value, frozen=True):
    """An area with its higher value and the ids of the spaces that surround it, ascending."""

    name: str
    high: int
    spaces: tuple[int, ...]

    @property
    def low(self) -> int:
        """The value for everybody who closes the area later (B5)."""
        return self.high // 2


class Geography(Value, frozen=True):
    """Where the spaces lie, indexed by their ids, and the areas between them."""

    spaces: tuple[Cell, ...]
    areas: tuple[Area, ...]


class Board(Value, frozen=True):
    """A colouring: one letter per space id, of `LETTERS` or `WHITE`."""

    name: str
    colours: str


class Fault(Value, frozen=True):
    """One way in which a geography or a board breaks a rule.

    `reason` is a stable key for programs, `text` a sentence for people that names what is concerned.
    """

    rule: str
    reason: str
    text: str
    spaces: tuple[int, ...] = ()
    """The ids of the spaces that it is about, to be pointed out on a drawing."""

    def __str__(self) -> str:
        """Return the sentence with its rule."""
        return f"{self.rule}: {self.text}"


def around(cell: Cell) -> Iterator[Cell]:
    """Yield the six cells that share an edge with this one: right first, then clockwise."""
    q, r = cell
    for dq, dr in DIRECTIONS:
        yield q + dq, r + dr


def reading_order(cell: Cell) -> tuple[int, int]:
    """Sort key of cells: top to bottom, left to right."""
    q, r = cell
    return r, q


def patches(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    """Return the connected pieces of a set of cells, in reading order of their first cells."""
    left = set(cells)
    found = []
    for first in sorted(left, key=reading_order):
        if first not in left:
            continue
        left.discard(first)
        piece = [first]
        for cell in piece:
            fresh = [other for other in around(cell) if other in left]
            left.difference_update(fresh)
            piece.extend(fresh)
        found.append(frozenset(piece))
    return found


def frame(cells: Collection[Cell]) -> frozenset[Cell]:
    """Return all cells of the smallest upright rectangle that leaves a margin around the given ones."""
    columns = [2 * q + r for q, r in cells]
    rows = [r for _, r in cells]
    return frozenset(
        ((column - row) // 2, row)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 2, max(columns) + 3)
        if (column - row) % 2 == 0
    )


@lru_cache(maxsize=64)
def neighbours(geography: Geography) -> tuple[tuple[int, ...], ...]:
    """Return, for each space, the ids of the spaces that share an edge with it, ascending."""
    ids = {cell: number for number, cell in enumerate(geography.spaces)}
    return tuple(
        tuple(sorted(ids[other] for other in around(cell) if other in ids)) for cell in geography.spaces
    )


@lru_cache(maxsize=64)
def enclosures(geography: Geography) -> tuple[frozenset[Cell], ...]:
    """Return what the spaces enclose: the connected pieces of other cells, without the one outside."""
    if not geography.spaces:
        return ()
    spaces = frozenset(geography.spaces)
    return tuple(patches(frame(spaces) - spaces)[1:])  # the first piece holds the margin


def ring(geography: Geography, piece: Collection[Cell]) -> tuple[int, ...]:
    """Return the ids of the spaces that touch any of the given cells, ascending."""
    touched = {other for cell in piece for other in around(cell)}
    return tuple(number for number, cell in enumerate(geography.spaces) if cell in touched)


def land(geography: Geography) -> dict[str, frozenset[Cell]]:
    """Return the cells inside each area of a geography without faults, by name."""
    inside = {ring(geography, piece): piece for piece in enclosures(geography)}
    return {area.name: inside[area.spaces] for area in geography.areas}


@lru_cache(maxsize=256)
def segments(geography: Geography, board: Board) -> tuple[tuple[int, ...], ...]:
    """Return the segments, each with its space ids ascending, ordered by their smallest id.

    A segment is a connected piece of one colour, because two segments of one colour never touch (B4).
    """
    cells: dict[str, dict[Cell, int]] = {letter: {} for letter in LETTERS + WHITE}
    for number, (cell, letter) in enumerate(zip(geography.spaces, board.colours, strict=True)):
        cells[letter][cell] = number
    found = (
        tuple(sorted(cells[letter][cell] for cell in piece))
        for letter in LETTERS
        for piece in patches(cells[letter])
    )
    return tuple(sorted(found))


def faults(geography: Geography) -> list[Fault]:
    """Return everything that breaks B2 or B5; nothing means that the geography is proven legal."""
    return [*_space_faults(geography), *_area_faults(geography), *_value_faults(geography)]


def board_faults(geography: Geography, board: Board) -> list[Fault]:
    """Return everything in which a colouring of a legal geography breaks B3 or B4, or cannot be called."""
    nameless = name_fault(board.name)
    if nameless:
        return [nameless]
    strange = sorted(set(board.colours) - set(LETTERS + WHITE))
    if strange:
        return [Fault("B3", "colour-unknown", f"no colour has the letter {listing(strange)}")]
    if len(board.colours) != len(geography.spaces):
        text = f"{len(board.colours)} colours are given for {len(geography.spaces)} spaces"
        return [Fault("B3", "colour-count", text)]
    return [*_white_faults(geography, board), *_segment_faults(geography, board)]


def name_fault(name: str) -> Fault | None:
    """Return what keeps a board from being called so; None: nothing does."""
    if re.fullmatch(SHORT_NAME, name):
        return None
    text = f"no name for a board: {name[:40]!a} (up to 40 letters, digits, spaces, dots, hyphens)"
    return Fault("B1", "board-name", text)


def listing(things: Iterable[object]) -> str:
    """Return things in a row, as sentences about faults name them."""
    return ", ".join(str(thing) for thing in things) or "none"


def _space_faults(geography: Geography) -> Iterator[Fault]:
    if len(geography.spaces) != SPACES:
        text = f"there are {len(geography.spaces)} spaces, not {SPACES}"
        yield Fault("B2", "space-count", text)
    at: dict[Cell, int] = {}
    for number, cell in enumerate(geography.spaces):
        first = at.setdefault(cell, number)
        if first != number:
            text = f"spaces {first} and {number} both lie at {cell}"
            yield Fault("B2", "space-twice", text, (first, number))
    for piece in patches(geography.spaces)[1:]:
        ids = tuple(sorted(at[cell] for cell in piece))
        yield Fault("B2", "space-apart", f"not joined to the other spaces: {listing(ids)}", ids)
    counted = Counter(number for area in geography.areas for number in set(area.spaces))
    for number in range(len(geography.spaces)):
        if not 1 <= counted[number] <= 3:
            text = f"space {number} borders {counted[number]} areas, not 1 to 3"
            yield Fault("B2", "space-areas", text, (number,))


def _area_faults(geography: Geography) -> Iterator[Fault]:
    if len(geography.areas) != len(NAMES):
        yield Fault("B2", "area-count", f"there are {len(geography.areas)} areas, not {len(NAMES)}")
    for area in geography.areas:
        unknown = [number for number in area.spaces if not 0 <= number < len(geography.spaces)]
        if unknown:
            text = f"{area.name} names spaces that do not exist: {listing(unknown)}"
            yield Fault("B2", "area-unknown-space", text)
        elif list(area.spaces) != sorted(set(area.spaces)):
            text = f"{area.name} does not list its spaces in ascending order, each once"
            yield Fault("B2", "area-order", text, area.spaces)
    # Of any other spaces it is said already what is wrong, and they could enclose a whole continent.
    if len(geography.spaces) == SPACES and len(patches(geography.spaces)) == 1:
        yield from _ring_faults(geography)


def _ring_faults(geography: Geography) -> Iterator[Fault]:
    unclaimed = {frozenset(ring(geography, piece)): piece for piece in enclosures(geography)}
    strays = [area for area in geography.areas if not unclaimed.pop(frozenset(area.spaces), None)]
    for area in strays:
        near = max(unclaimed, key=lambda spaces: len(spaces & set(area.spaces)), default=frozenset[int]())
        missing, extra = sorted(near - set(area.spaces)), sorted(set(area.spaces) - near)
        lacking = f"missing: {listing(missing)}; not at it: {listing(extra)}"
        text = f"the spaces of {area.name} are no closed ring around one area ({lacking})"
        yield Fault("B2", "area-ring", text, (*missing, *extra))
    if len(unclaimed) > len(strays):
        for spaces in sorted(map(sorted, unclaimed)):
            text = f"no area is named within the ring {listing(spaces)}"
            yield Fault("B2", "area-missing", text, tuple(spaces))
    for area in geography.areas:
        cells = [geography.spaces[number] for number in area.spaces if number in range(len(geography.spaces))]
        if len(patches(cells)) > 1:
            yield Fault("B2", "ring-broken", f"the ring of {area.name} is not connected", area.spaces)


def _value_faults(geography: Geography) -> Iterator[Fault]:
    names = [area.name for area in geography.areas]
    if sorted(names) != sorted(NAMES):
        text = f"the areas are {listing(sorted(names))} and not {listing(sorted(NAMES))}"
        yield Fault("B5", "area-names", text)
    highs = sorted(area.high for area in geography.areas)
    if highs != list(VALUES):
        text = f"the higher values are {listing(highs)} and not {listing(VALUES)}"
        yield Fault("B5", "area-values", text)
    ranked = sorted(geography.areas, key=lambda area: area.high)
    for lesser, greater in pairwise(ranked):
        if len(greater.spaces) < len(lesser.spaces):
            text = (
                f"{greater.name} ({greater.high}) has a smaller border than {lesser.name} ({lesser.high}):"
                f" {len(greater.spaces)} spaces and {len(lesser.spaces)}"
            )
            yield Fault("B5", "value-order", text, (*lesser.spaces, *greater.spaces))
    top = min((r for _, r in geography.spaces), default=0)
    for area in geography.areas:
        if area.high != KNOWN_VALUES.get(area.name, area.high):
            text = f"{area.name} is worth {area.high}, not {KNOWN_VALUES[area.name]}"
            yield Fault("B5", "value-known", text, area.spaces)
        rows = {
            geography.spaces[number][1] for number in area.spaces if number in range(len(geography.spaces))
        }
        if area.name == "villa" and top not in rows:
            yield Fault("B5", "villa-place", "the villa is not at the top of the board", area.spaces)


def _white_faults(geography: Geography, board: Board) -> Iterator[Fault]:
    whites = [number for number, letter in enumerate(board.colours) if letter == WHITE]
    if len(whites) != 2:
        text = f"there are {len(whites)} white spaces, not 2: {listing(whites)}"
        yield Fault("B3", "white-count", text, tuple(whites))
        return
    whites.sort(key=lambda number: reading_order(geography.spaces[number]))  # ids say nothing of places
    columns = [2 * q + r for q, r in geography.spaces]
    rows = [r for _, r in geography.spaces]
    for number, place, side in ((whites[0], "top left", 1), (whites[1], "bottom right", -1)):
        across = side * (2 * columns[number] - min(columns) - max(columns))
        down = side * (2 * rows[number] - min(rows) - max(rows))
        if across >= 0 or down >= 0:
            yield Fault("B3", "white-place", f"white space {number} does not lie at the {place}", (number,))


def _segment_faults(geography: Geography, board: Board) -> Iterator[Fault]:
    found = segments(geography, board)
    for colour, letter in zip(COLOURS, LETTERS, strict=True):
        own = sorted((piece for piece in found if board.colours[piece[0]] == letter), key=len)
        sizes = [len(piece) for piece in own]
        if sizes != list(SEGMENT_SIZES):
            pieces = "; ".join(listing(piece) for piece in own)
            text = (
                f"{colour} has segments of {listing(sizes)} spaces, not {listing(SEGMENT_SIZES)} ({pieces})"
            )
            yield Fault("B4", "segment-sizes", text, tuple(space for piece in own for space in piece))
