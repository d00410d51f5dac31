"""`hranice arena`: who plays whom, what is counted, what is drawn, and one clear line for every mistake."""

import json
from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from hranice.cli import run
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options
from hranice.lab.arena import Match, Outcome, Share, Table, Tournament, outcomes
from hranice.lab.checkpoint import Checkpoint, WrongCheckpoint
from hranice.lab.mixed_table_results import standings

FEW = ["arena", "border", "--games", "6", "--bots"]


def tournament(seats: int, games: int = 8) -> Tournament:
    return Tournament(BORDER, Options(), ("greedy", "random", "random-eager"), seats, games, seed=3)


def test_two_players_meet_once_and_more_both_ways() -> None:
    assert tournament(2).pairings() == [(0, 1), (0, 2), (1, 2)]
    assert len(tournament(4).pairings()) == 6


def test_the_single_bot_takes_every_seat_equally_often() -> None:
    held = tournament(4)
    alone = [match.seated.index(0) for match in held.matches() if match.seated.count(0) == 1]
    assert Counter(alone) == {0: 4, 1: 4, 2: 4, 3: 4}
    assert len({match.number for match in held.matches()}) == len(held.matches()), "no game is played twice"


def test_one_bot_alone_meets_each_of_the_others() -> None:
    held = replace(tournament(4), alone=1)
    assert held.pairings() == [(1, 0), (1, 2)]
    assert {match.seated.count(1) for match in held.matches()} == {1}
    assert {*held.matches()} < {*tournament(4).matches()}, "the very games of the whole tournament"


def test_at_a_mixed_table_all_sit_together_in_every_order() -> None:
    held = replace(tournament(3, games=12), mixed=True)
    assert Counter(match.seated for match in held.matches()) == dict.fromkeys(permutations(range(3)), 2)


def test_a_table_counts_both_sides_of_a_game_for_two() -> None:
    table = Table(("a", "b"), 2)
    table.count(Outcome(Match((0, 1), 1), (0,), (9, 5)))
    table.count(Outcome(Match((1, 0), 2), (0, 1), (7, 7)))
    assert table.cells[0, 1].mean == 0.75
    assert table.cells[1, 0].mean == 0.25
    assert table.rating(0)[0] > table.rating(1)[0]


def test_intervals_shrink_with_games_and_never_vanish() -> None:
    few, many = Share(10, 10.0), Share(1000, 1000.0)
    assert few.error > many.error > 0
    assert Share(400, 200.0).error == pytest.approx(1.96 * 0.5 / 404**0.5)


def test_one_process_or_two_the_result_is_the_same() -> None:
    held = tournament(2)
    alone, together = list(outcomes(held)), list(outcomes(held, jobs=2))
    assert alone == together
    table = Table(held.bots, 2)
    for outcome in alone:
        table.count(outcome)
    assert [name for name, _, _ in table.ladder()] == ["greedy", "random-eager", "random"]


def test_ratings_go_by_all_places_not_by_the_victory_alone() -> None:
    table = Table(("a", "b", "c"), 3)
    for number in range(20):
        table.count(Outcome(Match((0, 1, 2), number), (0,), (9, 5, 2)))
    assert [name for name, _, _ in table.ladder()] == ["a", "b", "c"]
    assert table.rating(1)[0] > table.rating(2)[0] + 5


def test_points_and_leads_at_a_mixed_table() -> None:
    played = [
        Outcome(Match((0, 1, 2), 1), (1,), (3, 9, 0)),
        Outcome(Match((2, 1, 0), 2), (1, 2), (2, 8, 8)),
        Outcome(Match((1, 2, 0), 3), (0,), (10, 1, 4)),
    ]
    best, middle, last = standings(("a", "b", "c"), played)
    assert [best.bot, middle.bot, last.bot] == ["b", "a", "c"]
    assert best.points.mean == 9
    assert best.points.error == pytest.approx(1.96 / 3**0.5)
    assert best.victories.mean == pytest.approx(2.5 / 3)
    assert best.lead.mean == pytest.approx((6 + 0 + 6) / 3)
    assert middle.lead.mean == pytest.approx((3 + 6 + 3) / 3)
    assert last.lead.count == 0


def test_a_tournament_that_broke_off_goes_on_from_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, place = tournament(2, games=4), tmp_path / "checkpoint.jsonl"
    whole = list(outcomes(held))
    for number, outcome in enumerate(outcomes(held, checkpoint=Checkpoint(place, held))):
        assert outcome == whole[number]
    lines = place.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + len(whole)
    place.write_bytes(b"".join(lines[:6]) + lines[6][:-9])  # killed in the middle of a line
    played: list[Match] = []

    def play(_: Tournament, match: Match) -> Outcome:
        played.append(match)
        return next(outcome for outcome in whole if outcome.match == match)

    monkeypatch.setattr(Tournament, "play", play)
    assert list(outcomes(held, checkpoint=Checkpoint(place, held))) == whole
    assert len(played) == len(whole) - 5
    assert sorted(place.read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())


def test_a_checkpoint_of_another_tournament_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "checkpoint.jsonl"
    Checkpoint(place, tournament(2))
    with pytest.raises(WrongCheckpoint, match="holds no outcomes of this tournament"):
        Checkpoint(place, tournament(3))
    place.write_bytes(place.read_bytes() + b"{}\n")
    with pytest.raises(WrongCheckpoint, match="is broken"):
        Checkpoint(place, tournament(2))


def test_json_is_all_there_is_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*FEW, "greedy,random", "--seats", "3", "--json"]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [(cell["bot"], cell["against"], cell["games"]) for cell in figures["cells"]] == [
        ("greedy", "random", 6),
        ("random", "greedy", 6),
    ]
    assert figures["ratings"][0]["bot"] == "greedy"


def test_the_mixed_table_as_figures_and_as_words(capsys: pytest.CaptureFixture[str]) -> None:
    mixed = [*FEW, "random,greedy,random-eager", "--mixed"]
    assert run([*mixed, "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)["mixed"]
    assert lines[0]["bot"] == "greedy"
    assert sum(line["share"]["mean"] for line in lines) == pytest.approx(1, abs=1e-3)
    ahead = lines[0]["points"]["mean"] - lines[1]["points"]["mean"]
    assert lines[0]["lead"]["mean"] == pytest.approx(ahead, abs=1e-3)
    assert lines[-1]["lead"] is None
    assert run(mixed) == 0
    assert "ahead of the next by" in capsys.readouterr().out


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
        (["border", "--bots", "greedy,random", "--mixed", "--seats", "2"], "--mixed: all bots sit at one"),
        (["border", "--bots", "greedy,random", "--alone", "expert"], "expert is none of the bots named"),
        (["border", "--bots", "greedy,random", "--save", "no/such/folder.jsonl"], "there is no folder"),
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
