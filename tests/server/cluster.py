"""Several real nodes on one PostgreSQL and one Valkey, behind a load balancer."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from tests.server.bad_line import BadLine
from tests.server.real import RealServer


class Balancer(BadLine):
    """Takes every connection to the next node that accepts one; it knows nothing about devices."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(0, delay=0.0)
        self._ports = itertools.cycle(ports)
        self._many = len(ports)

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for port in itertools.islice(self._ports, self._many - 1):
            try:
                return await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
        return await asyncio.open_connection("127.0.0.1", next(self._ports))


class Nodes(list[RealServer]):
    """The nodes, and the one address of them all."""

    url: str
    database: str


@asynccontextmanager
async def nodes(folder: Path, database: str, valkey: str, count: int = 2) -> AsyncIterator[Nodes]:
    """Lend running nodes."""
    with ExitStack() as stack:
        running = Nodes()
        running.database = database
        for number in range(count):
            place = folder / f"node-{number}"
            place.mkdir()
            options = ("--database", database, "--valkey", valkey, "--unlimited")
            running.append(stack.enter_context(RealServer(place, *options)))
        async with Balancer([node.port for node in running]).running() as balancer:
            running.url = balancer.url
            yield running
