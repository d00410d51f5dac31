"""The command `simulate`: its figures, and one clear line for every mistake."""

import json
from pathlib import Path
from typing import Any

import pytest

from hranice.cli import run

BOTS = ["--bots", "random,greedy"]


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run(["simulate", "border", *arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    figures: dict[str, Any] = json.loads(captured.out)
    return figures


def test_json_is_all_there_is_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulated(capsys, "--bots", "random,greedy,random", "--games", "12", "--seed", "7")
    assert list(figures) == [
        "games", "wins", "mean_score", "mean_rounds", "seconds", "games_per_s", "decisions_per_s",
    ]  # fmt: skip
    assert figures["games"] == 12
    assert sum(figures["wins"]) == pytest.approx(12, abs=0.001)
    assert len(figures["mean_score"]) == 3
    assert figures["mean_rounds"] > 1
    assert figures["games_per_s"] > 0


def test_the_seed_decides(capsys: pytest.CaptureFixture[str]) -> None:
    timeless = ["wins", "mean_score", "mean_rounds"]
    one, two, other = (
        [simulated(capsys, *BOTS, "--games", "5", "--seed", seed)[figure] for figure in timeless]
        for seed in ("1", "1", "2")
    )
    assert one == two != other


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    chaining = simulated(capsys, *BOTS, "--games", "5")
    strict = simulated(capsys, *BOTS, "--games", "5", "--options", '{"chain":false}')
    assert chaining["mean_score"] != strict["mean_score"]


def test_the_table_names_bots_and_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "border", *BOTS, "--games", "3", "--seed", "5"]) == 0
    shown = capsys.readouterr().out
    for word in ("3 games, seed 5", "random", "greedy", "mean score", "decisions/s"):
        assert word in shown


def test_what_was_recorded_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "out"
    simulated(capsys, *BOTS, "--games", "4", "--seed", "7", "--record", str(folder))
    files = sorted(folder.iterdir())
    assert len(files) == 4
    assert run(["verify", *map(str, files)]) == 0


def test_no_record_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulated(capsys, *BOTS, "--games", "2", "--seed", "7", "--record", str(tmp_path))
    kept, lost = sorted(tmp_path.iterdir())
    lost.unlink()
    kept.write_bytes(b"mine")
    assert run(["simulate", "border", *BOTS, "--games", "2", "--seed", "7", "--record", str(tmp_path)]) == 2
    told = f"hranice: --record: {kept} is there already; choose another folder, or another --seed\n"
    assert capsys.readouterr().err == told
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"mine"]
    simulated(capsys, *BOTS, "--games", "2", "--seed", "8", "--record", str(tmp_path))


def test_one_game_is_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "border", *BOTS, "--games", "1"]) == 0
    assert "border: 1 game, seed 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess", *BOTS], "there is no game “chess”; there is border"),
        (
            ["border", "--bots", "random,robot"],
            "border has no bot “robot”; it has beginner, expert, flat-monte-carlo, greedy, random,",
        ),
        (["border", "--bots", "random,"], "border has no bot “”"),
        (["border", "--bots", "greedy:speed=2,random"], "the bot greedy has no dial “speed”; it has none"),
        (["border", "--bots", "random"], "border is for 2 to 4 players; the number of bots named is 1"),
        (["border", "--bots", "random,random,random,random,random"], "the number of bots named is 5"),
        (["border"], "--bots"),
        (["border", *BOTS, "--games", "0"], "--games"),
        (["border", *BOTS, "--games", "-5"], "--games"),
        (["border", *BOTS, "--games", "many"], "--games"),
        (["border", *BOTS, "--seed", "-1"], "--seed"),
        (["border", *BOTS, "--seed", "lucky"], "--seed"),
        (["border", *BOTS, "--jobs", "0"], "--jobs"),
        (["border", *BOTS, "--options", "chain"], "--options"),
        (["border", *BOTS, "--options", "[]"], "--options"),
        (["border", *BOTS, "--options", '{"chian":true}'], "border has no “chian”; it has boards, chain"),
        (["border", *BOTS, "--options", '{"chain":7}'], "Expected `bool`, got `int` - at `$.chain`"),
        (["border", *BOTS, "--options", '{"choice":["A","Z"]}'], "B1"),
        (["border", *BOTS, "--record", ""], "--record': a folder has a name"),
        (["border", *BOTS, "--record", __file__], "File exists"),
        (["border", *BOTS, "--record", "/dev/null/out"], "Not a directory"),
    ],
)
def test_mistakes_get_one_line_and_status_2(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert says in captured.err
    assert captured.err.count("\n") == 1
