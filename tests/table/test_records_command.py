"""The commands `verify` and `replay`: what they say, and their exit status."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest
from msgspec.structs import replace

from hranice.cli import run
from hranice.cli.narration import plain_words, told
from hranice.game import Value
from hranice.games.travel.maps import ATLASES
from hranice.games.travel.rules.atlas import AtlasState, Link
from hranice.games.travel.rules.options import Options
from hranice.lab.playing import make_player, play_game, play_out
from hranice.locale import LANGUAGES, Texts
from hranice.plugins import GAMES
from hranice.table.dealing import deal, thinking_seed
from hranice.table.record import Seat
from hranice.table.record_reader import read_record
from hranice.table.record_replay import replayed
from tests.table.forging import Lines, forged, honest
from tests.table.pig import GAMES as PIGS

BORDER = GAMES["border"]


BOARDS = BORDER.options_type().boards
USA = ATLASES["usa"]
OWN = replace(
    ATLASES["europe"],
    states=(*ATLASES["europe"].states, AtlasState("ZZ")),
    links=(*ATLASES["europe"].links, Link("AD", "ZZ")),
)
"""A map called europe that is none of ours."""
OWN_BOARDS = tuple(
    replace(board, colours=board.colours.translate(str.maketrans("RG", "GR"))) for board in BOARDS
)
"""Boards with the names of ours in other colours."""


def record_of(seats: int, name: str = "border", options: Any = None) -> bytes:
    game = GAMES[name]
    agreed = game.complete(options or game.options_type())
    record = play_game(game, agreed, ["random"] * seats, 1, seats, recorded=True).record
    assert record is not None
    return record


RECORD = record_of(2)


def record_with_names(*names: str) -> bytes:
    game = GAMES["border"]
    seats = [Seat(name, "random", None) for name in names]
    dealt = deal(game, game.options_type(), seats, bytes(32), {})
    players = [make_player(game, "random", thinking_seed(seed)) for seed in dealt.seeds]
    record = play_out(game, dealt, players, recorded=True).record
    assert record is not None
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(RECORD)
    return path


def test_a_sound_record_is_praised(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(file)]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith(f"{file}: sound (border, the standard boards, 2 seats, ")
    assert "won by " in captured.out
    assert captured.err == ""


def test_a_record_without_its_end_is_unfinished_or_cut_off(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = RECORD.splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]))
    assert run(["verify", str(file)]) == 3
    assert (
        f"{file}: unfinished, or cut off (border, the standard boards, 2 seats, 1 event;"
        in capsys.readouterr().out
    )
    file.write_bytes(b"".join(lines[:-1]))
    assert run(["verify", str(file)]) == 3
    assert (
        f"{file}: the game is over, its end is missing (border, the standard boards, 2 seats, "
        in capsys.readouterr().out
    )


def test_a_changed_record_is_named_with_its_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = RECORD.splitlines(keepends=True)
    lines[7] = lines[7].replace(b'"number":7', b'"number":8')
    file.write_bytes(b"".join(lines))
    assert run(["verify", str(file)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"hranice: {file}, line 8 (event 7): the line was changed or moved")


def test_the_gravest_of_several_files_decides(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture, cut, changed = (tmp_path / name for name in ("picture.png", "cut.jsonl", "changed.jsonl"))
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    cut.write_bytes(b"".join(RECORD.splitlines(keepends=True)[:20]))
    changed.write_bytes(RECORD.replace(b'"number":7', b'"number":8'))
    statuses = [(file, 0), (cut, 3), (picture, 2), (changed, 1)]
    for number, (_, status) in enumerate(statuses, 1):
        assert run(["verify", *(str(other) for other, _ in statuses[:number])]) == status
        assert run(["verify", *(str(other) for other, _ in statuses[number - 1 :: -1])]) == status
    capsys.readouterr()


def test_what_is_no_record_is_wrong_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, empty, missing = (tmp_path / name for name in ("bad.jsonl", "empty.jsonl", "missing.jsonl"))
    later, foreign = tmp_path / "later.jsonl", tmp_path / "foreign.jsonl"
    bad.write_bytes(b"\x89PNG\r\n\x1a\n")
    empty.touch()
    later.write_bytes(forged(RECORD, lambda lines: lines[0].update(version=99)))
    foreign.write_bytes(forged(RECORD, lambda lines: lines[0].update(game="chess")))
    for file, says in (
        (bad, f"{bad}, line 1: this is no record of Hranice"),
        (empty, f"{empty}, line 1: the file is empty"),
        (missing, f"{missing}: No such file or directory"),
        (tmp_path, f"{tmp_path}: Is a directory"),
        (later, f"{later}, line 1: the format has version 99"),
        (foreign, f"{foreign}, line 1: the game 'chess' is unknown"),
    ):
        assert run(["verify", str(file)]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith(f"hranice: {says}")
        assert captured.err.count("\n") == 1


def test_a_reader_that_leaves_early_hears_no_complaint(file: Path) -> None:
    command = [sys.executable, "-c", "from hranice.cli import main; main()", "verify", *[str(file)] * 9]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as verifying:
        assert verifying.stdout is not None
        verifying.stdout.close()
        assert verifying.stderr is not None
        assert verifying.stderr.read() == b""


def test_verify_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_replay_tells_everything_in_a_pipe(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("border: random 0, random 1\n")
    assert "…" not in shown.splitlines()
    for number in range(1, RECORD.count(b"\n") - 1):
        assert f"\n{number:4}  " in shown


def test_replay_of_an_unfinished_record_says_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"".join(RECORD.splitlines(keepends=True)[:5]))
    assert run(["replay", str(file), "--all"]) == 0
    assert capsys.readouterr().out.endswith("…\n")


@pytest.mark.parametrize("data", [b"", b"no record", RECORD[:-1]])
def test_replay_of_something_else_is_wrong_use(
    file: Path, data: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(data)
    assert run(["replay", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_replay_speaks_other_languages(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for language in LANGUAGES:
        assert run(["replay", str(file), "--language", language]) == 0
        told.add(capsys.readouterr().out)
    assert len(told) == len(LANGUAGES)
    assert run(["replay", str(file), "--language", "tlh"]) == 2


def test_what_nobody_noticed_is_not_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(record_of(2, "travel"))
    assert run(["replay", str(file), "--language", "cs"]) == 0
    out = capsys.readouterr().out
    assert "Konec hry." in out
    assert "alarm" not in out
    assert "chance" not in out


def test_the_last_token_of_a_round_is_told_by_its_state(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where its card is put away with the same event."""
    file.write_bytes(record_of(2, "travel", Options(pace=0, settle=0, show=0)))
    assert run(["replay", str(file)]) == 0
    chosen = [line for line in capsys.readouterr().out.splitlines() if " chose " in line]
    assert len(chosen) == 2 * (2 * 1 + 5 * 2)
    assert not [line for line in chosen if re.search(r"chose \d", line)]


