"""What the engine says of a thousand positions and ten games is the same to the last bit everywhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hranice.games.border import BORDER
from hranice.insight import insight_of
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record
from tests.engine import golden

KEPT = golden.read()


def test_the_file_covers_all_kinds_of_tables() -> None:
    records = [read_record("\n".join([*one.record, ""]).encode(), GAMES) for one in KEPT]
    tables = {(len(record.header.seats), record.header.options.chain) for record in records}
    assert tables == set(golden.TABLES)
    assert len(KEPT) == 10
    assert sum(len(one.positions) for one in KEPT) >= 1_000
    assert {type(position.choices["expert"]).__name__ for one in KEPT for position in one.positions} == {
        "Reroll",
        "Stop",
        "Complete",
        "Cross",
    }


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_choices_worths_hints_and_analyses_are_those_of_the_file(number: int) -> None:
    kept = KEPT[number]
    record = read_record("\n".join([*kept.record, ""]).encode(), GAMES)
    asked = list(golden.decisions(record))[-golden.POSITIONS :]
    for decision, position in zip(asked, kept.positions, strict=True):
        assert golden.position(*decision) == position
    hints = [insight_of(BORDER).advised(state, seat) for _, state, seat in asked]
    assert golden.digest(hints) == kept.hints
    assert golden.digest(golden.analysis(record)) == kept.analysis


@pytest.mark.parametrize("threads", ["1", "2"])
def test_the_number_of_threads_changes_nothing(threads: str) -> None:
    """The first game again in a fresh process, as the server's own processes are."""
    program = (
        "from tests.engine.golden import golden, read;"
        "kept = read()[0]; print(golden('\\n'.join([*kept.record, ''])) == kept)"
    )
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": threads, "OMP_NUM_THREADS": threads}
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True\n"
    assert done.stderr == ""
