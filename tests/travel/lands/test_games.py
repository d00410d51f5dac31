"""Games on every map that comes with Bez hranic: the contract, whole games, and a second opinion on fares.

Tests of: T17, T18, T21, T22, T23, T26, T27, T36, T40.
"""

from functools import cached_property
from random import Random

import pytest

from hranice.conformance.contract import CONTRACT
from hranice.conformance.trial import Check, Trial
from hranice.games.travel import TRAVEL, maps
from hranice.games.travel.rules.fare import Fares, has_target, picks_in
from hranice.games.travel.rules.options import Options
from hranice.lab.playing import play_game
from tests.travel.reference_fare import Journeys
from tests.travel.tables import quick

LAND = pytest.mark.parametrize("name", maps.names())


class OnLand(Trial):
    """A playthrough on one map."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        super().__init__(TRAVEL, seats, seed)
        self._name = name

    @cached_property
    def options(self) -> Options:
        """Everything else is as usual."""
        return quick(map=maps.load(self._name).atlas)


@LAND
@pytest.mark.parametrize("proves", CONTRACT, ids=lambda proves: proves.__name__)
def test_the_game_keeps_its_contract_on_every_map(name: str, proves: Check) -> None:
    assert next(proves(OnLand(name, 3, seed=7)), None) is None


@LAND
def test_games_between_bots_come_to_an_end(name: str) -> None:
    simulated(name, 4)


@pytest.mark.soak
@LAND
def test_a_thousand_games_between_bots_come_to_an_end(name: str) -> None:
    simulated(name, 1_000)


def simulated(name: str, games: int) -> None:
    random = Random(name)
    for number in range(games):
        options = quick(map=maps.load(name).atlas, harder=number % 4 == 0)
        bots = [
            random.choice(("random", "traveller")) for _ in range(random.randint(2, 3 + 3 * (number % 4 > 0)))
        ]
        played = play_game(TRAVEL, options, bots, seed=7, number=number)
        assert played.standing.over
        assert played.rounds == 7


@LAND
def test_fares_agree_with_the_second_opinion(name: str) -> None:
    compared(name, 60)


@pytest.mark.soak
@LAND
def test_thousands_of_fares_agree_with_the_second_opinion(name: str) -> None:
    compared(name, 3_000)


def compared(name: str, cases: int) -> None:
    """Compare prices with those of a walker who knows nothing of our code."""
    fares, journeys, random = Fares(maps.load(name).atlas), Journeys.on(name), Random(name)
    for _ in range(cases):
        number = random.randint(1, 7)
        start, target, *offers = random.sample(journeys.codes, 9)
        picks = random.sample([*offers, "40"], picks_in(number))
        goal = target if has_target(number) else None
        under = [random.randint(0, 3) for _ in picks]
        expected = journeys.price(number, start, goal, picks, under)
        assert fares.price(number, start, tuple(picks), goal, sum(under)) == expected
