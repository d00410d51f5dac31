"""What a machine cannot know about a map, in a few lines of TOML; see `examples/maps/notes.toml`."""

import math
import re
import tomllib
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from hranice.game import Value
from hranice.games.travel.mapmaking.report import MapError
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.maps.pack import LANGUAGES, Text
from hranice.games.travel.rules.map_peculiarities import Kind

LARGEST_NOTES = 500_000
"""In bytes."""
Degrees = tuple[Annotated[float, Meta(ge=-360, le=360)], Annotated[float, Meta(ge=-90, le=90)]]
"""Longitude and latitude."""
Parallel = Annotated[float, Meta(ge=-89, le=89)]
Times = Annotated[float, Meta(ge=0.2, le=8)]
Length = Annotated[float, Meta(ge=0, le=100_000)]
Words = str | Text
"""Words in all four languages, or the same for all of them."""


class Borders(Value, frozen=True):
    """Where the map of the game differs from the source: `"AZ-CO they meet at the four corners"`."""

    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    """Borders so short that one might doubt them."""


class Projection(Value, frozen=True):
    """How the globe is made flat, where the usual way does not suit."""

    centre: Degrees | None = None
    """In degrees, the middle of an azimuthal projection."""
    parallels: tuple[Parallel, Parallel] | None = None
    """Two parallels: Albers' conic projection with these true ones."""


class StretchAt(Value, frozen=True):
    """Land drawn larger or smaller than true."""

    at: Degrees
    times: Times
    reach: Annotated[float, Meta(gt=0, le=1000)] = 60.0
    """In units of the sheet."""


class _Worded(Text, frozen=True, kw_only=True):
    """Something with words in the languages of the game."""

    @property
    def text(self) -> Text:
        """The words alone."""
        return Text(en=self.en, cs=self.cs, it=self.it, de=self.de)


class Part(_Worded, frozen=True, kw_only=True):
    """A separate part of a state: a position in it, and its name."""

    at: Degrees


class DisputedNote(_Worded, frozen=True, kw_only=True):
    """How a disputed territory is counted."""

    places: tuple[str, ...]


class Told(_Worded, frozen=True, kw_only=True):
    """A peculiarity in words of one's own; it takes the place of what would be said by itself."""

    kind: Kind
    places: tuple[str, ...]


class Notes(Value, frozen=True):
    """All the fields of a notes file. States are named by their code, or as the source names them."""

    name: str = ""
    title: Words = ""
    source: str = ""

    layer: str | None = None
    code: str | None = None
    label: str | dict[str, str] | None = None
    filter: dict[str, Any] = msgspec.field(default_factory=dict)
    only: tuple[str, ...] | Literal["codes"] = ()
    drop: tuple[str, ...] = ()
    dissolve: str | None = None
    codes: dict[str, str] | tuple[str, ...] = msgspec.field(default_factory=dict)
    merge: dict[str, str] = msgspec.field(default_factory=dict)
    move: tuple[str, ...] = ()
    clip: tuple[float, float, float, float] | None = None
    """West, south, east, north."""

    names: dict[str, Words] = msgspec.field(default_factory=dict)
    capital: dict[str, Words] = msgspec.field(default_factory=dict)
    area: dict[str, Annotated[float, Meta(gt=0, le=1e9)]] = msgspec.field(default_factory=dict)
    facts: dict[str, tuple[Words, ...]] = msgspec.field(default_factory=dict)

    links: tuple[str, ...] | Literal["nearest"] = ()
    borders: Borders = Borders()
    corners: bool | tuple[str, ...] = ()
    split: tuple[str, ...] | dict[str, dict[str, Part]] = ()
    whole: bool | tuple[str, ...] = ()
    disputed: tuple[DisputedNote, ...] = ()
    tolerance: Length | None = None

    projection: Projection = Projection()
    stretch: tuple[StretchAt | str, ...] = ()
    lens: tuple[str, ...] = ()
    inset: bool | tuple[str, ...] = True
    backdrop: bool = True
    peculiar: tuple[Told, ...] = ()


class Move(NamedTuple):
    """A polygon that belongs elsewhere: to another state, or to a new one."""

    whose: str
    at: Position
    to: str


class Pair(NamedTuple):
    """Two places, and why they are named."""

    a: str
    b: str
    why: str = ""


class Pull(NamedTuple):
    """A place, or the border of two, that is drawn larger or smaller."""

    places: tuple[str, ...]
    times: float


def read_notes(data: bytes) -> Notes:
    """Return the notes in a file. Raises `MapError` with one line that says what is wrong."""
    if len(data) > LARGEST_NOTES:
        raise MapError(f"the notes have {len(data)} bytes, more than {LARGEST_NOTES}")
    try:
        told = tomllib.loads(data.decode("utf-8"))
        if not all(map(math.isfinite, _numbers(told))):
            raise MapError("the notes have a number that is none (nan or inf)")
        notes = msgspec.convert(told, _Strict)
    except UnicodeDecodeError as error:
        raise MapError("the notes are no UTF-8 text") from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise MapError(f"the notes are no TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise MapError(f"the notes say what they cannot: {error}") from error
    parallels = notes.projection.parallels
    if parallels and abs(sum(parallels)) < 1:
        raise MapError("the notes give parallels on both sides of the equator: give a centre instead")
    return notes


def _numbers(told: Any) -> Iterator[float]:
    """Yield all numbers in notes."""
    if isinstance(told, dict | list):
        for inner in told.values() if isinstance(told, dict) else told:
            yield from _numbers(inner)
    elif isinstance(told, float):
        yield told


class _Strict(Notes, frozen=True, forbid_unknown_fields=True):
    """Notes in which a slip of the pen is found."""


def text_of(words: Words) -> Text:
    """Return words as a text: what is said in one way is said so in every language."""
    return words if isinstance(words, Text) else Text(**dict.fromkeys(LANGUAGES, words))


def pair_of(words: str, field: str) -> Pair:
    """Return the two places that a line names, `"JP-KR"` or `"JP-KR because of the ferry"`."""
    names, _, why = words.strip().partition(" ")
    a, dash, b = names.partition("-")
    if not (a and dash and b) or "-" in b:
        raise MapError(
            f'the notes say {field} = ["{words[:60]}"]: two states with a hyphen are wanted, "AA-BB"'
        )
    return Pair(a, b, why)


_MOVE = re.compile(r"\s*(?P<whose>.+?)\s*@\s*(?P<lon>-?[\d.]+)\s*,\s*(?P<lat>-?[\d.]+)\s*=\s*(?P<to>.+?)\s*")


def move_of(words: str) -> Move:
    """Return what a line moves: `"FR@-53,4 = GF"`."""
    found = _MOVE.fullmatch(words)
    if not found:
        raise MapError(f'the notes say move = ["{words[:60]}"]: "FROM@longitude,latitude = TO" is wanted')
    return Move(found["whose"], (float(found["lon"]), float(found["lat"])), found["to"])


_PULL = re.compile(r"\s*(?P<a>[^\s-]+)(?:-(?P<b>[^\s-]+))?\s+(?P<times>\d+(?:\.\d+)?)\s*")


def pull_of(words: str) -> Pull:
    """Return what a line stretches: `"LU 2"`, or `"BE-LU 1.5"` for a border."""
    found = _PULL.fullmatch(words)
    if not found or not 0.2 <= float(found["times"]) <= 8:
        raise MapError(
            f'the notes say stretch = ["{words[:60]}"]: "AA 2" or "AA-BB 2" is wanted, 0.2 to 8 times'
        )
    return Pull(tuple(name for name in (found["a"], found["b"]) if name), float(found["times"]))
