"""The names by which a server is asked for."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

NOBODYS = (".local", ".localhost", ".internal", ".home.arpa")
"""Ends of names that nobody can have a page under on the internet."""


class HostNames:
    """Says which names are the server's own.

    A page of another site, whose name was made to lead here for a moment, asks by that name: to a browser it
    is then our own page. So names are ours only if they were given, or can be of no site on the internet:
    addresses, names without a dot such as `localhost`, and those of the local network.
    """

    def __init__(self, given: Iterable[str]) -> None:
        self._given = frozenset(name.lower().rstrip(".") for name in given)

    def foreign(self, scope: Any) -> str | None:
        """Return the name that a request asks for unless it is ours; programs may give none."""
        name = _sites_name(dict(scope["headers"]).get(b"host", b""))
        return None if name is None or name in self._given else name[:255]


@lru_cache(maxsize=64)
def _sites_name(host: bytes) -> str | None:
    """Return the name in a `Host` header if a site on the internet can have it."""
    try:
        name = (urlsplit(b"//" + host).hostname or b"").decode("latin-1").rstrip(".")
    except ValueError:
        return "?"
    return None if "." not in name or name.endswith(NOBODYS) or _is_address(name) else name


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
