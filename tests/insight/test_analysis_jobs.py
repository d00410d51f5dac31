"""An analysis replays a game once; that of a table once more, for the record is made from its log."""

import asyncio
from typing import Any

import pytest

from hranice.insight import Progress
from hranice.live.analysis_jobs import AnalysisJobs
from hranice.live.limits import Limits
from hranice.live.worker_tasks import Worker
from hranice.plugins import GAMES
from hranice.table.log import Happened
from tests.table_core.scene import Device, Scene
from tests.table_core.seeds import start
from tests.table_core.virtual import run


class Analyst:
    """Makes analyses here and now, and lets others have their turn."""

    def __init__(self) -> None:
        self._worker = Worker()

    async def analyse(self, record: bytes | None) -> Progress | bytes:
        await asyncio.sleep(0)
        return self._worker.analyse(record)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_table_is_replayed_twice_and_for_who_asks_again_not_at_all(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]
    happens = type(game).play
    played: list[Any] = []

    def play(self: Any, state: Any, event: Any) -> Any:
        played.append(event)
        return happens(self, state, event)

    async def scene() -> None:
        tables = Scene()
        live = await tables.open(game)
        await start(live, "anna-key", fill="random")
        live.connect(None, Device(game).sink)
        while live.table.phase == "running":
            await asyncio.sleep(1)
        jobs, table = AnalysisJobs(Analyst(), Limits(lifted=True)), live.table.id
        events = sum(isinstance(entry, Happened) for entry in tables.entries(live))
        monkeypatch.setattr(type(game), "play", play)
        while isinstance(await jobs.of(table, "", lambda: tables.registry.record(table)), Progress):
            await asyncio.sleep(0)
        assert len(played) == 2 * events
        await jobs.of(table, "", lambda: tables.registry.record(table))
        assert len(played) == 2 * events

    run(scene())
