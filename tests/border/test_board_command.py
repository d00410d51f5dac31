"""`hranice board …` as a user types it."""

import json
from pathlib import Path

import pytest

from hranice.cli import run
from hranice.games.border.appearance import LOOKS
from hranice.games.border.rules.board_file import board_json, load_board
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY

A = board_json(STANDARD_GEOGRAPHY, STANDARD_BOARDS[0])

Captured = pytest.CaptureFixture[str]


def test_list(capsys: Captured) -> None:
    assert run(["board", "list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]] == ["A", "B", "C", "D"]
    assert run(["board", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == ["A", "B", "C", "D"]


def test_show_draws_in_characters(capsys: Captured) -> None:
    assert run(["board", "show", "B"]) == 0
    shown = capsys.readouterr().out
    for look in LOOKS:
        assert shown.count(look.glyph) == 14
    assert shown.count("××") == 2
    for value in ("4/2", "9/4", "12/6"):
        assert value in shown


def test_show_json_prints_json_and_nothing_else(capsys: Captured) -> None:
    assert run(["board", "show", "A", "--json"]) == 0
    assert capsys.readouterr().out == A


def test_show_draws_files(tmp_path: Path, capsys: Captured) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    assert run(["board", "show", "A", "--svg", str(svg), "--png", str(png)]) == 0
    assert svg.read_text("utf-8").startswith("<svg ")
    assert png.read_bytes().startswith(b"\x89PNG")
    assert capsys.readouterr().out == ""


def test_b2_b5_check_proves_the_standard_boards(capsys: Captured) -> None:
    assert run(["board", "check"]) == 0
    out = capsys.readouterr().out
    assert out.count("a legal board (B2, B3, B4, B5)") == 4
    assert out.count("86 spaces, 24 segments, white spaces 0 and 85") == 4


def test_b1_check_finds_two_boards_coloured_alike(tmp_path: Path, capsys: Captured) -> None:
    """Also when one of them numbers its spaces in another way."""
    copy = json.loads(A)
    for space in copy["spaces"]:
        space["id"] = 85 - space["id"]
    for area in copy["areas"]:
        area["spaces"] = [85 - space for space in area["spaces"]]
    file = tmp_path / "copy.json"
    file.write_text(json.dumps(copy), "utf-8")
    assert run(["board", "check", str(file)]) == 0
    assert run(["board", "check", "A", str(file)]) == 2
    assert capsys.readouterr().err == f"hranice: {file}: B1: coloured like A\n"


def test_check_lists_every_fault_and_complains_in_one_line(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "bad.json"
    file.write_text(A.replace('"colour":"red"', '"colour":"pink"', 2), "utf-8")
    assert run(["board", "check", "A", str(file)]) == 2
    told = capsys.readouterr()
    assert told.out.count("'pink'") == 2
    assert told.err.count("\n") == 1
    assert "bad.json: B3:" in told.err
    assert "(and 1 more)" in told.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["show", "Z"], "the boards are A, B, C, D"),
        (["check", "no-such-file.json"], "the boards are A, B, C, D"),
        (["show"], "Missing argument"),
        (["new"], "Missing option '--seed'"),
        (["new", "--seed", "-1"], "--seed"),
        (["new", "--seed", "x"], "--seed"),
        (["new", "--seed", "1", "--name", "a\nb"], "no name for a board"),
        (["show", "A", "--svg", "/no/such/folder/a.svg"], "No such file"),
        (["paint", "A"], "paint"),
    ],
)
def test_bad_input_gets_one_line_and_status_2(arguments: list[str], told: str, capsys: Captured) -> None:
    assert run(["board", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert told in shown.err


@pytest.mark.parametrize("data", [b"", b"\xff\xff", b"[]", b"x" * 2_000_000])
def test_files_that_are_no_boards(data: bytes, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "rubbish"
    file.write_bytes(data)
    for command in ("show", "check"):
        assert run(["board", command, str(file)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert run(["board", "check", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_fresh_board_is_found_again_by_its_code(capsys: Captured) -> None:
    assert run(["board", "new", "--seed", "7", "--json"]) == 0
    made = capsys.readouterr()
    code = made.err.split()[2].strip(":")
    for typed in (code, code.lower(), f"{code[:3]} {code[3:]}"):
        assert run(["board", "show", typed, "--json"]) == 0
        assert capsys.readouterr().out == made.out
    slip = code[:-2] + code[-1] + code[-2]
    assert run(["board", "show", slip]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "a slip in the code" in told


def test_new_makes_a_legal_board(tmp_path: Path, capsys: Captured) -> None:
    file, png = tmp_path / "mine.json", tmp_path / "mine.png"
    wanted = [
        "board",
        "new",
        "--seed",
        "11",
        "--name",
        "Mine",
        "--json",
        "--out",
        str(file),
        "--png",
        str(png),
    ]
    assert run(wanted) == 0
    printed = capsys.readouterr().out
    assert printed == file.read_text("utf-8")
    geography, own = load_board(printed)
    assert (geography, own.name) == (STANDARD_GEOGRAPHY, "Mine")
    assert png.read_bytes().startswith(b"\x89PNG")
    assert run(["board", "check", str(file)]) == 0
