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

from hranice.server.problems import Denied

LIFETIME_S = 600
MOST_LINKS = 10_000


class DeviceLinks(ABC):
    """The links that wait to be used."""

    @abstractmethod
    async def make(self, key: str) -> str:
        """Return a link for a key: it can be used once, and for a while only."""

    @abstractmethod
    async def use(self, link: str) -> str:
        """Return the key of a link, which is used up now; raises `Denied` for any other text."""


class LocalDeviceLinks(DeviceLinks):
    """The links of a server that is the only one, in its memory."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._sealed: dict[str, tuple[bytes, float]] = {}
        """By hash of the link: the sealed key, and until when it can be opened. The oldest come first."""

    async def make(self, key: str) -> str:
        self._tidy()
        link = new_link()
        self._sealed[name_of(link)] = (sealed(key, link), self._clock() + LIFETIME_S)
        return link

    async def use(self, link: str) -> str:
        self._tidy()
        found = self._sealed.pop(name_of(link), None)
        if found is None:
            raise Denied("server-no-such-link")
        return unsealed(found[0], link)

    def _tidy(self) -> None:
        now = self._clock()
        for name, (_, until) in list(self._sealed.items()):
            if until > now and len(self._sealed) < MOST_LINKS:
                break
            del self._sealed[name]


def new_link() -> str:
    """Return a link that nobody can guess."""
    return secrets.token_urlsafe(32)


def name_of(link: str) -> str:
    """Return that under which the key of a link is kept."""
    return hashlib.sha256(b"name " + link.encode()).hexdigest()


def sealed(key: str, link: str) -> bytes:
    """Return a key in a form that its link alone can open."""
    return _mixed(base64.urlsafe_b64decode(key + "="), link)


def unsealed(data: bytes, link: str) -> str:
    """Return the key that was sealed with a link."""
    return base64.urlsafe_b64encode(_mixed(data, link)).rstrip(b"=").decode()


def _mixed(data: bytes, link: str) -> bytes:
    """Mix 32 bytes with as many that only the link gives: used for one key only, so nothing shows through."""
    pad = hmac.digest(link.encode(), b"pad", "sha256")
    return bytes(a ^ b for a, b in zip(data, pad, strict=True))
