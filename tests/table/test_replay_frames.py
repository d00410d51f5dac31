"""A record shown step by step is what each seat could see, whole, and nothing more than it."""

from typing import Any

import msgspec
import pytest

from hranice.game import Refusal
from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from hranice.table.record_reader import BadRecord, read_record
from hranice.table.record_replay import replayed
from hranice.table.replay_frames import shown
from tests.table.forging import forged

BOTS = {"border": "greedy", "travel": "traveller"}


def recorded(name: str, seats: int = 3) -> bytes:
    game = GAMES[name]
    record = play_game(game, game.options_type(), [BOTS[name]] * seats, 3, 1, recorded=True).record
    assert record is not None
    return record


RECORDS = {name: recorded(name) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_changes_add_up_to_every_view(name: str, seat: int | None) -> None:
    record = read_record(RECORDS[name], GAMES)
    showing = shown(record, seat)
    views = {step.number: GAMES[name].view(step.state, seat) for step in replayed(record)}
    added: dict[str, Any] = {}
    for frame in showing.frames:
        added |= frame.change
        assert msgspec.convert(added, type(views[frame.number])) == views[frame.number]
    told = [step.number for step in replayed(record) if step.facts]
    assert [frame.number for frame in showing.frames] == [0, *told]


@pytest.mark.parametrize("name", GAMES)
def test_the_course_ends_with_the_result(name: str) -> None:
    showing = shown(read_record(RECORDS[name], GAMES))
    assert showing.course[-1] == showing.result.scores
    assert len(showing.course) == showing.frames[-1].round
    assert showing.result.over


def test_no_seed_is_shown() -> None:
    record = read_record(RECORDS["border"], GAMES)
    text = msgspec.json.encode(shown(record))
    assert all(seed.encode() not in text for seed in record.seeds)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="table-no-such-seat"):
        shown(read_record(RECORDS["border"], GAMES), 3)


def test_nothing_is_shown_of_a_forged_record() -> None:
    def luckier(lines: list[dict[str, Any]]) -> None:
        lines[2]["event"]["outcome"][0] = (lines[2]["event"]["outcome"][0] + 1) % 6

    with pytest.raises(BadRecord):
        shown(read_record(forged(RECORDS["border"], luckier), GAMES))
