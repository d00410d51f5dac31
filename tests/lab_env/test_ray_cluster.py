"""Games on a Ray cluster: a local one with two workers."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options
from hranice.lab.cluster import simulate_on_cluster
from hranice.lab.simulate import Series, simulate


@pytest.fixture
def _two_workers() -> Iterator[None]:
    import ray  # noqa: PLC0415 - a second to load, also in whichever process only collects this

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()
    gc.collect()  # here its warnings are ignored; in whichever test comes next they would not be


@pytest.mark.usefixtures("_two_workers")
# Ray announces changes of its own defaults, and leaves pipes of its daemons to the garbage collector.
@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning")
def test_a_cluster_counts_and_records_what_one_process_does(tmp_path: Path) -> None:
    totals: list[dict[str, object]] = []
    told: list[int] = []
    for where, play in (("here", simulate), ("there", simulate_on_cluster)):
        (tmp_path / where).mkdir()
        series = Series(BORDER, Options(), ("random", "greedy", "random-eager"), 7, tmp_path / where)
        totals.append(vars(play(series, 50, progress=told.append)))
    assert totals[0] == totals[1]
    assert sum(told) == 100
    here, there = (
        {file.name: file.read_bytes() for file in (tmp_path / where).iterdir()} for where in ("here", "there")
    )
    assert len(here) == 50
    assert here == there


def test_no_cluster_at_the_address_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(ConnectionError, match=r"no Ray cluster answers at 127\.0\.0\.1:1"):
        simulate_on_cluster(Series(BORDER, Options(), ("random", "random"), 1), 1)
