"""Device links that any node can make and any other can use, once: in Valkey, sealed."""

from redis.asyncio import Redis
from redis.exceptions import RedisError

from hranice.live.problems import NodeUnreachable
from hranice.server.device_links import LIFETIME_S, DeviceLinks

PREFIX = "hranice:link:"


class SharedDeviceLinks(DeviceLinks):
    """The links of all nodes."""

    def __init__(self, valkey: Redis) -> None:
        self._valkey = valkey

    async def _put(self, name: str, sealed: bytes) -> None:
        try:
            await self._valkey.set(PREFIX + name, sealed, ex=LIFETIME_S)
        except (RedisError, OSError) as fault:
            raise NodeUnreachable("links cannot be shared at present") from fault

    async def _take(self, name: str) -> bytes | None:
        try:
            found = await self._valkey.getdel(PREFIX + name)
        except (RedisError, OSError) as fault:
            raise NodeUnreachable("links cannot be looked up at present") from fault
        return found if isinstance(found, bytes) else None
