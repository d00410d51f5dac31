"""What a map is made from: one sheet per map, as plain data in `sheets/`.

Topology gives the land borders. Where the map of the game differs from it, the difference is listed here
as an amendment with the number of its rule; a test compares every link with the source data and accepts
exactly these.
"""

import tomllib
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import msgspec

from hranice.game import Value
from hranice.games.travel.mapmaking.closed_lines import Box
from hranice.games.travel.mapmaking.projection import Placing, Stretch, albers, azimuthal
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.maps.pack import Text

Number = int | float
"""As the sheet writes it, so that the pack does, too: 28, not 28.0."""
Spot = tuple[Number, Number]
"""A position on the sheet."""


class Joined(NamedTuple):
    """Land that the source shows apart and the game counts to a state."""

    unit: str
    place: str
    rule: str
    why: str


class Added(NamedTuple):
    """A link that no shared arc shows; a course shows it."""

    a: str
    b: str
    rule: str
    why: str
    sea: bool = False


class Course(NamedTuple):
    """Where an added link is drawn, in degrees; it bends to its left by `bend` of its length."""

    a: str
    b: str
    start: Position
    end: Position
    bend: float = 0.0


class Glass(NamedTuple):
    """Where on the sheet a magnifying glass on a tiny state stands."""

    place: str
    at: Spot
    radius: float = 28.0


class Detour(NamedTuple):
    """A way across the border of a bent state, in degrees: a straight line would run through others."""

    a: str
    b: str
    through: tuple[Position, ...]


class Laid(Value, frozen=True, dict=True, gc=True):
    """How land is laid on the sheet: Albers' projection where parallels are given, else an azimuthal one."""

    centre: Position
    scale: float
    origin: Position
    parallels: tuple[float, float] | None = None
    stretches: tuple[Stretch, ...] = ()

    @cached_property
    def placing(self) -> Placing:
        """What lays positions on the sheet."""
        projection = albers(self.parallels, self.centre) if self.parallels else azimuthal(self.centre)
        return Placing(projection, self.scale, self.origin, self.stretches)


class Inset(Value, frozen=True):
    """A state drawn away from where it lies, within a frame of its own."""

    laid: Laid
    frame: tuple[Position, ...]


class Backdrop(Value, frozen=True):
    """Land around the states of the map, and lakes cut out of that land (in degrees)."""

    source: str
    features: tuple[str, ...]
    lakes: tuple[tuple[Position, ...], ...] = ()


class Sheet(Value, frozen=True, forbid_unknown_fields=True):
    """Everything about one map except its texts. Sources have their names from `source.SOURCES`."""

    name: str
    title: Text
    title_at: Spot
    width: Number
    height: Number
    source: str
    laid: Laid
    places: dict[str, str]
    """The place that each feature or piece of the source is, by its name there."""
    backdrop: Backdrop
    added: tuple[Added, ...]
    courses: tuple[Course, ...]
    glasses: tuple[Glass, ...]
    labels: dict[str, tuple[Spot, Number]]
    """Labels that stand better outside their place: where on the sheet, and how wide they may be."""
    taps: dict[str, Position]
    """Tap points that would be too close to others in the roomiest spot of their place."""
    pieces: dict[str, tuple[str, Position]] = msgspec.field(default_factory=dict)
    """Single polygons taken out of their feature, by a name of ours: that feature, and a position inside."""
    joined: tuple[Joined, ...] = ()
    insets: dict[str, Inset] = msgspec.field(default_factory=dict)
    detours: tuple[Detour, ...] = ()
    redrawn: dict[str, tuple[Position, ...]] = msgspec.field(default_factory=dict)
    """Places that the source reduces to nothing, by an outline of our own in degrees."""
    least_corner: float = 0.3
    """Corners of lines with a smaller triangle are smoothed away, in square units of the sheet."""
    least_island: float = 0.9
    """Islands smaller than this are left out, unless a state has nothing larger."""

    @property
    def box(self) -> Box:
        """The sheet with a margin, so that the edges of cut land stay out of sight."""
        return Box(-6, -6, self.width + 6, self.height + 6)

    @property
    def placing(self) -> Placing:
        """How all the land is laid on the sheet that is in no inset."""
        return self.laid.placing

    def placing_of(self, place: str) -> Placing:
        """Return how a place is laid on the sheet: with all the others, or in its inset."""
        return self.insets[place].laid.placing if place in self.insets else self.placing


SHEETS = {
    file.stem: msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Sheet)
    for file in sorted((Path(__file__).parent / "sheets").glob("*.toml"))
}
"""By name, all maps that are laid by hand: Europe (T33-T38) and the USA (T39)."""
