"""Parts of a cluster die, freeze, or are cut off, under load: nothing is lost, and play goes on."""

import asyncio
import random
import signal
import time

import httpx
import pytest

from tests.server.cluster import Balancer, Pair
from tests.server.players_under_load import load
from tests.services.postgres import PostgresServer
from tests.services.process import PATIENCE_S
from tests.services.valkey import ValkeyServer

pytestmark = pytest.mark.anyio

TAKEOVER_S = 5.0
RESUME_S = 3.0
"""For the long runs, which have the machine to themselves; elsewhere nobody is in a hurry."""
FLYING_S = 0.1
"""What was told before a kill may still be on its way for so long."""


async def kill_nodes(pair: Pair, kills: int, seed: int, pace: float = 0.2, limit: float = PATIENCE_S) -> None:
    """Kill one node after the other; the devices are spread by a load balancer."""
    chance = random.Random(seed)
    async with Balancer(pair).running() as balancer:
        tables = [(("border", "travel")[n % 2], balancer.url, balancer.url) for n in range(4)]
        async with load(tables, seed, pace) as people:
            for kill in range(kills):
                await asyncio.sleep(chance.uniform(0.3, 1.0))
                victim = pair[(kill + seed) % 2]
                victim.stop(signal.SIGKILL)
                killed = time.monotonic()
                try:
                    await asyncio.sleep(FLYING_S)
                    await people.went_on("kill -9 of a node", killed, limit)
                finally:
                    await asyncio.to_thread(victim.start)
            await people.finish(pair.database)


async def freeze_nodes(pair: Pair, times: int, seconds: float, seed: int, limit: float = PATIENCE_S) -> None:
    """Stop a node for longer than its leases last, and let it go on, believing that it still owns tables."""
    async with load(
        [("border", pair[0].url, pair[1].url)] * 2 + [("travel", pair[1].url, pair[0].url)]
    ) as people:
        for time_ in range(times):
            frozen = pair[(time_ + seed) % 2]
            frozen.pause()
            await asyncio.sleep(seconds)
            frozen.resume()
            await people.went_on("a node that was frozen", time.monotonic(), limit)
        await people.finish(pair.database)


async def cut_valkey(
    pair: Pair, valkey: ValkeyServer, seconds: float, *, swallowed: bool, limit: float = PATIENCE_S
) -> None:
    """Take Valkey away: stopped in good order, or with all connections left hanging."""
    one, two = (node.url for node in pair)
    async with load(
        [("border", one, one), ("border", two, two), ("border", one, two), ("travel", two, one)]
    ) as people:
        alone, relayed = people.players[:4], people.players[4:]
        (valkey.pause if swallowed else valkey.stop)()
        cut = time.monotonic()
        try:
            await asyncio.sleep(seconds / 2)
            await people.went_on("tables of one node without Valkey", time.monotonic(), limit, alone)
            await asyncio.sleep(max(0.0, cut + seconds - time.monotonic()))
            async with asyncio.timeout(PATIENCE_S):
                for table in (relayed[:2], relayed[2:]):
                    while not any(people.troubles[player] for player in table):
                        await asyncio.sleep(0.05)
                while any(httpx.get(f"{node.admin}/ready").json()["valkey"] for node in pair):
                    await asyncio.sleep(0.05)
        finally:
            if swallowed:
                valkey.resume()
            else:
                await asyncio.to_thread(valkey.start)
        await people.went_on("Valkey is back", time.monotonic(), limit)
        await people.finish(pair.database)


async def restart_postgres(
    pair: Pair, postgres: PostgresServer, times: int, seconds: float, limit: float = PATIENCE_S
) -> None:
    """Stop PostgreSQL for a while, in good order and without any."""
    one, two = (node.url for node in pair)
    async with load([("border", one, one), ("border", one, two), ("travel", two, one)]) as people:
        for restart in range(times):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgres.stop, (signal.SIGINT, signal.SIGQUIT)[restart % 2])
            async with asyncio.timeout(PATIENCE_S):
                before = -1  # what was done before may still be on its way; then nothing is acknowledged
                while before != (before := sum(len(player.acknowledged) for player in people.players)):
                    await asyncio.sleep(seconds)
            await asyncio.to_thread(postgres.start)
            await people.went_on("PostgreSQL is back", time.monotonic(), limit)
        await people.finish(pair.database)


async def test_a_kill_of_a_node(pair: Pair) -> None:
    await kill_nodes(pair, 1, seed=1)


async def test_a_frozen_node_does_no_harm_when_it_goes_on(pair: Pair) -> None:
    await freeze_nodes(pair, 1, 4.0, seed=0)


@pytest.mark.parametrize("swallowed", [False, True])
async def test_valkey_goes_away(pair: Pair, valkey: ValkeyServer, swallowed: bool) -> None:
    await cut_valkey(pair, valkey, 3.0, swallowed=swallowed)


async def test_postgresql_is_restarted(pair: Pair, postgres: PostgresServer) -> None:
    await restart_postgres(pair, postgres, 1, 1.0)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_thirty_kills_of_nodes(pair: Pair, seed: int) -> None:
    await kill_nodes(pair, 3, seed, pace=0.4, limit=TAKEOVER_S)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
async def test_nodes_freeze_again_and_again(pair: Pair, seed: int) -> None:
    await freeze_nodes(pair, 2, 5.0, seed, TAKEOVER_S)


@pytest.mark.soak
@pytest.mark.parametrize("swallowed", [False, True])
async def test_valkey_is_away_for_ten_seconds(pair: Pair, valkey: ValkeyServer, swallowed: bool) -> None:
    await cut_valkey(pair, valkey, 10.0, swallowed=swallowed, limit=RESUME_S)


@pytest.mark.soak
@pytest.mark.parametrize("seconds", [0.5, 4.0, 10.0])
async def test_postgresql_is_restarted_again_and_again(
    pair: Pair, postgres: PostgresServer, seconds: float
) -> None:
    await restart_postgres(pair, postgres, 4, seconds, TAKEOVER_S)
