"""Only a whole, unchanged record in its one encoding is read; anything else is told precisely."""

import string
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hranice.game import Moved
from hranice.lab.playing import play_game
from hranice.plugins import GAMES as LISTED
from hranice.table.record_reader import BadRecord, read_record
from hranice.table.record_replay import verify
from tests.table.forging import Lines, chained, forged, honest, lines_of, proven
from tests.table.pig import GAMES, PIG, Options

RECORD = honest()
PRINTABLE = string.printable.encode()


def fault(data: bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        proven(data)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_a_record_comes_back_as_it_was_written() -> None:
    record = read_record(RECORD, GAMES)
    assert record.game is PIG
    assert record.header.options == PIG.complete(Options())
    assert [seat.name for seat in record.header.seats] == ["random", "random"]
    assert record.end is not None
    assert len(record.events) == RECORD.count(b"\n") - 2
    assert any(isinstance(event, Moved) for event in record.events)


def test_a_chain_made_by_the_words_of_the_document_is_the_same() -> None:
    assert chained(lines_of(RECORD)) == RECORD


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.soak)])
def test_any_single_changed_character_shows(every: int) -> None:
    """Every place of a record, with some characters put in, taken out, or put instead."""
    random = Random(1)
    for place in range(len(RECORD)):
        before, now, after = RECORD[:place], RECORD[place : place + 1], RECORD[place + 1 :]
        others = {bytes([byte]) for byte in (now[0] ^ 1, now[0] ^ 32, *random.sample(range(256), 3))}
        instead = [other + after for other in sorted((others | {b" ", b"0", b"\n", b""}) - {now})]
        more = [other + now + after for other in (b" ", b"\n", now)]
        for rest in [*instead, *more][place % every :: every]:
            with pytest.raises(BadRecord):
                proven(before + rest)


def changed_at(record: bytes, place: int, random: Random) -> bytes:
    """Return the record with another printable character in one place."""
    other = random.choice(PRINTABLE.replace(record[place : place + 1], b""))
    return record[:place] + bytes([other]) + record[place + 1 :]


def record_of_ours(name: str) -> bytes:
    game = LISTED[name]
    record = play_game(game, game.options_type(), ["random"] * 4, 3, 1, recorded=True).record
    assert record is not None
    assert verify(read_record(record, LISTED)).over
    return record


@pytest.mark.parametrize("name", LISTED)
def test_any_single_changed_character_shows_in_records_of_our_games(name: str) -> None:
    record, random = record_of_ours(name), Random(2)
    for place in random.sample(range(len(record)), 150):
        with pytest.raises(BadRecord):
            verify(read_record(changed_at(record, place, random), LISTED))


@pytest.mark.soak
@pytest.mark.parametrize("name", LISTED)
def test_every_single_changed_character_shows_in_records_of_our_games(name: str) -> None:
    record, random = record_of_ours(name), Random(3)
    for place in range(len(record)):
        with pytest.raises(BadRecord):
            verify(read_record(changed_at(record, place, random), LISTED))


def test_the_changed_line_is_named() -> None:
    lines = RECORD.splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"at":0', b'"at":1')
    assert fault(b"".join(lines)).startswith("line 4 (event 3): the line was changed or moved")


@pytest.mark.parametrize(
    "change",
    [lambda lines: lines.pop(3), lambda lines: lines.insert(3, lines[3]), lambda lines: lines.reverse()],
    ids=["removed", "repeated", "reversed"],
)
def test_moved_lines_show(change: Callable[[list[bytes]], object]) -> None:
    lines = RECORD.splitlines(keepends=True)
    change(lines)
    fault(b"".join(lines))


def test_a_record_may_stop_after_any_line_but_not_within_one() -> None:
    for length in range(len(RECORD)):
        part = RECORD[:length]
        if part.endswith(b"\n"):
            assert read_record(part, GAMES).end is None
            proven(part)
        else:
            fault(part)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "line 1: the file is empty"),
        (b"\n", "no record of Hranice"),
        (b"GIF89a\x00\x01\xff", "no record of Hranice"),
        (b"{}\n", "no record of Hranice"),
        (b'{"format":"another"}\n', "no record of Hranice"),
        (b"\xef\xbb\xbf" + RECORD, "no record of Hranice"),
        (RECORD.replace(b"\n", b"\r\n"), "line 1: the line has no hash"),
        (RECORD[:-1], "is cut short"),
        (RECORD + b"\n", "the line has no hash"),
        (RECORD + b"{}", "is cut short"),
        (b'{"format":"hranice-record",', "line 1: the line is cut short"),
        (b'{"format":"hranice-record",\n', "line 1: the line has no hash"),
        (RECORD * 2, "was changed or moved"),
    ],
)
def test_other_files_are_told_from_records(data: bytes, says: str) -> None:
    assert says in fault(data)


