"""Proving a pack: everything that is wrong with it, not just the first thing."""

import math
from collections.abc import Iterator
from itertools import combinations

from hranice.game import first_difference
from hranice.games.travel.maps.pack import LANGUAGES, Pack, Place, Point, State, Text, ToldPeculiarity
from hranice.games.travel.maps.svg_paths import BadPath, lines_of
from hranice.games.travel.rules.atlas import (
    MOST_LINKS,
    MOST_PLACES,
    graph_faults,
    in_order,
    repeated,
    state_of,
)

MOST_PECULIARITIES = 100
"""More than that nobody wants to be told before a game."""
MOST_DISPUTED = 50
MOST_FACTS = 10
LONGEST_NAME, LONGEST_TEXT = 60, 400
"""In letters: of a name, and of a sentence about a state or a map."""
TAP_GAP = 0.024
"""Tap points are at least so far apart, as a share of the width: 24 px on a map of 1000 px."""
WIDEST, LONGEST_SIDE = 20_000, 4
"""Of a sheet: the most units, and how many times longer one side may be than the other."""


def faults(pack: Pack) -> list[str]:
    """Return every fault of a pack, each as one line of English. A pack without any can be played on."""
    if len(pack.places) > MOST_PLACES:  # nothing else is looked for, so that checking stays quick
        return [f"{len(pack.places)} places are too many: a map has at most {MOST_PLACES}"]
    if len(pack.atlas.links) > MOST_LINKS:
        return [f"{len(pack.atlas.links)} links are too many: a map has at most {MOST_LINKS}"]
    if len(pack.peculiarities) > MOST_PECULIARITIES:
        return [f"{len(pack.peculiarities)} peculiarities are more than {MOST_PECULIARITIES}"]
    if len(pack.disputed) > MOST_DISPUTED:
        return [f"{len(pack.disputed)} disputed territories are more than {MOST_DISPUTED}"]
    return [_printable(fault) for fault in _all_faults(pack)]


def _printable(fault: str) -> str:
    """Return a fault without the control characters that a foreign pack may bring along."""
    return "".join(letter if letter.isprintable() else "�" for letter in fault)


