"""A map pack: an atlas with everything that is needed to show it.

All drawing is done beforehand by `hranice.workshop.atlas`: outlines are SVG path data in one box of
`width` × `height`, so whoever shows a pack needs no geography. Missing texts and drawings decode to
something empty, so that `faults` can list all that is missing instead of stopping at the first.
"""

from functools import cached_property
from typing import Literal

from hranice.game import Value
from hranice.travel.atlas import Atlas, AtlasState, Link

Language = Literal["en", "cs", "it", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "cs", "it", "de")
Point = tuple[float, float]


class Text(Value, frozen=True):
    """A few words in each language of the game."""

    en: str = ""
    cs: str = ""
    it: str = ""
    de: str = ""

    def said_in(self, language: Language) -> str:
        """Return the words in one language."""
        words: str = getattr(self, language)
        return words


class Place(Value, frozen=True):
    """A state, or one part of it, as it lies on the map.

    `land` and `sea` name the places one crossing away. Every link is thus written down from both its
    ends, which is how a slip of the pen in one of them is found.
    """

    part: str = ""
    land: tuple[str, ...] = ()
    sea: tuple[str, ...] = ()
    outline: str = ""
    label: Point | None = None
    tap: Point | None = None


class State(Value, frozen=True):
    """A state: what the rules know of it and what a child would like to know."""

    code: str
    name: Text = Text()
    capital: Text = Text()
    area: int = 0
    """In km²."""
    facts: tuple[Text, ...] = ()
    tint: int = 0
    """Which of a few tints to paint it with; neighbours never have the same."""
    places: tuple[Place, ...] = ()

    def place_name(self, place: Place) -> str:
        """Return how routes write a place of this state: "FR", "RU:kaliningrad"."""
        return f"{self.code}:{place.part}" if place.part else self.code


class SeaLine(Value, frozen=True):
    """How a sea link is drawn: as an open line from the one place to the other."""

    a: str
    b: str
    line: str


class LensShape(Value, frozen=True):
    """Land inside a lens; `state` is empty for land that belongs to no state of the map."""

    state: str
    outline: str


class Lens(Value, frozen=True):
    """A magnifying glass on a tiny state, showing it among its neighbours.

    It stands at `at` with `radius`; a line leads from it to `spot`, where the state really lies.
    """

    place: str
    at: Point
    radius: float
    spot: Point
    shapes: tuple[LensShape, ...]


class Pack(Value, frozen=True, dict=True):
    """One map: the file that is loaded, shown, checked and played on."""

    name: str
    title: Text
    width: float
    height: float
    states: tuple[State, ...]
    sea_lines: tuple[SeaLine, ...] = ()
    lenses: tuple[Lens, ...] = ()
    backdrop: str = ""
    """Land beyond the states of the map."""
    graticule: str = ""
    """Meridians and parallels."""
    frames: str = ""
    """Lines around insets."""

    @cached_property
    def atlas(self) -> Atlas:
        """The map as the rules see it: each link once, whichever end wrote it down."""
        links: dict[tuple[str, str], Link] = {}
        for state in self.states:
            for place in state.places:
                here = state.place_name(place)
                for there in place.land + place.sea:
                    a, b = sorted((here, there))
                    links.setdefault((a, b), Link(a, b, sea=there in place.sea))
        states = (
            AtlasState(state.code, tuple(place.part for place in state.places if place.part))
            for state in self.states
        )
        return Atlas(self.name, tuple(states), tuple(links[pair] for pair in sorted(links)))