def test_options_of_another_game_are_told_as_such() -> None:
    border, travel = (record_of_ours(name) for name in ("border", "travel"))
    border_rules = LISTED["border"].rules
    swapped = forged(border, lambda lines: lines[0].update(game="travel"))
    with pytest.raises(BadRecord, match="line 1: the options are not those of travel: it has no 'geography'"):
        read_record(swapped, LISTED)
    swapped = forged(travel, lambda lines: lines[0].update(game="border", rules=border_rules))
    with pytest.raises(BadRecord, match="line 1: the options are not those of border: it has no 'map'"):
        read_record(swapped, LISTED)


def test_a_stamp_is_a_number_that_every_program_counts_alike() -> None:
    def late(stamp: int) -> Callable[[Lines], None]:
        return lambda lines: lines[-2]["event"].update(at=stamp)

    proven(forged(RECORD, late(2**53 - 1)))
    assert fault(forged(RECORD, late(2**53))).endswith(
        "the stamp is 9007199254740992 ms; none is beyond 9007199254740991 ms"
    )


def edit(line: int, **fields: object) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        lines[line].update(fields)

    return change


def drop(line: int, field: str) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        del lines[line][field]

    return change


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (edit(0, version=3), "line 1: the format has version 3; this program reads versions 1 and 2"),
        (edit(0, version="1"), "line 1: Expected `int`, got `str` - at `$.version`"),
        (edit(0, game="go"), "line 1: the game 'go' is unknown; known are pig"),
        (edit(0, rules="0"), "line 1: the game keeps rules '0'; this program knows pig by '1'"),
        (edit(0, seats=[]), "line 1: there are 0 seats; pig is for 2 to 4"),
        (edit(0, seats=[{"name": 1, "bot": None, "seed": ""}]), "at `$.seats[0].name`"),
        (edit(0, commitment="ABC"), "at `$.commitment`"),
        (edit(0, commitment="0" * 64 + "\n"), "at `$.commitment`"),
        (edit(0, options={"target": "all"}), "at `$.options.target`"),
        (edit(0, options={"target": 12}), "line 1: the line is not in its canonical encoding"),
        (edit(0, extra=1), "line 1: the line is not in its canonical encoding"),
        (drop(0, "seats"), "line 1: Object missing required field `seats`"),
        (edit(2, number=7), "line 3 (event 2): the event has the number 7; it should have 2"),
        (edit(2, number=0), "line 3 (event 2): Expected `int` >= 1 - at `$.number`"),
        (edit(2, event={"type": "leave"}), "line 3 (event 2): Invalid value 'leave' - at `$.event.type`"),
        (edit(2, event={"type": "alarm", "at": 1.5}), "Expected `int`, got `float` - at `$.event.at`"),
        (edit(2, event={"type": "alarm"}), "not in its canonical encoding"),
        (edit(2, event={"at": 1, "type": "alarm"}), "not in its canonical encoding"),
        (edit(-1, event={"type": "end"}), "Object missing required field `result` - at `$.event`"),
        (lambda lines: lines.append(lines[2]), "the game has ended; nothing may follow"),
        (lambda lines: lines.insert(1, lines[0]), "line 2 (event 1): Object missing required field"),
    ],
)
def test_forged_lines_with_a_fitting_chain_are_told(change: Callable[[Lines], object], says: str) -> None:
    assert says in fault(forged(RECORD, change))


def test_endless_nesting_is_no_way_in() -> None:
    deep = b'{"format":"hranice-record","version":' + b"[" * 100_000
    assert "hash" in fault(deep + b"\n")
    lines = lines_of(RECORD)
    nested: object = []
    for _ in range(500):
        nested = [nested]
    lines[0]["options"] = nested
    fault(chained(lines))


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_told(data: bytes) -> None:
    fault(data)


@given(st.data())
def test_records_with_damaged_parts_are_read_or_told(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(RECORD)))
    length = data.draw(st.integers(0, 200))
    junk = data.draw(st.binary(max_size=60))
    damaged = RECORD[:start] + junk + RECORD[start + length :]
    try:
        proven(damaged)
    except BadRecord:
        assert damaged != RECORD
    else:
        assert RECORD.startswith(damaged)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(codec="utf-8"), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["type", "at", "x"]), inner),
    max_leaves=6,
)


@given(st.data())
def test_anything_in_any_place_is_read_or_told(data: st.DataObject) -> None:
    """Any JSON in the place of any part of any line, under a chain that fits."""
    lines = lines_of(RECORD)
    spot: dict[str, object] = data.draw(st.sampled_from(lines))
    while True:
        field = data.draw(st.sampled_from(sorted(spot)))
        inner = spot[field]
        if not isinstance(inner, dict) or data.draw(st.booleans()):
            break
        spot = inner
    spot[field] = data.draw(JSON)
    with suppress(BadRecord):
        proven(chained(lines))
