"""Moving to another device by a one-time link: the other device gets the same key.

Between the two devices the server holds the key only in a form that the link alone can open, under the hash
of the link: neither what it remembers nor what it logs would let anybody in.
"""

import base64
import hashlib
import hmac
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from hranice.live.problems import Denied

LIFETIME_S = 600
MOST_LINKS = 10_000


class DeviceLinks(ABC):
    """The links that wait to be used."""

    async def make(self, key: str) -> str:
        """Return a link for a key: it can be used once, and for a while only."""
        link = secrets.token_urlsafe(32)
        await self._put(_name(link), _mixed(base64.urlsafe_b64decode(key + "="), link))
        return link

    async def use(self, link: str) -> str:
        """Return the key of a link, which is used up now; raises `Denied` for any other text."""
        sealed = await self._take(_name(link))
        if sealed is None:
            raise Denied("server-no-such-link")
        return base64.urlsafe_b64encode(_mixed(sealed, link)).rstrip(b"=").decode()

    @abstractmethod
    async def _put(self, name: str, sealed: bytes) -> None:
        """Keep a sealed key under the name of its link, for `LIFETIME_S`."""

    @abstractmethod
    async def _take(self, name: str) -> bytes | None:
        """Return what is kept under a name, and keep it no longer."""


class LocalDeviceLinks(DeviceLinks):
    """The links of a server that is the only one, in its memory."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._sealed: dict[str, tuple[bytes, float]] = {}
        """By name the sealed key, and until when it can be opened. The oldest come first."""

    async def _put(self, name: str, sealed: bytes) -> None:
        self._tidy()
        self._sealed[name] = (sealed, self._clock() + LIFETIME_S)

    async def _take(self, name: str) -> bytes | None:
        self._tidy()
        return self._sealed.pop(name, (None,))[0]

    def _tidy(self) -> None:
        now = self._clock()
        for name, (_, until) in list(self._sealed.items()):
            if until > now and len(self._sealed) < MOST_LINKS:
                break
            del self._sealed[name]


def _name(link: str) -> str:
    """Return that under which the key of a link is kept."""
    return hashlib.sha256(b"name " + link.encode()).hexdigest()


def _mixed(data: bytes, link: str) -> bytes:
    """Mix 32 bytes with as many that only the link gives: used for one key only, so nothing shows through."""
    pad = hmac.digest(link.encode(), b"pad", "sha256")
    return bytes(a ^ b for a, b in zip(data, pad, strict=True))
