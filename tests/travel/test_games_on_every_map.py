"""Games on every map that comes with the game: by the contract, to their end, and with an analysis."""

from random import Random

import pytest

from hranice.conformance import cases
from hranice.games.travel import TRAVEL, maps
from hranice.insight import Analysis, insight_of
from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.travel.made_up import OnOneMap
from tests.travel.tables import quick

EVERY_MAP = pytest.mark.parametrize("name", maps.names())
BOTS = ("random", "tourist", "traveller", "globetrotter")


def simulate(name: str, games: int) -> None:
    """Let bots of all levels play on a map, two to six of them, some with two travellers each (T29)."""
    chance = Random(name)
    for number in range(games):
        harder = number % 4 == 0
        bots = [chance.choice(BOTS) for _ in range(chance.randint(2, 3 if harder else 6))]
        options = quick(map=maps.load(name).atlas, harder=harder, settle=chance.choice((0, 300)))
        played = play_game(TRAVEL, options, bots, seed=7, number=number, recorded=number == 0)
        assert (played.rounds, played.standing.over) == (7, True)
        if played.record is not None:
            record = read_record(played.record, GAMES)
            assert verify(record) == played.standing
            *_, found = insight_of(TRAVEL).analysed(record)
            assert isinstance(found, Analysis)


@EVERY_MAP
def test_some_games_on_every_map(name: str) -> None:
    simulate(name, 8)


@pytest.mark.soak
@EVERY_MAP
def test_a_thousand_games_on_every_map(name: str) -> None:
    simulate(name, 1_000)


@pytest.mark.soak
@EVERY_MAP
def test_the_contract_is_kept_on_every_map(name: str) -> None:
    for case in cases(OnOneMap(maps.load(name).atlas)):
        case.check()
