"""A board as a file: the published JSON form, both ways.

The file says some things twice (segments follow from colours, lower values from higher ones), so that it
can be read without knowing the rules. Loading proves that it does not contradict itself and that it is
a legal board.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Annotated

import msgspec

from hranice.game import SHORT_NAME, BadInput, Value
from hranice.games.border.rules.board import (
    COLOURS,
    LETTERS,
    SPACES,
    WHITE,
    Area,
    Board,
    Fault,
    Geography,
    board_faults,
    faults,
    listing,
    name_fault,
    neighbours,
    patches,
    segments,
)

LETTER_OF = dict(zip((*COLOURS, "white"), LETTERS + WHITE, strict=True))
COLOUR_OF = {letter: colour for colour, letter in LETTER_OF.items()}

Id = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Coordinate = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]
Name = Annotated[str, msgspec.Meta(pattern=SHORT_NAME)]


class SpaceEntry(Value, frozen=True):
    """A space with its axial coordinates, its colour and the number of its segment."""

    id: Id
    q: Coordinate
    r: Coordinate
    colour: str
    segment: int | None


class AreaEntry(Value, frozen=True):
    """An area with both values and the ids of the spaces around it."""

    name: Name
    high: int
    low: int
    spaces: tuple[int, ...]


class BoardFile(Value, frozen=True):
    """The whole file."""

    name: Name
    spaces: tuple[SpaceEntry, ...]
    areas: tuple[AreaEntry, ...]


class BoardError(BadInput):
    """A file that is no legal board: `faults` lists what is wrong, unless not even the form is right."""

    def __init__(self, text: str, found: list[Fault] | None = None) -> None:
        super().__init__(text)
        self.faults = found or []


def published(geography: Geography, board: Board) -> BoardFile:
    """Return the published form of a legal board."""
    segment_of = {
        space: number for number, spaces in enumerate(segments(geography, board)) for space in spaces
    }
    return BoardFile(
        board.name,
        tuple(
            SpaceEntry(number, q, r, COLOUR_OF[board.colours[number]], segment_of.get(number))
            for number, (q, r) in enumerate(geography.spaces)
        ),
        tuple(AreaEntry(area.name, area.high, area.low, area.spaces) for area in geography.areas),
    )


def board_json(geography: Geography, board: Board) -> str:
    """Return the published form of a legal board as JSON, one line per space and area."""
    file = published(geography, board)
    lists = (
        f'  "{key}": [\n' + ",\n".join("    " + msgspec.json.encode(entry).decode() for entry in entries)
        for key, entries in (("spaces", file.spaces), ("areas", file.areas))
    )
    name = msgspec.json.encode(file.name).decode()
    return f'{{\n  "name": {name},\n' + "\n  ],\n".join(lists) + "\n  ]\n}\n"


def load_board(data: bytes | str) -> tuple[Geography, Board]:
    """Return the legal board in a file. Raises `BoardError` with every fault for anything else."""
    file = parse(data)
    found = file_faults(file)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise BoardError(f"{found[0]}{more}", found)
    return content(file)


def parse(data: bytes | str) -> BoardFile:
    """Return what a file says, legal or not. Raises `BoardError` if it does not have the published form."""
    try:
        return msgspec.json.decode(data, type=BoardFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BoardError(f"not a board file: {error}") from error


def checked_name(name: str) -> str:
    """Return a name that a board file may have. Raises `BoardError` for any other."""
    fault = name_fault(name)
    if fault:
        raise BoardError(fault.text)
    return name


def file_faults(file: BoardFile) -> list[Fault]:
    """Return everything that is wrong with the board in a file, its own contradictions included."""
    found = [*_id_faults(file), *_colour_faults(file), *_area_faults(file)]
    if found:
        return found
    geography, board = content(file)
    found = faults(geography)
    found += board_faults(geography, board)
    found += _segment_faults(file, geography)
    return found


def content(file: BoardFile) -> tuple[Geography, Board]:
    """Return geography and board of a file whose ids and colours are in order."""
    spaces = sorted(file.spaces, key=lambda space: space.id)
    return (
        Geography(
            tuple((space.q, space.r) for space in spaces),
            tuple(Area(area.name, area.high, tuple(sorted(area.spaces))) for area in file.areas),
        ),
        Board(file.name, "".join(LETTER_OF[space.colour] for space in spaces)),
    )


def _id_faults(file: BoardFile) -> Iterator[Fault]:
    counted = Counter(space.id for space in file.spaces)
    for number in sorted(counted):
        if counted[number] > 1:
            text = f"the id {number} is given to {counted[number]} spaces"
            yield Fault("B2", "space-id-twice", text, (number,))
        if number >= SPACES:
            text = f"there is a space {number}, but ids run from 0 to {SPACES - 1}"
            yield Fault("B2", "space-id-range", text, (number,))
    missing = [number for number in range(SPACES) if number not in counted]
    if missing:
        yield Fault("B2", "space-missing", f"missing spaces: {listing(missing)}")


def _colour_faults(file: BoardFile) -> Iterator[Fault]:
    for space in file.spaces:
        if space.colour not in LETTER_OF:
            text = f"space {space.id} has the colour {space.colour!a}, which is none of {listing(LETTER_OF)}"
            yield Fault("B3", "colour-unknown", text, (space.id,))
        elif space.colour == "white" and space.segment is not None:
            text = f"space {space.id} is white and belongs to no segment, but {space.segment} is given"
            yield Fault("B3", "white-segment", text, (space.id,))
        elif space.colour != "white" and space.segment is None:
            text = f"space {space.id} is {space.colour} and no segment is given"
            yield Fault("B4", "segment-none", text, (space.id,))


def _area_faults(file: BoardFile) -> Iterator[Fault]:
    for area in file.areas:
        if area.low != area.high // 2:
            text = (
                f"{area.name} has the values {area.high} and {area.low}, not {area.high} and {area.high // 2}"
            )
            yield Fault("B5", "value-low", text, area.spaces)
        for number, times in Counter(area.spaces).items():
            if times > 1:
                text = f"{area.name} names space {number} {times} times"
                yield Fault("B2", "area-space-twice", text, (number,))


def _segment_faults(file: BoardFile, geography: Geography) -> Iterator[Fault]:
    spaces = sorted(file.spaces, key=lambda space: space.id)
    members = defaultdict(list)
    for space in spaces:
        if space.segment is not None:
            members[space.segment].append(space.id)
    for number, own in sorted(members.items()):
        colours = sorted({spaces[space].colour for space in own})
        if len(colours) > 1:
            text = f"segment {number} has several colours: {listing(colours)} (spaces {listing(own)})"
            yield Fault("B4", "segment-colours", text, tuple(own))
        elif len(patches(geography.spaces[space] for space in own)) > 1:
            text = f"segment {number} ({colours[0]}) is not connected: spaces {listing(own)}"
            yield Fault("B4", "segment-apart", text, tuple(own))
    for space, near in zip(spaces, neighbours(geography), strict=True):
        for other in (spaces[number] for number in near if number > space.id):
            if space.colour == other.colour and space.segment != other.segment:
                text = (
                    f"segments {space.segment} and {other.segment} are both {space.colour}"
                    f" and touch at spaces {space.id} and {other.id}"
                )
                yield Fault("B4", "segment-touch", text, (space.id, other.id))
