"""Many games: the sums are right, and the same for any number of processes."""

import signal
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from hranice.game import Standing
from hranice.lab.playing import Played, play_game
from hranice.lab.processes import shared_out
from hranice.lab.simulate import Series, Tally, simulate
from hranice.plugins import GAMES as LISTED
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.table.pig import GAMES, PIG, Options

SERIES = Series(PIG, Options(), ("random", "random", "random"), seed=3)


def test_a_series_is_the_sum_of_its_games() -> None:
    tally = simulate(SERIES, 30)
    games = [play_game(PIG, Options(), SERIES.bots, 3, number) for number in range(1, 31)]
    assert tally.games == 30
    assert tally.scores == [sum(game.standing.scores[seat] for game in games) for seat in range(3)]
    assert tally.rounds == sum(game.rounds for game in games)
    assert tally.decisions == sum(game.decisions for game in games)
    assert sum(tally.wins) == 30


def test_shared_victories_count_in_parts() -> None:
    tally = Tally(3)
    tally.count(Played(Standing((5, 5, 1), over=True, winners=(0, 1)), 7, 20, None))
    tally.count(Played(Standing((5, 5, 5), over=True, winners=(0, 1, 2)), 8, 21, None))
    assert tally.wins == [Fraction(5, 6), Fraction(5, 6), Fraction(1, 3)]
    assert (tally.scores, tally.rounds, tally.decisions) == ([10, 10, 6], 15, 41)


def ctrl_c_is_held_back(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held back here")
def test_ctrl_c_is_for_the_process_that_shares_work_out() -> None:
    """Not even while the others start, when they would show where they were."""
    assert list(shared_out(ctrl_c_is_held_back, [1, 2], 2)) == [True, True]
    assert not ctrl_c_is_held_back(0)


class Interrupted(list[Path]):
    """Items during whose sharing out somebody presses Ctrl-C."""

    def __iter__(self) -> Iterator[Path]:
        yield from super().__iter__()
        signal.raise_signal(signal.SIGINT)


def touch(file: Path) -> None:
    """Take a moment, and leave a trace."""
    time.sleep(0.02)
    file.touch()


def test_ctrl_c_while_work_is_being_shared_out_ends_it(tmp_path: Path) -> None:
    items = Interrupted(tmp_path / str(number) for number in range(300))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            list(shared_out(touch, items, 2))
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(list(tmp_path.iterdir())) < len(items)


def test_processes_make_no_difference() -> None:
    border = Series(LISTED["border"], LISTED["border"].options_type(), ("random", "greedy"), seed=9)
    one, two = simulate(border, 45), simulate(border, 45, jobs=2)
    assert vars(one) == vars(two)


def test_progress_is_told() -> None:
    done: list[int] = []
    simulate(SERIES, 50, progress=done.append)
    assert sum(done) == 50
    assert len(done) > 1


def test_records_are_written_and_sound(tmp_path: Path) -> None:
    simulate(Series(PIG, Options(), SERIES.bots, seed=3, folder=tmp_path), 5)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"pig-3-00000{number}.jsonl" for number in range(1, 6)]
    for file in files:
        assert verify(read_record(file.read_bytes(), GAMES)).over
