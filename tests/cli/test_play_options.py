"""What can be agreed on in a lobby can be said on the command line, too, from the same description."""

import json
from pathlib import Path
from typing import Any

import pytest

from hranice.bots import bot_names
from hranice.plugins import GAMES
from tests.cli.conftest import Hranice


@pytest.mark.parametrize("name", GAMES)
def test_help_tells_every_option_and_every_bot(hranice: Hranice, name: str) -> None:
    told = hranice("play", name, "--help").stdout
    for option in GAMES[name].parts.options():
        assert f"--{option.name}" in told
    for bot in bot_names(GAMES[name]):
        assert bot in told


@pytest.mark.parametrize(
    ("words", "options", "bots"),
    [
        ("border --no-chain --bots beginner,expert", {"chain": False}, ["beginner", "expert"]),
        ("border", {"chain": True, "choice": []}, ["regular"] * 3),
        ("travel --pace 0 --open-map --limit 20 --bots tourist", {"open_map": [0], "limit": 20}, ["tourist"]),
        ("travel --pace 0 --harder", {"harder": True}, ["tourist"] * 2),
    ],
)
def test_what_is_said_is_played(
    tmp_path: Path, hranice: Hranice, words: str, options: dict[str, Any], bots: list[str]
) -> None:
    record = tmp_path / "game.jsonl"
    result = hranice("play", *words.split(), "--record", str(record), given="\nquit\n")
    assert (result.status, result.stderr) == (0, "")
    header = json.loads(record.read_bytes().splitlines()[0])
    assert {**header["options"], **options} == header["options"]
    assert [seat["bot"] for seat in header["seats"]][1:] == bots
