"""What a perfect traveller pays on average: who knows every border and is always first.

Deals are too many to go through, so the mean is taken over some drawn with a fixed seed: it is the same
everywhere, and within about half a euro of the true one.
"""

import random
from functools import lru_cache
from itertools import combinations

from hranice.games.travel.rules.atlas import Atlas
from hranice.games.travel.rules.dealing import INCOME
from hranice.games.travel.rules.fare import (
    CARD_FIELDS,
    FINAL,
    FORTY_FIELD,
    ROUNDS,
    Fares,
    gain,
    has_target,
    picks_in,
)

DEALS = 1_500


def par(atlas: Atlas, number: int) -> float:
    """Return the mean price of the best choice of a round, for whoever comes first."""
    # Rounds of one part are alike (T5).
    return _mean_best(atlas, number if number == FINAL else number - (number + 1) % 2)


@lru_cache(maxsize=64)
def _mean_best(atlas: Atlas, number: int) -> float:
    chance = random.Random(f"par {number}")
    price = Fares(atlas).price
    best_of = max if number == FINAL else min
    total = 0
    for _ in range(DEALS):
        *offer, start, target = chance.sample(atlas.codes, CARD_FIELDS + 2)
        choices = combinations((FORTY_FIELD, *offer), picks_in(number))
        goal = target if has_target(number) else None
        total += best_of(price(number, start, picks, goal) for picks in choices)
    return total / DEALS


def outlook(atlas: Atlas, played: int) -> float:
    """Return what a perfect traveller may expect to add to the purse after so many rounds."""
    coming = range(played + 1, ROUNDS + 1)
    return sum(INCOME.get(number, 0) + gain(number, par(atlas, number)) for number in coming)
