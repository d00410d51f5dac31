"""Proving a pack: everything that is wrong with it, not just the first thing."""

import math
import re
from collections.abc import Iterator
from itertools import combinations

from hranice.game import first_difference
from hranice.games.travel.maps.pack import LANGUAGES, Pack, Place, Point, State, Text, ToldPeculiarity
from hranice.games.travel.rules.atlas import (
    MOST_LINKS,
    MOST_PLACES,
    graph_faults,
    in_order,
    repeated,
    state_of,
)

FACTS = 2
"""Facts that every state has at least."""
MOST_PECULIARITIES = 100
"""More than that nobody wants to be told before a game."""
TAP_GAP = 0.024
"""Tap points are at least so far apart, as a share of the width: 24 px on a map of 1000 px."""

_PATH = re.compile(r"M[MmLlHhVvCcSsQqTtZz0-9eE.,+\s-]*")


def faults(pack: Pack) -> list[str]:
    """Return every fault of a pack, each as one line of English. A pack without any can be played on."""
    if len(pack.places) > MOST_PLACES:  # nothing else is looked for, so that checking stays quick
        return [f"{len(pack.places)} places are too many: a map has at most {MOST_PLACES}"]
    if len(pack.atlas.links) > MOST_LINKS:
        return [f"{len(pack.atlas.links)} links are too many: a map has at most {MOST_LINKS}"]
    if len(pack.peculiarities) > MOST_PECULIARITIES:
        return [f"{len(pack.peculiarities)} peculiarities are more than {MOST_PECULIARITIES}"]
    return [_printable(fault) for fault in _all_faults(pack)]


def _printable(fault: str) -> str:
    """Return a fault without the control characters that a foreign pack may bring along."""
    return "".join(letter if letter.isprintable() else "�" for letter in fault)


def _all_faults(pack: Pack) -> list[str]:
    return [
        *graph_faults(pack.atlas),
        *_order_faults(pack),
        *_direction_faults(pack),
        *_text_faults("the title", pack.title),
        *(fault for state in pack.states for fault in _state_faults(pack, state)),
        *_tint_faults(pack),
        *_tap_faults(pack),
        *_crossing_faults(pack),
        *_lens_faults(pack),
        *_scenery_faults(pack),
        *_peculiarity_faults(pack),
    ]


def _order_faults(pack: Pack) -> Iterator[str]:
    """Name the first state that is out of place; links have their order from the atlas."""
    place, given, wanted = first_difference(pack.atlas, in_order(pack.atlas))
    if place:
        yield f"{place} is {given}, but {wanted} belongs there"


def _direction_faults(pack: Pack) -> Iterator[str]:
    """Check that every link is written down once from each of its ends, as the same kind of link."""
    for here, place in pack.places.items():
        yield from (f"{here} lists {there} twice" for there in repeated(place.land + place.sea))
        for kind, others in (("land", place.land), ("sea", place.sea)):
            for there in others:
                back = pack.places.get(there)
                if back and here not in (back.land if kind == "land" else back.sea):
                    yield f"{here} lists {there} by {kind}, but {there} does not list {here} by {kind}"


def _state_faults(pack: Pack, state: State) -> Iterator[str]:
    """Check that a state has all its texts, and places that are drawn."""
    code = state.code
    yield from _text_faults(f"the name of {code}", state.name)
    yield from _text_faults(f"the capital of {code}", state.capital)
    if state.area <= 0:
        yield f"the area of {code} is missing"
    if len(state.facts) < FACTS:
        yield f"{code} has {len(state.facts)} facts, it needs {FACTS}"
    for number, fact in enumerate(state.facts, 1):
        yield from _text_faults(f"fact {number} of {code}", fact)
    if not state.places:
        yield f"{code} is nowhere on the map"
    for place in state.places:
        if not place.part and len(state.places) > 1:
            yield f"{code} has several places, so each needs the name of its part"
        yield from _place_faults(pack, state.place_name(place), place)


def _place_faults(pack: Pack, name: str, place: Place) -> Iterator[str]:
    """Check that a place has an outline, and its label and tap point on the sheet."""
    if not place.outline:
        yield f"the outline of {name} is missing"
    elif not _PATH.fullmatch(place.outline):
        yield f"the outline of {name} is no SVG path data"
    for word, point in (("label", place.label), ("tap point", place.tap)):
        if point is None:
            yield f"the {word} of {name} is missing"
        elif not _on_sheet(pack, point):
            yield f"the {word} of {name} lies off the sheet"
    if place.part:
        yield from _text_faults(f"the name of the part {name}", place.name)


def _text_faults(what: str, text: Text) -> Iterator[str]:
    """Check that words are there in every language."""
    yield from (
        f"{what} is missing in {language!r}" for language in LANGUAGES if not text.said_in(language).strip()
    )


