"""Several real nodes on one PostgreSQL and one Valkey, behind a load balancer."""

import asyncio
import itertools
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.bad_network import BadNetwork
from tests.server.real_server import RealServer


class Balancer(BadNetwork):
    """Takes every connection to the next node that accepts one; it knows nothing about devices."""

    def __init__(self, nodes: Sequence[RealServer]) -> None:
        super().__init__(0, delay=0.0)
        self._ports = itertools.cycle([node.port for node in nodes])
        self._many = len(nodes)

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for port in itertools.islice(self._ports, self._many - 1):
            try:
                return await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
        return await asyncio.open_connection("127.0.0.1", next(self._ports))


class Pair(list[RealServer]):
    """Two nodes."""

    def __init__(self, database: str) -> None:
        super().__init__()
        self.database = database


@contextmanager
def two_nodes(folder: Path, database: str, valkey: str) -> Iterator[Pair]:
    """Lend two running nodes."""
    with ExitStack() as stack:
        pair = Pair(database)
        for number in range(2):
            place = folder / f"node-{number}"
            place.mkdir()
            options = ("--database", database, "--valkey", valkey, "--unlimited")
            pair.append(stack.enter_context(RealServer(place, *options)))
        yield pair
