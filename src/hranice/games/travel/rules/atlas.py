"""The atlas: which states border which, as far as the rules of Bez hranic need to know it.

An atlas is a plain graph and knows nothing about Europe or the USA. Journeys go from *place* to *place*.
A place is a state ("FR") or, for a state that lies on the map in separate parts, one of its parts
("RU:kaliningrad", T36). Adjacency for the surcharges is a matter of whole states ("RU").
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType

from hranice.game import SHORT_NAME, Value
from hranice.games.travel.rules.distances import Distances

DECK = 50
"""Cards of a game without a repetition: four rounds of 8 and two of 9 (T2)."""
LEAST_STATES = 12
"""Of a map: where the deck is smaller than a game, cards are shuffled together again in between (T40)."""

MOST_PLACES = 250
"""On a map, states in one piece and parts of the others together: all the states of the world have room."""
MOST_LINKS = 1_000
"""On a map: everybody at a table waits while they are looked at, a moment for so many."""
MOST_PARTS = 4
"""Of one state. Every journey is reckoned by way of each part of each stop, so many would take for ever."""

_CODE = re.compile("[A-Z][A-Z0-9]{0,7}")
_PART = re.compile("[a-z][a-z0-9-]{0,31}")


class AtlasState(Value, frozen=True):
    """A state by its code, with the names of its parts if it lies on the map in separate parts (T36, T37)."""

    code: str
    parts: tuple[str, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """Where a traveller who is in this state may be: the state itself, or one of its parts."""
        return tuple(f"{self.code}:{part}" for part in self.parts) or (self.code,)


class Link(Value, frozen=True):
    """One crossing between two places, the same in both directions: a border, or a sea link (T17, T34)."""

    a: str
    b: str
    sea: bool = False


class Atlas(Value, frozen=True, dict=True, gc=True):
    """A map as the rules see it. Small enough to be embedded in the record of a game.

    Everything derived is computed once per atlas, on demand. It is meaningful for an atlas in which
    `graph_faults` finds nothing.
    """

    name: str
    states: tuple[AtlasState, ...]
    links: tuple[Link, ...]

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The codes of all states, in the order of the atlas."""
        return tuple(state.code for state in self.states)

    @cached_property
    def places(self) -> tuple[str, ...]:
        """All places, in the order of the states."""
        return tuple(place for state in self.states for place in state.places)

    @cached_property
    def places_of(self) -> Mapping[str, tuple[str, ...]]:
        """The places of each state, by its code."""
        return MappingProxyType({state.code: state.places for state in self.states})

    @cached_property
    def neighbours(self) -> Mapping[str, frozenset[str]]:
        """The places one crossing away from each place, by land or sea."""
        found: dict[str, set[str]] = {place: set() for place in self.places}
        for link in self.links:
            found[link.a].add(link.b)
            found[link.b].add(link.a)
        return MappingProxyType({place: frozenset(others) for place, others in found.items()})

    @cached_property
    def adjacent(self) -> Mapping[str, frozenset[str]]:
        """The states adjacent to each state: every neighbour of any of its parts (T18, T36)."""
        return MappingProxyType(
            {
                code: frozenset(state_of(other) for place in places for other in self.neighbours[place])
                for code, places in self.places_of.items()
            }
        )

    @cached_property
    def split(self) -> Mapping[str, tuple[str, ...]]:
        """The places of each state that lies on the map in separate parts (T36)."""
        return MappingProxyType({state.code: state.places for state in self.states if state.parts})

    @cached_property
    def distances(self) -> Distances:
        """How far apart its places are."""
        return Distances(self.neighbours, self.split)

    @cached_property
    def fault(self) -> str | None:
        """The first thing that keeps it from being played on."""
        return next(graph_faults(self), None)


def state_of(place: str) -> str:
    """Return the code of the state to which a place belongs."""
    return place.partition(":")[0]


def in_order(atlas: Atlas) -> Atlas:
    """Return an atlas in its one order: states by code, links by their ends, each link's two in order.

    Parts of a state stay as they are: which is the first is its maker's word.
    """
    links = sorted((min(link.a, link.b), max(link.a, link.b), link.sea) for link in atlas.links)
    states = sorted(atlas.states, key=lambda state: state.code)
    ordered = Atlas(atlas.name, tuple(states), tuple(Link(a, b, sea) for a, b, sea in links))
    return atlas if ordered == atlas else ordered  # with all that it has derived already


def graph_faults(atlas: Atlas) -> Iterator[str]:
    """Yield everything that keeps an atlas from being played on, each fault as one English sentence."""
    if not re.fullmatch(SHORT_NAME, atlas.name):
        yield f"the map cannot be called {atlas.name[:40]!a}: up to 40 letters, digits, spaces, dots, hyphens"
    codes = [state.code for state in atlas.states]
    yield from (f"state {code!r} is listed twice" for code in repeated(codes))
    for state in atlas.states:
        if not _CODE.fullmatch(state.code):
            yield f"state code {state.code!r} must be one to eight capital letters or digits, a letter first"
        yield from (
            f"part {part!r} of {state.code!r} must be a word of small letters, digits and hyphens"
            for part in state.parts
            if not _PART.fullmatch(part)
        )
        if len(state.parts) == 1:
            yield f"state {state.code!r} has a single part {state.parts[0]!r}: a part needs another part"
        if len(state.parts) > MOST_PARTS:
            yield f"state {state.code!r} has {len(state.parts)} parts, more than {MOST_PARTS}"
        yield from (f"part {part!r} of {state.code!r} is listed twice" for part in repeated(state.parts))
    if len(codes) < LEAST_STATES:
        yield f"{len(codes)} states are too few: a map has at least {LEAST_STATES} (T40)"
    yield from _link_faults(atlas)


def _link_faults(atlas: Atlas) -> Iterator[str]:
    """Yield the faults of the links, and the places that no journey reaches."""
    places = set(atlas.places)
    reach: dict[str, set[str]] = {place: set() for place in places}
    for link in atlas.links:
        strangers = [place for place in (link.a, link.b) if place not in places]
        yield from (f"link {link.a}-{link.b} names an unknown place {place!r}" for place in strangers)
        if strangers:
            continue
        if state_of(link.a) == state_of(link.b):
            yield f"link {link.a}-{link.b} joins a state to itself"
        reach[link.a].add(link.b)
        reach[link.b].add(link.a)
    pairs = ["-".join(sorted((link.a, link.b))) for link in atlas.links]
    yield from (f"link {pair} is listed twice" for pair in repeated(pairs))
    yield from (f"{place} has no link at all" for place in atlas.places if not reach[place])
    linked = [place for place in atlas.places if reach[place]]
    if linked:
        reached = _reachable(linked[0], reach)
        yield from (f"{place} cannot be reached from {linked[0]}" for place in linked if place not in reached)


def _reachable(start: str, reach: Mapping[str, set[str]]) -> set[str]:
    """Return every place that some journey from `start` visits."""
    seen, waiting = {start}, [start]
    while waiting:
        fresh = reach[waiting.pop()] - seen
        seen |= fresh
        waiting.extend(fresh)
    return seen


def repeated(words: Iterable[str]) -> list[str]:
    """Return the words that occur more than once, each once, in order."""
    return [word for word, times in Counter(words).items() if times > 1]