def test_a_foreign_map_that_is_called_europe_is_told_by_its_codes(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(record_of(2, "travel", Options(map=OWN)))
    assert run(["replay", str(file)]) == 0
    assert "France" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "options", "says"),
    [
        ("border", BORDER.options_type(chain=False), "border, the standard boards, "),
        (
            "border",
            BORDER.options_type(boards=BOARDS[2::-1]),
            "border, the standard boards, ",
        ),
        ("border", BORDER.options_type(boards=OWN_BOARDS), "border, boards of somebody's own, "),
        ("travel", Options(), "travel, our map europe, "),
        ("travel", Options(map="usa"), "travel, our map usa, "),
        ("travel", Options(map=OWN), "travel, somebody's own map called europe, "),
        (
            "travel",
            Options(map=replace(USA, links=USA.links[::-1])),
            "travel, our map usa, ",
        ),
    ],
)
def test_what_was_played_on_is_known_by_its_content(
    game: str, options: Any, says: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(record_of(2, game, options))
    assert run(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"{file}: sound ({says}2 seats, ")


def test_a_game_without_sentences_is_told_in_plain_words() -> None:
    record = read_record(honest(), PIGS)
    lines = [told(step, step.state, record, Texts()).plain for step in replayed(record)]
    assert lines[1] == "   1  random 0: grab\n      told: what grabs, seat random 0"
    assert lines[3].startswith("   3  chance: ")


def test_a_move_that_has_no_tag_is_told_by_its_fields() -> None:
    class Place(Value, frozen=True):
        cell: int

    assert plain_words(Place(3), ()) == "cell 3"


def test_names_in_a_record_cannot_steer_the_terminal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(record_with_names("\x1b[2J\x07Eve", "\x1b[2J\x07Eve"))
    for command in ("verify", "replay"):
        assert run([command, str(file)]) == 0
        shown = capsys.readouterr().out
        assert "Eve" in shown
        assert "\x1b" not in shown
        assert "\x07" not in shown


def test_names_in_a_record_cannot_fill_the_terminal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(record_with_names("x" * 40, "y" * 100_000))
    for command in ("verify", "replay"):
        assert run([command, str(file)]) == 0
        shown = capsys.readouterr().out
        assert "x" * 40 in shown or "y" * 39 + "…" in shown
        assert "y" * 40 not in shown


def test_faults_in_a_record_cannot_either(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def retype(lines: Lines) -> None:
        lines[1]["event"]["type"] = "\x1b[2J\nEve"

    file.write_bytes(forged(RECORD, retype))
    assert run(["verify", str(file)]) == 1
    told = capsys.readouterr().err
    assert "Eve" in told
    assert "\x1b" not in told
    assert told.count("\n") == 1


def terminal(file: Path) -> "pexpect.spawn[str]":
    script = "import sys; from hranice.cli import main; sys.argv = ['hranice', *sys.argv[1:]]; main()"
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "100"}
    arguments = ["-c", script, "replay", str(file)]
    return pexpect.spawn(sys.executable, arguments, encoding="utf-8", timeout=300, env=environment)


def test_replay_waits_for_a_key_in_a_terminal(file: Path) -> None:
    shown = terminal(file)
    shown.expect("   1  ")
    with pytest.raises(pexpect.TIMEOUT):
        shown.expect("   2  ", timeout=0.5)
    shown.send(" ")
    shown.expect("   2  ")
    shown.send("\r")
    shown.expect("   3  ")
    shown.send("a")
    shown.expect(pexpect.EOF)
    assert f"{len(RECORD.splitlines()) - 2:4}  " in (shown.before or "")
    shown.close()
    assert shown.exitstatus == 0


def test_replay_is_left_with_q(file: Path) -> None:
    shown = terminal(file)
    shown.expect("   1  ")
    shown.send("q")
    shown.expect(pexpect.EOF)
    assert "   2  " not in (shown.before or "")
    shown.close()
    assert shown.exitstatus == 0
