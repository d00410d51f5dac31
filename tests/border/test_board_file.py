"""The published JSON form of a board: both ways, and precise about whatever is wrong with a file."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.games.border.rules.board import COLOURS, Board
from hranice.games.border.rules.board_file import BoardError, board_json, checked_name, load_board
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY

A = STANDARD_BOARDS[0]
TEXT = board_json(STANDARD_GEOGRAPHY, A)

File = dict[str, Any]


def reasons(file: File) -> dict[tuple[str, str], str]:
    """Return what is wrong with a file: the sentences by rule and reason."""
    with pytest.raises(BoardError) as caught:
        load_board(json.dumps(file))
    assert "\n" not in str(caught.value)
    return {(fault.rule, fault.reason): fault.text for fault in caught.value.faults}


@pytest.mark.parametrize("own", STANDARD_BOARDS, ids=lambda own: own.name)
def test_a_board_survives_its_file(own: Board) -> None:
    assert load_board(board_json(STANDARD_GEOGRAPHY, own)) == (STANDARD_GEOGRAPHY, own)


def test_the_published_form() -> None:
    file = json.loads(TEXT)
    assert list(file) == ["name", "spaces", "areas"]
    assert [space["id"] for space in file["spaces"]] == list(range(86))
    assert all(list(space) == ["id", "q", "r", "colour", "segment"] for space in file["spaces"])
    assert {space["colour"] for space in file["spaces"]} == {*COLOURS, "white"}
    assert [space["id"] for space in file["spaces"] if space["segment"] is None] == [
        space["id"] for space in file["spaces"] if space["colour"] == "white"
    ]
    assert {space["segment"] for space in file["spaces"]} == {None, *range(24)}
    assert all(list(area) == ["name", "high", "low", "spaces"] for area in file["areas"])
    assert all(area["low"] == area["high"] // 2 for area in file["areas"])


def test_the_order_of_entries_and_the_numbers_of_segments_do_not_matter() -> None:
    file = json.loads(TEXT)
    file["spaces"].reverse()
    for space in file["spaces"]:
        if space["segment"] is not None:
            space["segment"] = 100 - space["segment"]
    assert load_board(json.dumps(file)) == (STANDARD_GEOGRAPHY, A)


def test_b3_spaces_may_be_numbered_in_any_way() -> None:
    file = json.loads(TEXT)
    for space in file["spaces"]:
        space["id"] = 85 - space["id"]
    for area in file["areas"]:
        area["spaces"] = [85 - space for space in area["spaces"]]
    _, own = load_board(json.dumps(file))
    assert own.colours == A.colours[::-1]


def _swap_colours(file: File) -> None:
    """Give a space of the second segment the colour and the segment of the first one."""
    first = next(space for space in file["spaces"] if space["segment"] == 0)
    distant = next(space for space in file["spaces"] if space["segment"] == 23)
    distant.update(colour=first["colour"], segment=0)


def _split(file: File) -> None:
    """Call the last space of a segment a segment of its own."""
    [space for space in file["spaces"] if space["segment"] == 0][-1]["segment"] = 99


BAD_FILES: dict[str, tuple[Callable[[File], object], tuple[str, str], str]] = {
    "a missing space": (lambda f: f["spaces"].pop(17), ("B2", "space-missing"), "17"),
    "an id twice": (lambda f: f["spaces"][17].update(id=16), ("B2", "space-id-twice"), "the id 16"),
    "an id too high": (lambda f: f["spaces"][17].update(id=86), ("B2", "space-id-range"), "a space 86"),
    "two spaces in one place": (
        lambda f: f["spaces"][17].update(q=f["spaces"][3]["q"], r=f["spaces"][3]["r"]),
        ("B2", "space-twice"),
        "spaces 3 and 17",
    ),
    "an unknown colour": (lambda f: f["spaces"][5].update(colour="pink"), ("B3", "colour-unknown"), "'pink'"),
    "a white space with a segment": (
        lambda f: f["spaces"][0].update(segment=3),
        ("B3", "white-segment"),
        "0",
    ),
    "a space without a segment": (lambda f: f["spaces"][5].update(segment=None), ("B4", "segment-none"), "5"),
    "a disconnected segment": (_swap_colours, ("B4", "segment-apart"), "segment 0"),
    "a segment of two colours": (
        lambda f: f["spaces"][1].update(segment=23),
        ("B4", "segment-colours"),
        "segment 23",
    ),
    "touching segments of a colour": (_split, ("B4", "segment-touch"), "99"),
    "a wrong lower value": (lambda f: f["areas"][0].update(low=3), ("B5", "value-low"), "4 and 3"),
    "an area of unknown spaces": (
        lambda f: f["areas"][0]["spaces"].append(86),
        ("B2", "area-unknown-space"),
        "86",
    ),
    "an area that names a space twice": (
        lambda f: f["areas"][0]["spaces"].append(f["areas"][0]["spaces"][0]),
        ("B2", "area-space-twice"),
        "2 times",
    ),
    "an area too few": (lambda f: f["areas"].pop(), ("B2", "area-count"), "8 areas"),
    "no spaces": (lambda f: f["spaces"].clear(), ("B2", "space-missing"), "0, 1, 2"),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_a_bad_file_is_told_precisely(case: str) -> None:
    """B2 to B5: the reason, and in the sentence which space, segment or area."""
    spoil, expected, told = BAD_FILES[case]
    file = json.loads(TEXT)
    spoil(file)
    found = reasons(file)
    assert expected in found
    assert told in found[expected]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"name": "A"}',
        b"[" * 100_000,
        TEXT.replace('"id":0', '"id":-1'),
        TEXT.replace('"q":1,', '"q":1.5,', 1),
        TEXT.replace('"name": "A"', '"name": ""'),
        TEXT.replace('"name": "A"', '"name": "\\u001b[2J"'),
        TEXT.replace('"q":1,', '"q":1000000000000000000000,', 1),
        TEXT[:-20],
    ],
)
def test_what_is_no_board_file_is_refused_in_one_line(data: bytes | str) -> None:
    with pytest.raises(BoardError, match=r"^not a board file: ") as caught:
        load_board(data)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["A", "seed-12", "Moje deska č. 2", "d'Artagnan"])
def test_good_names(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("name", ["", " ", "-x", "a\nb", "a\x1b[0m", "x" * 60, "<b>"])
def test_bad_names(name: str) -> None:
    with pytest.raises(BoardError, match="no name for a board"):
        checked_name(name)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.binary(max_size=200))
def test_fuzz_bytes_never_break_the_loader(data: bytes) -> None:
    with pytest.raises(BoardError):
        load_board(data)


@given(json_values)
def test_fuzz_json_never_breaks_the_loader(value: object) -> None:
    with pytest.raises(BoardError):
        load_board(json.dumps(value))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_fuzz_edited_boards_are_boards_or_refused(data: st.DataObject) -> None:
    """Whatever is put in the place of one value: the loader returns a legal board or says what is wrong."""
    file = json.loads(TEXT)
    part = data.draw(st.sampled_from(["spaces", "areas"]))
    entry = data.draw(st.sampled_from(file[part]))
    key = data.draw(st.sampled_from(sorted(entry)))
    entry[key] = data.draw(
        st.integers(-3, 99)
        | st.sampled_from(COLOURS)
        | st.lists(st.integers(-1, 90), max_size=20)
        | json_values
    )
    with suppress(BoardError):
        geography, own = load_board(json.dumps(file))
        assert load_board(board_json(geography, own)) == (geography, own)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT.encode()) - 1), st.binary(min_size=0, max_size=3))
def test_fuzz_damaged_files_are_boards_or_refused(at: int, damage: bytes) -> None:
    data = TEXT.encode()
    with suppress(BoardError):
        load_board(data[:at] + damage + data[at + 1 :])
