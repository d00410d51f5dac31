"""`hranice analyse`: what it says, in which language, and to what it says no."""

from pathlib import Path

import msgspec
import pytest

from hranice.cli import run
from hranice.games.border.bots.engine import loaded_engine
from hranice.insight import Analysis
from hranice.locale import LANGUAGES, Texts
from tests.insight.recorded_games import recorded, understood

BORDER_BOTS = ("beginner", "greedy")
TRAVEL_BOTS = ("tourist", "traveller", "globetrotter")


@pytest.fixture
def border(tmp_path: Path) -> Path:
    file = tmp_path / "border.jsonl"
    file.write_bytes(recorded("border", BORDER_BOTS))
    return file


@pytest.fixture
def travel(tmp_path: Path) -> Path:
    file = tmp_path / "travel.jsonl"
    file.write_bytes(recorded("travel", TRAVEL_BOTS))
    return file


def test_a_game_of_the_border_is_told(border: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(border), "--worst", "2"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert "The costliest choices" in captured.out
    assert captured.out.count("Better: ") == 2
    assert "% chance of winning" in captured.out
    _, analysis = understood("border", BORDER_BOTS)
    for seat in analysis.seats:
        assert f"{seat.flawless} of {seat.decisions}" in captured.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_game_of_bez_hranic(
    travel: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", str(travel), "--language", language]) == 0
    told = capsys.readouterr().out
    assert "insight-" not in told
    assert "{" not in told
    if language == "cs":
        assert "Dobré vědět: " in told


def test_json_is_the_analysis_itself(border: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(border), "--json"]) == 0
    _, analysis = understood("border", BORDER_BOTS)
    said = msgspec.json.decode(capsys.readouterr().out, type=Analysis)
    assert said == msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis)


def test_one_player_can_be_asked_for(travel: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("traveller", "1"):
        assert run(["analyse", str(travel), "--player", word, "--json"]) == 0
        said = msgspec.json.decode(capsys.readouterr().out, type=Analysis)
        assert [seat.name for seat in said.seats] == ["traveller"]
        assert {decision.seat for decision in said.decisions} == {1}
    assert run(["analyse", str(travel), "--player", "nobody"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "tourist, traveller, globetrotter" in captured.err


def test_an_unfinished_game_is_told_plainly(border: Path, capsys: pytest.CaptureFixture[str]) -> None:
    border.write_bytes(b"".join(border.read_bytes().splitlines(keepends=True)[:30]))
    assert run(["analyse", str(border)]) == 0
    assert "not finished" in capsys.readouterr().out
    border.write_bytes(b"".join(border.read_bytes().splitlines(keepends=True)[:1]))
    assert run(["analyse", str(border)]) == 0


@pytest.mark.parametrize("fault", ["changed", "empty", "cut", "early end"])
def test_a_record_that_does_not_verify_gets_one_line(
    border: Path, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = border.read_bytes()
    broken = {
        "changed": data.replace(b'"number":40', b'"number":41', 1),
        "empty": b"",
        "cut": data[:-5],
        "early end": b"".join(data.splitlines(keepends=True)[:-2]) + data.splitlines(keepends=True)[-1],
    }[fault]
    border.write_bytes(broken)
    assert run(["analyse", str(border)]) == (2 if fault == "empty" else 1)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "line " in captured.err


def test_no_file_and_no_weights_get_one_line(
    border: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", str(tmp_path / "none.jsonl")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    monkeypatch.setattr(loaded_engine, "WEIGHTS", str(tmp_path / "none.bin"))
    loaded_engine.engine.cache_clear()
    try:
        assert run(["analyse", str(border)]) == 2
    finally:
        loaded_engine.engine.cache_clear()
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "weights" in captured.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_others_is_told_in_words_that_fit_any(language: str) -> None:
    texts = Texts(language)
    said = [
        texts.text("insight-luck-said", game="pig", sign="good", who="Jana", luck="3"),
        texts.text("insight-luck-said", game="pig", sign="bad", who="Jana", luck="3"),
        texts.text("insight-choice-said", game="pig", flaw="some", cost="3"),
        texts.text("insight-speed-said", game="pig", flaw="some", cost="3"),
        texts.text("insight-lost", game="pig", lost="−3", victory=""),
    ]
    assert all("3" in words and not {"€", "{"} & {*words} for words in said), said
    assert texts.text("insight-cause", cause="luck", game="pig", who="Jana") != texts.text(
        "insight-cause", cause="luck", game="travel", who="Jana"
    )
