"""What a map is made from: one sheet per map, as plain data.

Topology gives the land borders. Where the map of the game differs from it, the difference is listed here
as an amendment with the number of its rule; a test compares every link with the source data and accepts
exactly these.
"""

from collections.abc import Mapping
from typing import NamedTuple

from hranice.games.travel.mapmaking.projection import Placing
from hranice.games.travel.mapmaking.shape import Box
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.maps.pack import Text
from tools.atlas.source import Source


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
    at: Position
    radius: float = 28.0


class Inset(NamedTuple):
    """A state drawn away from where it lies, within a frame of its own."""

    placing: Placing
    frame: tuple[Position, ...]


class Backdrop(NamedTuple):
    """Land around the states of the map, and lakes cut out of that land (in degrees)."""

    source: Source
    features: tuple[str, ...]
    lakes: tuple[tuple[Position, ...], ...] = ()


class Sheet(NamedTuple):
    """Everything about one map except its texts."""

    name: str
    title: Text
    width: float
    height: float
    source: Source
    placing: Placing
    places: Mapping[str, str]
    """The place that each feature or piece of the source is, by its name there."""
    pieces: Mapping[str, tuple[str, Position]]
    """Single polygons taken out of their feature, by a name of ours: that feature, and a position inside."""
    joined: tuple[Joined, ...]
    added: tuple[Added, ...]
    courses: tuple[Course, ...]
    glasses: tuple[Glass, ...]
    backdrop: Backdrop
    insets: Mapping[str, Inset]
    labels: Mapping[str, tuple[Position, float]]
    """Labels that stand better outside their place: where on the sheet, and how wide they may be."""
    taps: Mapping[str, Position]
    """Tap points that would be too close to others in the roomiest spot of their place."""
    title_at: Position
    detours: Mapping[tuple[str, str], tuple[Position, ...]]
    """Ways across borders of bent states, in degrees: a straight line would run through others."""
    redrawn: Mapping[str, tuple[Position, ...]]
    """Places that the source reduces to nothing, by an outline of our own in degrees."""
    least_corner: float = 0.3
    """Corners of lines with a smaller triangle are smoothed away, in square units of the sheet."""
    least_island: float = 0.9
    """Islands smaller than this are left out, unless a state has nothing larger."""

    @property
    def box(self) -> Box:
        """The sheet with a margin, so that the edges of cut land stay out of sight."""
        return Box(-6, -6, self.width + 6, self.height + 6)

    def placing_of(self, place: str) -> Placing:
        """Return how a place is laid on the sheet: with all the others, or in its inset."""
        return self.insets[place].placing if place in self.insets else self.placing
