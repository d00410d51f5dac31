"""How often somebody may do something: token buckets, by address and by connection."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from hranice.game import Value

MOST_KEYS = 20_000
"""So many addresses are remembered; beyond that the ones seen longest ago are forgotten."""


class Rate(Value, frozen=True):
    """So many at once, and so many per second in the long run."""

    burst: float
    per_second: float


REQUESTS = Rate(200, 20)
"""Requests of an address."""
FILES = Rate(4000, 200)
"""Files of the page that an address fetches: a school whose devices all keep the page at once."""
OPENINGS = Rate(60, 0.5)
"""Tables that an address opens."""
GAMES_BEGUN = Rate(60, 0.5)
"""Games that an address begins."""
VISITS = 200
"""Tables that the devices of an address are at together: each of a school."""
SLOW = 2
"""What takes seconds, such as fresh boards, that an address has under way at once: others wait behind it."""
THOUGHTS = Rate(100, 50)
"""Thoughts of bots at the tables of an address; those beyond wait. A table with five bots needs some 20 a
second while tokens are placed, and hardly any otherwise."""
REPLAYS = Rate(30, 0.5)
"""Records that an address has replayed: each costs as much as some hundred other requests."""
MISSES = Rate(20, 0.1)
"""Codes and links tried in vain by an address. With 28⁸ codes and 50,000 tables to be found, an address
guesses one in some 2 years."""
ALL_MISSES = Rate(600, 10)
"""The same for all addresses together: a hit in some 9 days, from however many machines."""
CHANGES = Rate(30, 2)
"""What a player changes at one table, apart from moves: all of it is written, and told to everybody there."""
CONNECTS = Rate(120, 5)
"""Sockets that an address opens."""
CONNECTIONS = 200
"""Sockets that an address has open at once: a school behind one address; and as many HTTP connections."""
MESSAGES = Rate(60, 20)
"""Messages on one connection."""
PHRASES = Rate(4, 0.5)
"""Phrases said on one connection: a friendly word now and then, no drumming."""
HINTS = Rate(6, 0.5)
"""Hints on one connection: each takes a processor's time."""
ALL_HINTS = Rate(60, 5)
"""Hints on all connections of an address."""
ANALYSES = Rate(12, 0.1)
"""Analyses that an address has made; those that are kept cost nothing."""
PRINTS = Rate(12, 0.1)
"""Kits that an address has printed: each takes about a second; those that are kept cost nothing."""
ALL_MESSAGES = Rate(2000, 500)
"""Messages on all connections of an address."""
ASKED_AT_ONCE_MIN = 10
"""For so many minutes an address may ask at once for what a game limits by the minute."""
BOUNDLESS = Rate(1e12, 1e12)
NO_LIMIT = 10**6


class Bucket:
    """Lets through what a rate permits."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = rate.burst
        self._per_second = rate.per_second
        self._clock = clock
        self._left = rate.burst
        self._seen = clock()

    def take(self) -> bool:
        """Take one; False: nothing is left at the moment."""
        # As `has`, written out: every message passes here, twice.
        now = self._clock()
        left = self._left + (now - self._seen) * self._per_second
        self._seen = now
        left = min(left, self._burst)
        taken = left >= 1
        self._left = left - 1 if taken else left
        return taken

    def reserve(self) -> float:
        """Take one that may be still to come; return in how many seconds it is there."""
        self.has()
        self._left -= 1
        return max(0.0, -self._left / self._per_second)

    @property
    def full(self) -> bool:
        """Whether nothing was taken for a long time."""
        return self.has() and self._left == self._burst

    def has(self) -> bool:
        """Say whether one is left, without taking it."""
        now = self._clock()
        left = self._left + (now - self._seen) * self._per_second
        self._left = min(self._burst, left)
        self._seen = now
        return left >= 1


class Buckets:
    """A bucket for each address, or whatever else is limited."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address; those used last are at the end."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Counts:
    """How much each address has under way at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """What all addresses have under way."""
        return self._counts.total()

    def take(self, address: str) -> bool:
        """Count one more of an address until `give_back`; False: it has as many as it may."""
        if self._counts[address] >= self.most:
            return False
        self._counts[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Note that one of an address is over."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


Counted = Literal["opening", "game", "miss"]
"""What counts wherever it happens: with several nodes each tells the others."""


class Limits:
    """All limits of a server. What protects a process is counted by it alone, the rest by all nodes."""

    def __init__(self, *, lifted: bool = False) -> None:
        self._lifted = lifted
        self.tell: Callable[[Counted, str], None] = lambda *_: None
        """Tells the other nodes what an address did."""
        self.requests = self._buckets(REQUESTS)
        self.files = self._buckets(FILES)
        self.replays = self._buckets(REPLAYS)
        self.changes = self._buckets(CHANGES)
        self.connects = self._buckets(CONNECTS)
        self.messages = self._buckets(ALL_MESSAGES)
        self.analyses = self._buckets(ANALYSES)
        self.prints = self._buckets(PRINTS)
        self.hints = self._buckets(ALL_HINTS)
        self.thoughts = self._buckets(THOUGHTS)
        self.connections = NO_LIMIT if lifted else CONNECTIONS
        self.visits = Counts(NO_LIMIT if lifted else VISITS)
        self.slow = Counts(NO_LIMIT if lifted else SLOW)
        self._counted: dict[Counted, Buckets] = {
            "opening": self._buckets(OPENINGS),
            "game": self._buckets(GAMES_BEGUN),
            "miss": self._buckets(MISSES),
        }
        self._all_misses = self.bucket(ALL_MISSES)
        self._routes: dict[str, Buckets] = {}

    def asking(self, route: str, per_minute: float) -> Buckets:
        """Return what limits how often an address asks for something that only one game has."""
        if route not in self._routes:
            self._routes[route] = self._buckets(Rate(ASKED_AT_ONCE_MIN * per_minute, per_minute / 60))
        return self._routes[route]

    def bucket(self, rate: Rate) -> Bucket:
        """Return a bucket for one connection."""
        return Bucket(BOUNDLESS if self._lifted else rate)

    def may(self, what: Literal["opening", "game"], address: str) -> bool:
        """Say whether an address may open a table or begin a game now, and count it."""
        if not self._counted[what].of(address).take():
            return False
        self.tell(what, address)
        return True

    def may_guess(self, address: str) -> bool:
        """Say whether an address may look for a code. One that never missed may, whatever others do."""
        own = self._counted["miss"].of(address)
        return own.full or (own.has() and self._all_misses.has())

    def missed(self, address: str) -> None:
        """Note that an address asked for a code that nobody has."""
        self.count("miss", address)
        self.tell("miss", address)

    def count(self, what: Counted, address: str) -> None:
        """Count what an address did, here or at another node."""
        self._counted[what].of(address).take()
        if what == "miss":
            self._all_misses.take()

    def _buckets(self, rate: Rate) -> Buckets:
        return Buckets(BOUNDLESS if self._lifted else rate)


def address_of(client: tuple[str, int] | None) -> str:
    """Return whom an address belongs to: of the newer kind everybody has a whole network of them."""
    return "" if client is None else _owner(client[0])


@lru_cache(maxsize=1024)
def _owner(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
