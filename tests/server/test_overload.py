"""A server that has as much to do as it can: it takes on nothing new, and what runs goes on."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from hranice.live.problems import RETRYABLE
from hranice.server.app import AppState, make_litestar
from hranice.server.device_keys import new_key
from hranice.server.load_shedding import BUSY, CALM, LOOK_S, MANY, QUICK_S, SLOW_S, Load
from hranice.server.metrics import Metrics
from hranice.server.settings import Settings
from hranice.store.location import open_store
from tests.services.process import PATIENCE_S
from tests.table_core.seeds import SEAL


def steadily(load: Load, share: float = 0.0, wait: float = 0.0) -> bool:
    """Have it see one and the same for some seconds; say whether it is overloaded then."""
    for _ in range(30):
        load.note(share, wait)
    return load.overloaded


@pytest.mark.parametrize(("what", "most", "least"), [("share", BUSY, CALM), ("wait", SLOW_S, QUICK_S)])
def test_overload_begins_late_and_ends_early(what: str, most: float, least: float) -> None:
    load, between = Load(lambda: MANY, Metrics().moves), (most + least) / 2
    load.note(1.0, 0.1)
    assert not load.overloaded, "a moment of work is none"
    assert not steadily(load, **{what: between})
    assert steadily(load, **{what: 1.01 * most})
    assert steadily(load, **{what: between}), "else it would begin and end all the time"
    assert not steadily(load, **{what: 0.99 * least})


def test_a_server_with_few_devices_is_busy_with_something_else() -> None:
    """It would refuse people on a machine that is busy with other programs, to nobody's good."""
    assert not steadily(Load(lambda: MANY - 1, Metrics().moves), share=1.0, wait=1.0)


def test_a_loop_without_rest_is_overloaded() -> None:
    """Whoever else uses the processor."""

    async def work(load: Load) -> None:
        watching = asyncio.create_task(load.watch())
        until = time.monotonic() + 300
        while not load.overloaded and time.monotonic() < until:
            end = time.thread_time() + LOOK_S / 10
            while time.thread_time() < end:
                pass
            await asyncio.sleep(0)
        watching.cancel()

    load = Load(lambda: MANY, Metrics().moves)
    asyncio.run(work(load))
    assert load.overloaded


@pytest.mark.anyio
async def test_slow_moves_are_overload_though_the_loop_has_time() -> None:
    """They may wait for the disk."""
    moves = Metrics().moves
    load = Load(lambda: MANY, moves)
    watching = asyncio.create_task(load.watch())
    async with asyncio.timeout(PATIENCE_S):
        while not load.overloaded:
            moves.observe(2 * SLOW_S)
            await asyncio.sleep(LOOK_S / 2)
    watching.cancel()


@pytest.mark.anyio
async def test_an_overloaded_server_begins_nothing_new_and_says_so(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    state = AppState(Settings(tmp_path, bot_processes=1, unlimited=True), store)
    application: Any = make_litestar(state)
    http = httpx.AsyncClient(
        transport=httpx.ASGITransport(application),
        base_url="http://here",
        headers={"authorization": f"Bearer {new_key()}"},
    )
    async with state.open(application), http:
        table = "/api/tables/" + (await http.post("/api/tables", json={"game": "border"})).json()["code"]
        state.load.overloaded = True
        for path, body in (
            ("/api/tables", {"game": "border"}),
            (f"{table}/start", {"fill": "random"}),
            (f"{table}/rematch", {}),
            ("/api/lessons/border", {"name": "Anna"}),
        ):
            refused = await http.post(path, json=body)
            assert (refused.status_code, refused.json()["reason"]) == (503, "server-busy"), path
        assert "server-busy" in RETRYABLE
        sat = await http.post(f"{table}/seats", json={"name": "Anna", "seal": SEAL})
        assert sat.status_code == 201, "what is there goes on"
        assert b"hranice_overloaded 1.0" in state.metrics.text()
        state.load.overloaded = False
        assert (await http.post(f"{table}/start", json={"fill": "random"})).status_code == 200
    await store.close()
