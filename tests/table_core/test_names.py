"""Names of people and of tables."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hranice.game import Refusal
from hranice.table.codes import new_code, new_id, typed_code
from hranice.table.names import LONGEST, MOST_MARKS, RIVERS, cleaned, distinct, generated


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Žofie", "Žofie"),
        ("  Jan \t  Hus ", "Jan Hus"),
        ("evil\u202egnp.exe", "evilgnp.exe"),
        ("a\u200bb\x00c\ufeff\n", "abc"),
        ("Z" + "\u0336" * 40 + "o", "Z" + "\u0336" * MOST_MARKS + "o"),
        ("x" * 500, "x" * LONGEST),
        ("李小龙", "李小龙"),
        ("A\u3164\u3164\u3164n\u2800na\uffa0", "Anna"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert cleaned(typed) == shown


@pytest.mark.parametrize(
    "nothing", ["", "   ", "\u202e\u200f", "…!?", "\u0301\u0301", "\u3164", "\u115f\u1160", "\uffa0"]
)
def test_a_name_must_have_something_to_read(nothing: str) -> None:
    with pytest.raises(Refusal, match="table-name-empty"):
        cleaned(nothing)


@given(st.text(max_size=60))
def test_no_name_can_disturb_the_text_around_it(typed: str) -> None:
    try:
        name = cleaned(typed)
    except Refusal:
        return
    kinds = [unicodedata.category(char) for char in name]
    assert not any(kind.startswith("C") or kind in {"Zl", "Zp"} for kind in kinds)
    assert len([kind for kind in kinds if not kind.startswith("M")]) <= LONGEST
    assert name == name.strip()
    assert "  " not in name


def test_two_of_a_name_are_told_apart() -> None:
    assert distinct("Eva", []) == "Eva"
    assert distinct("Eva", ["Eva", "Eva 2"]) == "Eva 3"


def test_generated_names_differ_while_there_are_rivers() -> None:
    taken: list[str] = []
    for number in range(len(RIVERS)):
        taken.append(generated(f"player {number}", taken))
    assert sorted(taken) == sorted(RIVERS)


def test_codes_are_short_unlike_each_other_and_typed_as_people_like() -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) == 2000
    assert all(re.fullmatch("[B-DF-HJKMNP-TV-Z2-9]{8}", code) for code in codes)
    code = new_code()
    assert typed_code(f" {code[:4].lower()}-{code[4:]} ") == code
    assert len({new_id() for _ in range(2000)}) == 2000