def _all_faults(pack: Pack) -> list[str]:
    return [
        *graph_faults(pack.atlas),
        *_order_faults(pack),
        *_direction_faults(pack),
        *_text_faults("the title", pack.title, LONGEST_NAME),
        *(fault for state in pack.states for fault in _state_faults(pack, state)),
        *_tint_faults(pack),
        *_tap_faults(pack),
        *_crossing_faults(pack),
        *_lens_faults(pack),
        *_scenery_faults(pack),
        *_peculiarity_faults(pack),
        *_disputed_faults(pack),
        *_line_faults("the source", pack.source, LONGEST_TEXT),
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
    """Check that a state has a name, a sound capital and sound facts if any, and places that are drawn."""
    code = state.code
    yield from _text_faults(f"the name of {code}", state.name, LONGEST_NAME)
    if len(state.capital.missing) < len(LANGUAGES):
        yield from _text_faults(f"the capital of {code}", state.capital, LONGEST_NAME)
        yield from (
            f"the capital of {code} is missing in {language!r}: it is there in all languages or in none"
            for language in state.capital.missing
        )
    if state.area <= 0:
        yield f"the area of {code} is missing"
    if len(state.facts) > MOST_FACTS:
        yield f"{code} has {len(state.facts)} facts, more than {MOST_FACTS}"
    for number, fact in enumerate(state.facts, 1):
        yield from _text_faults(f"fact {number} of {code}", fact, LONGEST_TEXT)
    if not state.places:
        yield f"{code} is nowhere on the map"
    for place in state.places:
        if not place.part and len(state.places) > 1:
            yield f"{code} has several places, so each needs the name of its part"
        yield from _place_faults(pack, state.place_name(place), place)


def _place_faults(pack: Pack, name: str, place: Place) -> Iterator[str]:
    """Check that a place has an outline, and its label and tap point on the sheet."""
    if place.outline:
        yield from _path_faults(pack, f"the outline of {name}", place.outline)
    else:
        yield f"the outline of {name} is missing"
    for word, point in (("label", place.label), ("tap point", place.tap)):
        if point is None:
            yield f"the {word} of {name} is missing"
        elif not _on_sheet(pack, point):
            yield f"the {word} of {name} lies off the sheet"
    if place.part:
        yield from _text_faults(f"the name of the part {name}", place.name, LONGEST_NAME)


def _path_faults(pack: Pack, what: str, data: str) -> Iterator[str]:
    """Check that something can be drawn, and lies somewhere near the sheet."""
    try:
        lines = lines_of(data)
    except BadPath:
        yield f"{what} is no SVG path data"
        return
    most = 2 * max(pack.width, pack.height)
    if not all(-most < x < most and -most < y < most for line in lines for x, y in line):
        yield f"{what} reaches far beyond the sheet"


def _text_faults(what: str, text: Text, most: int) -> Iterator[str]:
    """Check that words are there, if only in one language, and that they can be printed on a line."""
    if len(text.missing) == len(LANGUAGES):
        yield f"{what} is missing: it is needed in one language at least ({', '.join(LANGUAGES)})"
    for language in LANGUAGES:
        yield from _line_faults(f"{what} in {language!r}", getattr(text, language), most)


def _line_faults(what: str, words: str, most: int) -> Iterator[str]:
    """Check that words are a line of letters that can be shown, and not too long."""
    if len(words) > most:
        yield f"{what} has {len(words)} letters, more than {most}"
    if not words.isprintable():
        yield f"{what} has letters that cannot be printed on a line"


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
        yield from _path_faults(pack, f"the line of the crossing {crossing.a}-{crossing.b}", crossing.line)
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
            yield from _path_faults(pack, f"an outline in the lens on {lens.place}", shape.outline)


def _scenery_faults(pack: Pack) -> Iterator[str]:
    """Check that the sheet has a size, and that what is drawn around the states is path data."""
    sides = sorted((pack.width, pack.height))
    if sides[0] <= 0:
        yield f"the sheet has no size: {pack.width:g} × {pack.height:g}"
    elif sides[1] > min(WIDEST, LONGEST_SIDE * sides[0]):
        most = f"up to {WIDEST}, and no side is {LONGEST_SIDE} times the other"
        yield f"the sheet is too long: {pack.width:g} × {pack.height:g}; it has {most}"
    for word in ("backdrop", "water", "graticule", "frames"):
        yield from _path_faults(pack, f"the {word}", getattr(pack, word))


def _peculiarity_faults(pack: Pack) -> Iterator[str]:
    """Check that what is told of the map is so (T41)."""
    for number, peculiarity in enumerate(pack.peculiarities, 1):
        told = f"peculiarity {number} ({peculiarity.kind})"
        yield from _text_faults(f"the text of {told}", peculiarity.text, LONGEST_TEXT)
        strangers = [place for place in peculiarity.places if place not in pack.places]
        yield from (f"{told} names an unknown place {place!r}" for place in strangers)
        yield from (f"{told} names {place} twice" for place in repeated(peculiarity.places))
        if not strangers and not _holds(pack, peculiarity):
            yield f"{told} is not so: {', '.join(peculiarity.places) or 'it names no place'}"


def _disputed_faults(pack: Pack) -> Iterator[str]:
    """Check that what is told of disputed territories is about places of the map."""
    for number, disputed in enumerate(pack.disputed, 1):
        told = f"disputed territory {number}"
        yield from _text_faults(f"the text of {told}", disputed.text, LONGEST_TEXT)
        if not disputed.places:
            yield f"{told} names no place"
        yield from (
            f"{told} names an unknown place {place!r}"
            for place in disputed.places
            if place not in pack.places
        )
        yield from (f"{told} names {place} twice" for place in repeated(disputed.places))


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
