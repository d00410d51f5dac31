"""`python -m hranice.conformance`: a line for each guarantee, and how to see again what is broken."""

import sys
from pathlib import Path

import pytest

from hranice.conformance.__main__ import main
from hranice.conformance.game_transcript import golden
from tests.conformance.test_checks import AnyAlarm
from tests.table.pig import PIG

HERE = f"{__name__}:"
BROKEN = AnyAlarm()


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["conformance", *arguments])
    return main()


def test_a_sound_game_has_a_line_for_each_guarantee(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, f"{HERE}PIG", "--players", "2", "--seeds", "1") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "ok      pig 1: an alarm that is not due, or not yet, is refused" in lines
    assert all(line.startswith("ok") for line in lines)


def test_a_broken_guarantee_is_told_with_seed_and_event(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, f"{HERE}BROKEN", "--seeds", "1") == 1
    [line] = [line for line in capsys.readouterr().out.splitlines() if line.startswith("BROKEN")]
    beginning = (
        "BROKEN  pig 1: an alarm that is not due, or not yet, is refused: 2 players, seed 0, event 1 (Moved("
    )
    assert line.startswith(beginning)
    assert "an alarm at 999 is accepted; due was Alarm(kind='patience', at=1000)" in line


def test_a_game_is_written_as_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "pig.txt"
    assert run(monkeypatch, f"{HERE}PIG", "--golden", str(file), "--players", "3", "--seed", "4") == 0
    assert file.read_text(encoding="utf-8") == golden(PIG, 3, 4)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "there is no game 'chess', but border, travel"),
        (["border", "--players", "9"], "9 players: border is for 2 to 4"),
        ([f"{HERE}HERE"], "it offers no game (hranice.game.Game) but str"),
        (["no.such:GAME"], "ModuleNotFoundError: No module named 'no'"),
        ([], "the following arguments are required: game"),
        (["border", "--golden", "/no/such/folder/file"], "/no/such/folder/file"),
    ],
)
def test_wrong_input_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    with pytest.raises(SystemExit) as left:
        run(monkeypatch, *arguments)
    assert left.value.code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("hranice.conformance: ")
    assert complaint in line
