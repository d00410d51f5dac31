"""What there is to learn about the borders of a map: which pairs touch, which only look so, and the ways."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from hranice.game import Value
from hranice.games.travel.rules.atlas import Atlas, state_of
from hranice.games.travel.rules.map_peculiarities import Peculiarity, pairs_of

Pair = tuple[str, str]

_FIRST_SIGN = ord("0")
_IN_COMMON = 2
"""States that do not touch, but have so many neighbours in common, are easily taken for neighbours."""
_ABOUT_A_PAIR = frozenset({"enclave", "sea", "corner", "touch", "apart"})
"""The kinds of peculiarities that say of two states whether they touch."""


class Borders(Value, frozen=True):
    """The borders of a map for those who learn them, and a shortest way between any two states.

    Ways are told by signposts, which take little room: in each place one character for every state of
    `states`, that of the neighbour to go to next. The first neighbour is "0"; others follow by their code
    points.
    """

    states: tuple[str, ...]
    touching: tuple[Pair, ...]
    """Each pair in the order of the alphabet, and all pairs in it."""
    apart: tuple[Pair, ...]
    """Pairs that look like neighbours and are none."""
    peculiar: dict[str, tuple[int, ...]]
    """By "AT CZ" the numbers of the map's peculiarities that are about this pair (T41)."""
    neighbours: dict[str, tuple[str, ...]]
    """By its name each place, with those one crossing away."""
    signs: dict[str, str]
    """By its name each place, with its signposts; in the state itself they mean nothing."""
    parts: dict[str, tuple[str, ...]]
    """The places of each state that lies on the map in several (T36)."""
    begins: dict[str, str]
    """For each of these states the part in which the way begins, in the manner of signposts."""


def borders_of(atlas: Atlas, peculiarities: Sequence[Peculiarity] = ()) -> Borders:
    """Return the borders of a sound map; without its peculiarities only what its links tell."""
    states = tuple(sorted(atlas.codes))
    pairs = list(combinations(states, 2))
    touching = tuple((one, other) for one, other in pairs if other in atlas.adjacent[one])
    peculiar = _peculiar_pairs(peculiarities)
    unlike = {pair for told in peculiarities if told.kind == "apart" for pair in _pairs(told)}
    apart = tuple(
        (one, other)
        for one, other in pairs
        if other not in atlas.adjacent[one]
        and ((one, other) in unlike or len(atlas.adjacent[one] & atlas.adjacent[other]) >= _IN_COMMON)
    )
    neighbours = {place: tuple(sorted(others)) for place, others in atlas.neighbours.items()}
    return Borders(
        states=states,
        touching=touching,
        apart=apart,
        peculiar={
            " ".join(pair): numbers for pair, numbers in peculiar.items() if pair in {*touching, *apart}
        },
        neighbours=neighbours,
        signs={place: _signs(atlas, others, states) for place, others in neighbours.items()},
        parts=dict(atlas.split),
        begins={state: _signs(atlas, places, states) for state, places in atlas.split.items()},
    )


def _signs(atlas: Atlas, places: tuple[str, ...], goals: tuple[str, ...]) -> str:
    """Return for each goal which of some places is nearest to it, the first of equal ones."""
    nearest = (min(places, key=atlas.distances[goal].__getitem__) for goal in goals)
    return "".join(chr(_FIRST_SIGN + places.index(place)) for place in nearest)


def _pairs(peculiarity: Peculiarity) -> list[Pair]:
    """Return the pairs of states that a peculiarity is about, each in the order of the alphabet."""
    pairs = ((state_of(one), state_of(other)) for one, other in pairs_of(peculiarity))
    return [(min(pair), max(pair)) for pair in pairs]


def _peculiar_pairs(peculiarities: Sequence[Peculiarity]) -> Mapping[Pair, tuple[int, ...]]:
    found: dict[Pair, tuple[int, ...]] = {}
    for number, told in enumerate(peculiarities):
        if told.kind in _ABOUT_A_PAIR:
            for pair in _pairs(told):
                found[pair] = (*found.get(pair, ()), number)
    return found
