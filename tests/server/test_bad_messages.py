"""Messages that nobody should send: nothing breaks, nothing leaks, nothing changes."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.frames import Opcode

from hranice.client import AtTable, Client
from hranice.games.border.rules.state import Reroll
from hranice.live.messages import Move, Ping, Say, Unwatch, Watch, written
from hranice.server.device_keys import new_key
from hranice.table.log import TableSettings
from tests.server.raw_socket import RawSocket
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

BATCH = 40
"""Messages that are sent in one go."""

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
deep = st.integers(1, 1500).map(lambda depth: b'{"type":"move","move":' + b"[" * depth + b"]" * depth + b"}")
rubbish = st.binary(max_size=200) | st.text(max_size=200).map(str.encode) | deep


class Victim:
    """A running game, and a foe who has the seat that is not asked."""

    def __init__(self, table: AtTable, key: str, replayed: list[bytes]) -> None:
        self.table = table
        self.key = key
        self.replayed = replayed
        """Messages that were accepted once, word for word."""


def messages(victim: Victim) -> st.SearchStrategy[bytes]:
    """Return everything that a foe might think of."""
    table = victim.table
    moves = st.sampled_from(
        [b'{"type":"stop"}', b'{"type":"roll","dice":[0]}', b'{"type":"complete"}', b'{"type":"cross"}']
    )
    sound: list[st.SearchStrategy[Any]] = [
        st.builds(Watch, st.just(table.code) | st.text(max_size=8), st.none() | st.integers(0, 2**60)),
        st.builds(Unwatch, st.text(max_size=8)),
        st.builds(Ping, st.text(max_size=40)),
        st.builds(
            Move,
            st.just(table.id) | st.text(max_size=30),
            st.integers(0, 5),
            (moves | values.map(json.dumps).map(str.encode)).map(msgspec.Raw),
            st.text(min_size=1, max_size=40),
        ),
        st.builds(Say, st.just(table.id), st.integers(0, 5), st.text(max_size=20)),
    ]
    bent = st.builds(_bent, st.one_of(sound).map(written).map(json.loads), st.text(max_size=8), values)
    return st.one_of(rubbish, st.one_of(sound).map(written), bent, st.sampled_from(victim.replayed))


def _bent(message: dict[str, Any], name: str, value: Any) -> bytes:
    """Spoil one part of a sound message."""
    names = [*message, name]
    message[names[len(name) % len(names)]] = value
    return json.dumps(message).encode()


@asynccontextmanager
async def a_game(server: RealServer) -> AsyncIterator[Victim]:
    """Lend a running game to be attacked, and see that nothing of it has changed."""
    keys = [new_key(), new_key()]
    async with Client(server.url, keys[0]) as host, Client(server.url, keys[1]) as guest:
        place = await host.open("border", TableSettings(chairs=2, grace=0))
        for client in (host, guest):
            await client.sit(place.code, "Somebody")
        await guest.watch(place.code)
        await host.start(place.code)
        await (await host.watch(place.code)).begun()
        active = (await host.watch(place.code)).views[0].active
        table = await (host, guest)[active].watch(place.code)
        # After it the same player is still the only one who is asked.
        sent = Move(table.id, active, msgspec.Raw(msgspec.json.encode(Reroll((0,)))), "the-first")
        number = await table.send(sent)
        assert await table.send(sent) == number, "sent again it is acknowledged again, and not played again"
        before = (table.number, table.views)
        yield Victim(table, keys[1 - active], [written(sent)])
        await asyncio.sleep(0.05)
        assert (table.number, table.views) == before, "somebody has changed the game"


async def flood(server: RealServer, victim: Victim, batch: list[bytes]) -> None:
    """Send a batch as the foe; every message that can be answered is, and none of it is done."""
    async with RawSocket.open(server.port, victim.key) as foe, asyncio.timeout(PATIENCE_S):
        await foe.read_text()
        foe.send(Opcode.TEXT, written(Watch(victim.table.code, None, "at-first")))
        for message in batch:
            foe.send(Opcode.TEXT, message)
        foe.send(Opcode.TEXT, written(Unwatch("nowhere", "at-last")))
        while True:
            data = await foe.read_text()
            answer = msgspec.json.decode(data)
            assert answer.get("reason") != "server-fault", batch
            assert b"Traceback" not in data
            if answer.get("ref") == "at-last":
                return


def attack(server: RealServer, batches: int) -> None:
    """Send so many batches, all in one event loop."""
    game = a_game(server)
    with asyncio.Runner() as runner:
        victim = runner.run(asyncio.wait_for(game.__aenter__(), PATIENCE_S))
        wish = st.lists(messages(victim), min_size=BATCH, max_size=BATCH)

        @settings(
            max_examples=batches,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(wish)
        def send(batch: list[bytes]) -> None:
            runner.run(flood(server, victim, batch))

        try:
            send()
        finally:
            runner.run(game.__aexit__(None, None, None))
    assert "Traceback" not in server.log.read_text()


def test_some_thousand_bad_messages_change_nothing(server: RealServer) -> None:
    attack(server, 75)


@pytest.mark.soak
def test_two_hundred_thousand_bad_messages_change_nothing(server: RealServer) -> None:
    attack(server, 5000)
