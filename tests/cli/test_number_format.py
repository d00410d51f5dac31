"""Numbers and levels of bots on the command line are told as the language tells them."""

import re
from pathlib import Path

import pytest

from hranice.cli import run
from hranice.locale import LANGUAGES
from tests.cli.conftest import Hranice
from tests.insight.recorded_games import recorded

BOTS = {"border": ("beginner", "greedy"), "travel": ("tourist", "traveller", "globetrotter")}
LEVELS = {"en": "greedy", "cs": "hltavý", "it": "avido", "de": "gierig"}
COMMANDS = {
    "the areas of states": ["map", "show", "europe"],
    "what choices cost": ["analyse", "border"],
    "when things happened": ["replay", "travel"],
}


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(list(words)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_decimals_have_the_sign_of_the_language(
    words: list[str], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *command, subject = words
    if subject in BOTS:
        record = tmp_path / "game.jsonl"
        record.write_bytes(recorded(subject, BOTS[subject]))
        subject = str(record)
    told = said(capsys, *command, subject, "--language", language)
    told = re.sub(r"\d+\.\d+\.\d+", "", told)  # versions of sources are no numbers
    assert re.search(r"\d\.\d" if language == "en" else r"\d,\d", told)
    assert not re.search(r"\d,\d" if language == "en" else r"\d\.\d", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_minus_is_no_hyphen(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = "fare europe --round 7 --start FR --target PL --pick HU --pick 40 --under 1 --under 2"
    told = said(capsys, *words.split(), "--language", language)
    assert "−30" in told
    assert "-30" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_introduced_with_their_level(hranice: Hranice, language: str) -> None:
    told = hranice("play", "border", "--bots", "greedy", "--language", language).stdout
    assert f"({LEVELS[language]})" in told
