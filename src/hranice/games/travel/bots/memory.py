"""How well a traveller remembers the map.

Everybody was shown the map before the game (T10), but hardly anybody keeps every border in mind. What a
traveller has forgotten it has forgotten for good: it follows from the seed alone.
"""

import random
from collections.abc import Iterator, Mapping
from functools import lru_cache

from hranice.games.travel.rules.atlas import Atlas, Link, state_of
from hranice.games.travel.rules.fare import Fares
from hranice.reproducible_math import power


def remembered(atlas: Atlas, knowledge: float, seed: int) -> Atlas:
    """Return the map as somebody remembers it: some of its borders, and nothing that is not there.

    With `knowledge` 1 it is the whole map; the less, the more borders are missing, first of all those of
    states that are small or far from home. What hangs together by a single thread is never torn off,
    because everybody knows that one can get everywhere: only the ways become longer in memory.
    """
    chance = random.Random(f"memory {seed}")
    home = chance.choice(atlas.codes)
    hard = _difficulties(atlas, home)
    clarity = {
        link: chance.random() - power(knowledge, max(hard[state_of(link.a)], hard[state_of(link.b)]))
        for link in atlas.links
    }
    by_clarity = sorted(atlas.links, key=clarity.__getitem__)
    kept = set(_threads(atlas, by_clarity)) | {link for link in atlas.links if clarity[link] < 0}
    return Atlas(atlas.name, atlas.states, tuple(link for link in atlas.links if link in kept))


@lru_cache(maxsize=256)
def _difficulties(atlas: Atlas, home: str) -> Mapping[str, float]:
    """Say how hard each state is to remember: the farther from home and the smaller, the harder."""
    fares = Fares(atlas)
    # The rules know no areas. But who has few neighbours is mostly small, or lies at the rim.
    return {
        code: 0.25 + fares.crossings(home, (code,), None) / 8 + 0.5 / len(atlas.adjacent[code])
        for code in atlas.codes
    }


def _threads(atlas: Atlas, links: list[Link]) -> Iterator[Link]:
    """Yield the fewest links that hold all places together, preferring the earlier ones."""
    group = {place: {place} for place in atlas.places}
    for link in links:
        one, other = group[link.a], group[link.b]
        if one is not other:
            one |= other
            group.update(dict.fromkeys(other, one))
            yield link
