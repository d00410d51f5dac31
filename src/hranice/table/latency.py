"""Fair stamps for moves over slow connections.

What counts in a race is the time since each player's own screen showed what to react to. The showing
reaches the player one leg late and the answer comes back one leg late, so that time is

    moment of receipt - moment of sending - round trip

and the round trip, as far as it is credited, is measured by pings that the browser itself answers. Two
things are known about it: how long it takes at least (the lowest of the recent measurements, which jitter
and delayed answers can only exceed), and how long it took at the very moment of the showing, if a ping was
sent right behind it. The latter's surplus over the usual is half due to the way there, which the player
really had to wait, and half to the way back of the ping, which is none of the move's business.
"""

from collections import deque
from statistics import median

CAP = 300
"""No connection is credited with more milliseconds than this, so nobody gains more by pretending."""
SLOW = 200
"""From here on a connection is shown as slow to everybody at the table."""
LOCK = 250
"""So many milliseconds a seat is locked after a press before its time."""
SAMPLES = 128
"""How many measurements count: with a ping every five seconds those of the last ten minutes."""
ECHO = 25
"""A ping sent within so many milliseconds of a showing has travelled with it."""


class Latency:
    """What is known about the round trip to one device, and the credit for it."""

    def __init__(self) -> None:
        self._samples: deque[float] = deque(maxlen=SAMPLES)
        self._shown: int | None = None
        self._echo: float | None = None
        self._credit: int | None = 0
        """As it was last asked for; None: something was measured since."""

    @property
    def slow(self) -> bool:
        """Whether the credit is so large that everybody should know."""
        return min(self._samples, default=0.0) >= SLOW

    def showed(self, moment: int) -> None:
        """Note that something to react to was sent at this moment."""
        self._shown = moment
        self._echo = self._credit = None

    def measured(self, sent: int, round_trip: float) -> None:
        """Take in one ping: when it was sent and how many milliseconds its answer took."""
        self._samples.append(max(0.0, round_trip))
        self._credit = None
        if self._echo is None and self._shown is not None and 0 <= sent - self._shown <= ECHO:
            self._echo = self._samples[-1]

    def credit(self) -> int:
        """Return how many milliseconds to take off the moment of receipt."""
        if self._credit is None:
            self._credit = self._reckoned()
        return self._credit

    def _reckoned(self) -> int:
        if not self._samples:
            return 0
        surplus = 0.0 if self._echo is None else (self._echo - median(self._samples)) / 2
        return round(min(CAP, max(0.0, min(self._samples) + surplus)))


class SeatLocks:
    """Seats that pressed too early, each locked for a moment of its player's own time."""

    def __init__(self) -> None:
        self._until: dict[int, int] = {}

    def lock(self, seat: int, at: int) -> None:
        """Lock a seat that pressed too early at this stamp."""
        self._until[seat] = at + LOCK

    def rest(self, seat: int, at: int) -> int:
        """Return for how many milliseconds after this stamp the seat is still locked."""
        return max(0, self._until.get(seat, at) - at)
