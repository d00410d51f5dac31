"""People who play at several tables of several nodes, while something goes wrong."""

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from hranice.client import Client
from tests.server.players import Player, seated
from tests.server.test_games import check
from tests.server.test_kills import compare
from tests.services.process import PATIENCE_S

log = logging.getLogger(__name__)


class Load:
    """Games that go on, slowly, until `finish`."""

    def __init__(self, players: Sequence[Player], seed: int, pace: float) -> None:
        self.players = players
        self.troubles = dict.fromkeys(players, 0)
        """How often each was told that something is being tried again."""
        self._chance = random.Random(seed)
        self._pace = pace
        for player in players:
            player.client.socket.listen(partial(self._heard, player))
        self._playing = [asyncio.create_task(player.play(self._pause)) for player in players]

    async def went_on(self, what: str, since: float, limit: float, players: Sequence[Player] = ()) -> float:
        """Wait until everybody has been told something new; return the seconds since that moment."""
        numbers = {player: player.table.number for player in players or self.players}
        assert not all(player.over for player in numbers), "there is nothing left to go on with"
        while waiting := [player for player, number in numbers.items() if not player.knows_more_than(number)]:
            late = time.monotonic() - since
            assert late < limit, f"{what}: after {late:.1f} s still wait {[_state(p) for p in waiting]}"
            for task in self._playing:
                assert not task.done() or task.exception() is None, task.exception()
            await asyncio.sleep(0.01)
        took = time.monotonic() - since
        log.info("%s: everybody went on after %.2f s", what, took)
        return took

    async def finish(self, place: Path | str) -> None:
        """Play to the end, and look at everything that anybody was told and at every log."""
        self._pace = 0.0
        for player in self.players:
            player.tired = 0
        _, late = await asyncio.wait(self._playing, timeout=PATIENCE_S)
        assert not late, [_state(player) for player in self.players]
        await asyncio.gather(*self._playing)
        for player in self.players:
            await check(player)
        await compare(place, self.players)
        log.info("%d moves acknowledged, all of them there", sum(len(p.acknowledged) for p in self.players))

    def _pause(self) -> float:
        return self._chance.uniform(0, self._pace)

    def _heard(self, player: Player, data: bytes) -> None:
        self.troubles[player] += b'"type":"trouble"' in data[:40]


@asynccontextmanager
async def load(
    tables: Sequence[tuple[str, str, str]], seed: int = 0, pace: float = 0.2
) -> AsyncIterator[Load]:
    """Seat two players at each table, given as its game and the addresses that the two use."""
    async with AsyncExitStack() as stack:
        players: list[Player] = []
        for game, *urls in tables:
            clients = [await stack.enter_async_context(Client(url)) for url in urls]
            players += await seated(game, clients, grace=0)
        yield Load(players, seed, pace)


def _state(player: Player) -> str:
    """Describe what a player waits for, for whoever reads of a failure."""
    table, client = player.table, player.client
    views = [(view.round, view.phase) for view in table.views]
    return (
        f"{table.game.name} {table.code}, seats {table.yours}, number {table.number}, {views}, "
        f"{len(client._pending)} pending, {len(client._watching)} times connecting"
    )