def _tint_faults(pack: Pack) -> Iterator[str]:
    """Check that adjacent states are told apart by their tints."""
    tints = {state.code: state.tint for state in pack.states}
    for code, tint in tints.items():
        if tint < 0:
            yield f"the tint of {code} is negative"
    pairs = {(state_of(link.a), state_of(link.b)) for link in pack.atlas.links}
    for a, b in sorted(pairs):
        if a != b and a in tints and b in tints and tints[a] == tints[b]:
            yield f"{a} and {b} are adjacent and have the same tint"


def _tap_faults(pack: Pack) -> Iterator[str]:
    """Check that a finger can tell any two places apart."""
    taps = [(name, place.tap) for name, place in pack.places.items() if place.tap]
    for (a, spot_a), (b, spot_b) in combinations(taps, 2):
        gap = math.dist(spot_a, spot_b)
        if gap < TAP_GAP * pack.width:
            yield f"the tap points of {a} and {b} are {gap:.1f} apart, less than {TAP_GAP * pack.width:.1f}"


def _crossing_faults(pack: Pack) -> Iterator[str]:
    """Check that every sea link is drawn, and that nothing is drawn or led through that is no link."""
    drawn = {frozenset((crossing.a, crossing.b)) for crossing in pack.crossings}
    links = {frozenset((link.a, link.b)) for link in pack.atlas.links}
    for crossing in pack.crossings:
        if {crossing.a, crossing.b} not in links:
            yield f"a crossing {crossing.a}-{crossing.b} is drawn, but there is no such link"
        if not _PATH.fullmatch(crossing.line):
            yield f"the line of the crossing {crossing.a}-{crossing.b} is no SVG path data"
    for link in pack.atlas.links:
        if link.sea and {link.a, link.b} not in drawn:
            yield f"the sea link {link.a}-{link.b} is not drawn"
    for gate in pack.gates:
        if {gate.a, gate.b} not in links:
            yield f"there is a gate {gate.a}-{gate.b}, but no such link"
        if not all(_on_sheet(pack, point) for point in gate.through):
            yield f"the gate {gate.a}-{gate.b} lies off the sheet"


def _lens_faults(pack: Pack) -> Iterator[str]:
    """Check that a lens shows a place of the map among its neighbours, and is what is tapped."""
    codes = {state.code for state in pack.states}
    for lens in pack.lenses:
        place = pack.places.get(lens.place)
        if place is None:
            yield f"a lens shows an unknown place {lens.place!r}"
        elif place.tap and math.dist(place.tap, lens.at) > lens.radius:
            yield f"the tap point of {lens.place} lies outside its lens"
        if not _on_sheet(pack, lens.at):
            yield f"the lens on {lens.place} lies off the sheet"
        for shape in lens.shapes:
            if shape.state not in codes:
                yield f"the lens on {lens.place} shows an unknown state {shape.state!r}"
            if not _PATH.fullmatch(shape.outline):
                yield f"an outline in the lens on {lens.place} is no SVG path data"


def _scenery_faults(pack: Pack) -> Iterator[str]:
    """Check that the sheet has a size, and that what is drawn around the states is path data."""
    if pack.width <= 0 or pack.height <= 0:
        yield f"the sheet has no size: {pack.width:g} × {pack.height:g}"
    for word in ("backdrop", "water", "graticule", "frames"):
        if not _PATH.fullmatch(getattr(pack, word) or "M"):
            yield f"the {word} is no SVG path data"


def _peculiarity_faults(pack: Pack) -> Iterator[str]:
    """Check that what is told of the map is so (T41)."""
    for number, peculiarity in enumerate(pack.peculiarities, 1):
        told = f"peculiarity {number} ({peculiarity.kind})"
        yield from _text_faults(f"the text of {told}", peculiarity.text)
        strangers = [place for place in peculiarity.places if place not in pack.places]
        yield from (f"{told} names an unknown place {place!r}" for place in strangers)
        yield from (f"{told} names {place} twice" for place in repeated(peculiarity.places))
        if not strangers and not _holds(pack, peculiarity):
            yield f"{told} is not so: {', '.join(peculiarity.places) or 'it names no place'}"


def _holds(pack: Pack, peculiarity: ToldPeculiarity) -> bool:
    """Return whether the links of the map are as a peculiarity of known places says."""
    places = peculiarity.places
    if len(places) < 2:
        return False
    here, others = pack.places[places[0]], {*places[1:]}
    match peculiarity.kind:
        case "split" | "surcharge":
            code = state_of(places[0])
            so = {*places} == {place for place in pack.places if state_of(place) == code}
        case "enclave":
            so = len(places) == 2 and here.land == places[1:] and not here.sea
        case "sea":
            so = others <= {*here.sea}
        case "corner":
            so = len(places) == 4 and all(b in pack.places[a].land for a, b in combinations(places, 2))
        case "touch":
            so = others <= {*here.land}
        case "apart":
            so = others.isdisjoint(here.land + here.sea)
    return so


def _on_sheet(pack: Pack, point: Point) -> bool:
    return 0 <= point[0] <= pack.width and 0 <= point[1] <= pack.height
