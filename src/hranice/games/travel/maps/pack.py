"""A map pack: an atlas with everything that is needed to show it.

All drawing is done beforehand (`mapmaking`): outlines are SVG path data in one box of
`width` × `height`, so whoever shows a pack needs no geography. Missing texts and drawings decode to
something empty, so that `faults` can list all that is missing instead of stopping at the first.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Literal

from hranice.game import Value
from hranice.games.travel.rules.atlas import Atlas, AtlasState, Link
from hranice.games.travel.rules.map_peculiarities import Peculiarity

Language = Literal["en", "cs", "it", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "cs", "it", "de")
Point = tuple[float, float]


class Text(Value, frozen=True):
    """A few words in the languages of the game, or in some of them."""

    en: str = ""
    cs: str = ""
    it: str = ""
    de: str = ""

    def said_in(self, language: Language) -> str:
        """Return the words in one language; where it has none, in English, else in any that has some."""
        spoken: Iterator[str] = (getattr(self, each) for each in (language, *LANGUAGES))
        return next((words for words in spoken if words.strip()), "")

    @property
    def missing(self) -> tuple[Language, ...]:
        """The languages that have no words of their own."""
        return tuple(language for language in LANGUAGES if not getattr(self, language).strip())


class Place(Value, frozen=True):
    """A state, or one part of it, as it lies on the map.

    `land` and `sea` name the places one crossing away. Every link is thus written down from both its
    ends, which is how a slip of the pen in one of them is found.
    """

    part: str = ""
    name: Text = Text()
    """What the part is called; empty for a state in one piece."""
    land: tuple[str, ...] = ()
    sea: tuple[str, ...] = ()
    outline: str = ""
    label: Point | None = None
    room: float = 0.0
    """How wide the label may be."""
    tap: Point | None = None


class State(Value, frozen=True):
    """A state: what the rules know of it and what a child would like to know."""

    code: str
    name: Text = Text()
    capital: Text = Text()
    """In all languages, or in none: not every state on a map has one."""
    area: float = 0.0
    """In km²."""
    facts: tuple[Text, ...] = ()
    """Told when a journey has started there; there may be none."""
    tint: int = 0
    """Which of a few tints to paint it with; neighbours never have the same."""
    places: tuple[Place, ...] = ()

    def place_name(self, place: Place) -> str:
        """Return how routes write a place of this state: "FR", "RU:kaliningrad"."""
        return f"{self.code}:{place.part}" if place.part else self.code


class Crossing(Value, frozen=True):
    """How a link that no border shows is drawn, a sea link, a bridge or a corner: as an open line."""

    a: str
    b: str
    line: str


class Gate(Value, frozen=True):
    """Where a route leads from place `a` to place `b`: through these points, or backwards through them."""

    a: str
    b: str
    through: tuple[Point, ...]


class LensShape(Value, frozen=True):
    """Land inside a lens, and the state of the map that it belongs to."""

    state: str
    outline: str
    label: Point | None = None
    """Where the code of the state stands; none for the state under the lens, and where there is no room."""


class Lens(Value, frozen=True):
    """A magnifying glass on a tiny state, showing it among its neighbours.

    It stands at `at` with `radius`; a line leads from it to `spot`, where the state really lies.
    """

    place: str
    at: Point
    radius: float
    spot: Point
    shapes: tuple[LensShape, ...]


class ToldPeculiarity(Peculiarity, frozen=True):
    """A peculiarity of the map in words."""

    text: Text = Text()


class Disputed(Value, frozen=True):
    """A territory that several claim, and how it is counted on this map; shown to all who may play on it."""

    places: tuple[str, ...]
    """The places that it concerns, as routes write them."""
    text: Text = Text()


class Pack(Value, frozen=True, dict=True, gc=True):
    """One map: the file that is loaded, shown, checked and played on."""

    name: str
    title: Text
    width: float
    height: float
    states: tuple[State, ...]
    title_at: Point = (24.0, 48.0)
    """Where the title stands, by the left end of its base line."""
    crossings: tuple[Crossing, ...] = ()
    gates: tuple[Gate, ...] = ()
    lenses: tuple[Lens, ...] = ()
    backdrop: str = ""
    """Land beyond the states of the map."""
    water: str = ""
    """Lakes in that land."""
    graticule: str = ""
    """Meridians and parallels."""
    frames: str = ""
    """Around insets, each a closed line filled with sea."""
    peculiarities: tuple[ToldPeculiarity, ...] = ()
    """What one should know of the map before the game, in the order in which it is told (T41)."""
    disputed: tuple[Disputed, ...] = ()
    source: str = ""
    """Origin and licence of the data, in one line of English."""

    @cached_property
    def places(self) -> Mapping[str, Place]:
        """All places, by how routes write them."""
        return MappingProxyType(
            {state.place_name(place): place for state in self.states for place in state.places}
        )

    @cached_property
    def atlas(self) -> Atlas:
        """The map as the rules see it: each link once, whichever end wrote it down."""
        links: dict[tuple[str, str], Link] = {}
        for here, place in self.places.items():
            for there in place.land + place.sea:
                a, b = sorted((here, there))
                links.setdefault((a, b), Link(a, b, sea=there in place.sea))
        states = (
            AtlasState(state.code, tuple(place.part for place in state.places if place.part))
            for state in self.states
        )
        return Atlas(self.name, tuple(states), tuple(links[pair] for pair in sorted(links)))
