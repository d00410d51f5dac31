"""A record is sound if everything in it happened as it should; otherwise the first wrong event is named."""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hranice.game import Drawn, Event, Moved, Rang
from hranice.lab.playing import play_game
from hranice.plugins import GAMES as LISTED
from hranice.table.dealing import deal
from hranice.table.fair_chance import seal
from hranice.table.record import Recorder, Seat
from hranice.table.record_reader import BadRecord, read_record
from hranice.table.record_replay import replayed, verify
from tests.table.forging import Lines, forged, honest, proven
from tests.table.pig import GAMES, PIG, Grab, Hold, Options, Roll, Told

RECORD = honest()
DOCUMENT = Path(__file__).parents[2] / "docs" / "record.md"


def fault(data: bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        proven(data)
    return str(caught.value)


def unfinished(*events: Event[Any]) -> bytes:
    """Return a record that stops after these events of two seats."""
    recorder = Recorder()
    seats = [Seat("Anna", None, seal("a")), Seat("Božena", "random", None)]
    header = recorder.begin(deal(PIG, Options(), seats, bytes(32), {0: "a"}).header)
    return header + b"".join(recorder.add(event) for event in events)


@pytest.mark.parametrize("number", range(1, 8))
def test_what_bots_played_is_sound(number: int) -> None:
    record = read_record(honest(number), GAMES)
    standing = verify(record)
    assert record.end is not None
    assert standing == record.end.result
    assert standing.over


@pytest.mark.parametrize("name", LISTED)
def test_records_of_our_games_are_sound(name: str) -> None:
    game = LISTED[name]
    for seats in game.players:
        played = play_game(game, game.options_type(), ["random"] * seats, 11, seats, recorded=True)
        assert played.record is not None
        record = read_record(played.record, LISTED)
        assert verify(record) == played.standing
        assert sum(isinstance(event, Moved) for event in record.events) == played.decisions


def test_steps_tell_events_states_and_facts() -> None:
    record = read_record(RECORD, GAMES)
    steps = list(replayed(record))
    assert [step.number for step in steps] == list(range(len(record.events) + 1))
    assert [step.event for step in steps] == [None, *record.events]
    assert steps[0].state == PIG.setup(record.header.options, 2)
    assert steps[1].facts == (Told("grabs", 0),)


def test_an_unfinished_record_is_consistent_so_far() -> None:
    data = unfinished(Moved(0, Grab(), 3), Moved(1, Grab(), 5), Drawn((0,), 6), Moved(0, Roll(), 9))
    record = read_record(data, GAMES)
    assert record.end is None
    assert not verify(record).over


def test_an_unfinished_record_may_have_any_possible_outcome_but_no_other() -> None:
    start = (Moved(0, Grab()), Moved(1, Grab()), Drawn((1,)), Moved(1, Roll()))
    for face in range(6):
        proven(unfinished(*start, Drawn((face,))))
    for outcome in ((6,), (-1,), (), (1, 1)):
        assert "line 6 (event 5): the rules refuse it: chance: " in fault(unfinished(*start, Drawn(outcome)))


def test_what_the_rules_refuse_is_named_with_its_rule() -> None:
    assert fault(unfinished(Moved(0, Grab()), Moved(0, Grab()))) == (
        "line 3 (event 2): the rules refuse it: P3: pig-not-now (seat=0)"
    )
    assert "P3: pig-not-now" in fault(unfinished(Moved(1, Hold())))
    assert "chance-not-due" in fault(unfinished(Drawn((0,))))


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_is_not_there_cannot_move(seat: int) -> None:
    assert f"there is no seat {seat}; seats are 0 to 1" in fault(unfinished(Moved(seat, Grab())))


def test_alarms_ring_when_they_are_due() -> None:
    proven(unfinished(Rang(1000)))
    proven(unfinished(Rang(1017)))
    assert "the alarm rang at 999 ms; it was due at 1000 ms" in fault(unfinished(Rang(999)))
    rolling = (Moved(0, Grab()), Moved(1, Grab(), 1), Drawn((0,), 2), Moved(0, Roll(), 3))
    assert "an alarm rang; none was due" in fault(unfinished(*rolling, Rang(5000)))


def test_stamps_keep_the_order_of_time() -> None:
    """Moves may overtake each other by the credit for their way; nothing overtakes the table."""
    late, early = Moved(0, Grab(), 50), Moved(1, Grab(), 40)
    proven(unfinished(late, early, Drawn((0,), 50)))
    assert "event 3): the stamp is 49 ms; it cannot be before 50 ms" in fault(
        unfinished(late, early, Drawn((0,), 49))
    )
    assert "event 4): the stamp is 59 ms; it cannot be before 60 ms" in fault(
        unfinished(late, early, Drawn((0,), 60), Moved(1, Roll(), 59))
    )
    assert "event 1): the stamp is -1 ms" in fault(unfinished(Moved(0, Grab(), -1)))


def test_an_outcome_that_the_secret_does_not_give_is_the_first_wrong_event() -> None:
    def change(lines: Lines) -> None:
        [first, *_] = [line for line in lines[1:] if line["event"]["type"] == "chance"]
        first["event"]["outcome"][0] ^= 1

    assert re.search(
        r"event \d+\): the outcome is \[\d\]; the opened secret gives \[\d\]$", fault(forged(RECORD, change))
    )


def set_secret(lines: Lines) -> None:
    lines[-1]["event"]["secret"] = "00" * 32


def set_seed(lines: Lines) -> None:
    lines[-1]["event"]["seeds"][0] += "!"


def set_score(lines: Lines) -> None:
    lines[-1]["event"]["result"]["scores"][0] += 1


def set_winners(lines: Lines) -> None:
    lines[-1]["event"]["result"]["winners"] = [0, 1]


def end_early(lines: Lines) -> None:
    del lines[-2]
    lines[-1]["number"] -= 1


def set_target(lines: Lines) -> None:
    lines[0]["options"]["target"] = 0


def forget_die(lines: Lines) -> None:
    lines[0]["options"]["die"] = []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (set_secret, "the commitment is"),
        (set_seed, "the seed of the bot on seat 0 does not follow from the digest"),
        (set_score, "the events give"),
        (set_winners, "won by [0, 1]; the events give"),
        (end_early, "the game goes on"),
        (set_target, "line 1: the rules refuse the options: P1: pig-target (target=0)"),
        (forget_die, "line 1: the options are not complete"),
    ],
)
def test_forgeries_with_a_fitting_chain_are_found(change: Callable[[Lines], object], says: str) -> None:
    """Of a game whose first chance breaks a tie, so that a wrong seed shows sooner or later."""
    assert says in fault(forged(RECORD, change))


def test_a_changed_commitment_shows_too() -> None:
    def change(lines: Lines) -> None:
        lines[0]["commitment"] = hashlib.sha256(b"another").hexdigest()

    last = len(RECORD.splitlines())
    assert fault(forged(RECORD, change)).startswith(
        f"line {last} (event {last - 1}): the secret has the hash"
    )


def test_the_example_of_the_document_is_sound() -> None:
    [example] = re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert verify(read_record(example.encode(), GAMES)).winners == (0,)
