"""The positions in the page's gallery still have the shape of the server's views."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hranice.game import Game
from hranice.games.border import BORDER
from hranice.games.travel import TRAVEL
from hranice.insight import Analysis, Hint
from hranice.plugins import GAMES
from hranice.table.promise_check import Kept, check_promises
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.web.make_fixtures import (
    BORDER_MOMENTS,
    DESCRIPTIONS,
    JANAS_SEED,
    RECORDS,
    TRAVEL_MOMENTS,
    games,
    place,
)


@pytest.mark.parametrize(("game", "wanted"), [(BORDER, BORDER_MOMENTS), (TRAVEL, TRAVEL_MOMENTS)])
def test_every_position_reads_as_a_view_of_its_game(
    game: Game[Any, Any, Any], wanted: dict[str, Any]
) -> None:
    fixture = msgspec.json.decode(place(game).read_bytes())
    assert set(fixture["moments"]) == set(wanted)
    for name, moment in fixture["moments"].items():
        view = msgspec.convert(moment["view"], game.view_type, strict=False)
        again = msgspec.json.decode(msgspec.json.encode(view))
        assert again == moment["view"], f"{name} lacks something: make the fixtures anew"
        assert wanted[name](view)
        for fact in moment["facts"]:
            msgspec.convert(fact, game.fact_type)


def test_the_analyses_and_the_hint_still_have_their_shape() -> None:
    for game, parts in (BORDER, {"analysis": Analysis, "hint": Hint}), (TRAVEL, {"analysis": Analysis}):
        fixture = msgspec.json.decode(place(game).read_bytes())
        for name, kind in parts.items():
            value = msgspec.convert(fixture[name], kind)
            assert msgspec.json.decode(msgspec.json.encode(value)) == fixture[name], "make the fixtures anew"


def test_the_games_are_described_as_the_server_does() -> None:
    fixture = msgspec.json.decode(DESCRIPTIONS.read_bytes())
    assert fixture == msgspec.json.decode(msgspec.json.encode(games())), "make the fixtures anew"


@pytest.mark.parametrize("file", sorted(RECORDS.iterdir()), ids=lambda file: file.name)
def test_the_records_are_sound(file: Path) -> None:
    record = read_record(gzip.decompress(file.read_bytes()), GAMES)
    assert verify(record).over
    check_promises(record, Kept(seeds=(JANAS_SEED,)))
