"""Device links that any node can make and any other can use, once: in Valkey, sealed."""

from redis.asyncio import Redis
from redis.exceptions import RedisError

from hranice.server.device_links import LIFETIME_S, DeviceLinks, name_of, new_link, sealed, unsealed
from hranice.server.problems import Denied, NodeUnreachable

PREFIX = "hranice:link:"


class SharedDeviceLinks(DeviceLinks):
    """The links of all nodes."""

    def __init__(self, valkey: Redis) -> None:
        self._valkey = valkey

    async def make(self, key: str) -> str:
        link = new_link()
        try:
            await self._valkey.set(PREFIX + name_of(link), sealed(key, link), ex=LIFETIME_S)
        except (RedisError, OSError) as fault:
            raise NodeUnreachable("links cannot be shared at present") from fault
        return link

    async def use(self, link: str) -> str:
        try:
            found = await self._valkey.getdel(PREFIX + name_of(link))
        except (RedisError, OSError) as fault:
            raise NodeUnreachable("links cannot be looked up at present") from fault
        if not isinstance(found, bytes):
            raise Denied("server-no-such-link")
        return unsealed(found, link)
