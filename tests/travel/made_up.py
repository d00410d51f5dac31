"""Maps that nobody has drawn: any graph that the rules allow, and the game on one map only."""

from hypothesis import strategies as st
from msgspec.structs import replace

from hranice.games.travel import TravelWithParts
from hranice.games.travel.maps import ATLASES, PECULIARITIES
from hranice.games.travel.maps.pack import Pack, Place, State, Text
from hranice.games.travel.rules.atlas import LEAST_STATES, MOST_PARTS, Atlas, AtlasState, Link, in_order
from hranice.games.travel.rules.options import Options
from tests.travel.tables import grid

SMALLEST = in_order(replace(grid(3, 4), name="Malá země"))
"""A map on which cards return before every round (T40)."""


@st.composite
def atlases(draw: st.DrawFn, most: int = 30) -> Atlas:
    """Any map of at least twelve states: some in parts, all in reach of each other, by land and by sea."""
    codes = [f"S{number:02}" for number in range(draw(st.integers(LEAST_STATES, most)))]
    random = draw(st.randoms(use_true_random=False))
    split = {code: random.randint(2, MOST_PARTS) for code in codes if random.random() < 0.15}
    states = tuple(
        AtlasState(code, tuple(f"part-{number}" for number in range(split.get(code, 0)))) for code in codes
    )
    places = [(state.code, place) for state in states for place in state.places]
    random.shuffle(places)
    # Every place joins one of another state, so that one can get everywhere; then come some more.
    first = places.pop()
    reached, links = [first], set[tuple[str, str]]()
    while places:
        code, place = next(each for each in places if any(each[0] != other for other, _ in reached))
        places.remove((code, place))
        others = [other for other_code, other in reached if other_code != code]
        links |= {
            _pair(place, other)
            for other in random.sample(others, min(len(others), random.choice((1, 1, 2, 3))))
        }
        reached.append((code, place))
    made = tuple(Link(a, b, sea=random.random() < 0.1) for a, b in sorted(links))
    return in_order(Atlas("made up", states, made))


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def bare_pack(atlas: Atlas, columns: int) -> Pack:
    """Return a grid of squares as a pack with nothing but what it needs: names in one language, no facts."""
    side = 100
    states = tuple(
        State(
            code=state.code,
            name=Text(cs=f"Kraj {number}"),
            area=1.0,
            tint=(number // columns + number) % 2,
            places=(
                Place(
                    land=tuple(sorted(atlas.neighbours[state.code])),
                    outline=f"M{x - 50} {y - 50}l{side} 0 0 {side} -{side} 0z",
                    label=(x, y),
                    room=60,
                    tap=(x, y),
                ),
            ),
        )
        for number, state in enumerate(atlas.states)
        for x, y in [(number % columns * side + 50, number // columns * side + 50)]
    )
    rows = -(-len(states) // columns)
    return Pack(atlas.name, Text(cs="Malá země"), columns * side, rows * side, states)


class OnOneMap(TravelWithParts):
    """Bez hranic on one map, whatever else is agreed on."""

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(ATLASES, PECULIARITIES)
        self._only = atlas

    def complete(self, options: Options) -> Options:
        return replace(super().complete(options), map=self._only)


ON_THE_SMALLEST = OnOneMap(SMALLEST)
