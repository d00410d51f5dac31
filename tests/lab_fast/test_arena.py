"""`hranice arena`: who plays whom, what is counted, what is drawn, and one clear line for every mistake."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hranice.border import BORDER
from hranice.border.state import Options
from hranice.cli import run
from hranice.lab.arena import Match, Outcome, Share, Table, Tournament, hold

FEW = ["arena", "border", "--games", "6", "--bots"]


def tournament(seats: int, games: int = 8) -> Tournament:
    return Tournament(BORDER, Options(), ("greedy", "random", "random-eager"), seats, games, seed=3)


def test_two_players_meet_once_and_more_both_ways() -> None:
    assert tournament(2).pairings() == [(0, 1), (0, 2), (1, 2)]
    assert len(tournament(4).pairings()) == 6


def test_the_single_bot_takes_every_seat_equally_often() -> None:
    held = tournament(4)
    seats = Counter(held.play(match).seat for match in held.matches() if match.one == 0)
    assert seats == {0: 4, 1: 4, 2: 4, 3: 4}


def test_a_table_counts_both_sides_of_a_game_for_two() -> None:
    table = Table(("a", "b"), 2)
    table.count(Outcome(Match(0, 1, 0), 0, (0, 1), (0,)))
    table.count(Outcome(Match(0, 1, 1), 1, (1, 0), (0, 1)))
    assert table.cells[0, 1].mean == 0.75
    assert table.cells[1, 0].mean == 0.25
    assert table.rating(0)[0] > table.rating(1)[0]


def test_intervals_shrink_with_games_and_never_vanish() -> None:
    few, many = Share(10, 10.0), Share(1000, 1000.0)
    assert few.error > many.error > 0
    assert Share(400, 200.0).error == pytest.approx(1.96 * 0.5 / 404**0.5)


def test_one_process_or_two_the_result_is_the_same() -> None:
    alone, together = hold(tournament(2)), hold(tournament(2), jobs=2)
    assert alone.cells == together.cells
    assert alone.ladder() == together.ladder()
    assert [name for name, _, _ in alone.ladder()] == ["greedy", "random-eager", "random"]


def test_json_is_all_there_is_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*FEW, "greedy,random", "--seats", "3", "--json"]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [(cell["bot"], cell["against"], cell["games"]) for cell in figures["cells"]] == [
        ("greedy", "random", 6),
        ("random", "greedy", 6),
    ]
    assert figures["ratings"][0]["bot"] == "greedy"


def test_the_tables_name_bots_shares_and_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*FEW, "greedy,random"]) == 0
    shown = capsys.readouterr().out
    for word in ("greedy", "random", "±", "rating", "100.0"):
        assert word in shown


def test_ratings_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("ratings.svg", "ratings.png"):
        assert run([*FEW, "greedy,random", "--plot", str(tmp_path / name)]) == 0
    capsys.readouterr()
    assert ">greedy</text>" in (tmp_path / "ratings.svg").read_text()
    assert (tmp_path / "ratings.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess", "--bots", "greedy,random"], "there is no game “chess”"),
        (["border", "--bots", "greedy,robot"], "border has no bot “robot”; it has beginner, expert"),
        (["border", "--bots", "greedy"], "an arena needs at least two bots"),
        (["border", "--bots", "greedy,greedy"], "a bot is named twice"),
        (["border", "--bots", "greedy,random", "--seats", "5"], "2 to 4 players here; not 5"),
        (["border", "--bots", "greedy,random", "--seats", "1"], "2 to 4 players here; not 1"),
        (["border", "--bots", "greedy,random", "--games", "0"], "--games"),
        (["border", "--bots", "greedy,random", "--plot", "ratings.jpg"], "neither .svg nor .png"),
        (["border", "--bots", "greedy,random", "--plot", "no/such/folder.svg"], "there is no folder"),
        (["border", "--bots", "greedy,flat-monte-carlo:playouts=0"], "at least 1 playout"),
        (["border", "--bots", "greedy,random", "--options", "{"], "--options"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert says in captured.err
