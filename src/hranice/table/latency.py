"""Fair stamps for moves over slow connections.

What counts in a race is the time since each player's own screen showed what to react to. The showing
reaches the player one leg late and the answer comes back one leg late, so that time is

    moment of receipt - moment of sending - round trip

and the round trip, as far as it is credited, is measured by pings that the browser itself answers. Two
things are known about it: how long it takes at least (the lowest of the recent measurements, which jitter
and delayed answers can only exceed), and how long it took at the very moment of the showing, if a ping was
sent right behind it. The latter's surplus over the usual is half due to the way there, which the player
really had to wait, and half to the way back of the ping, which is none of the move's business.

A device may answer late on purpose. So a surplus counts only as far as the connection shows the like at other
times, and as jitter can explain it; and whoever gets more credit than a little is seen to get it.
"""

from collections import deque
from statistics import median

CAP = 300
"""No connection is credited with more milliseconds than this, so nobody gains more by pretending."""
SHOWN = 60
"""Everybody at the table sees a credit of more milliseconds than this: so much can be gained unseen."""
SURPLUS = 25
"""The most that is credited for a late showing: jitter of up to 50 ms on each leg explains no more."""
REFLEX = 120
"""Within so many milliseconds nobody can answer what was shown: who does had help, or did not look."""
LOCK = 250
"""So many milliseconds a seat is locked after a press before its time."""
SAMPLES = 128
"""How many measurements of a kind count: with a ping every five seconds those of the last ten minutes."""
ECHO = 25
"""A ping sent within so many milliseconds of a showing has travelled with it."""


class Latency:
    """What is known about the round trip to one device, and the credit for it."""

    def __init__(self) -> None:
        self._usual: deque[float] = deque(maxlen=SAMPLES)
        self._echoes: deque[float] = deque(maxlen=SAMPLES)
        """Of pings that travelled with something shown; they do not tell what is usual."""
        self._shown: int | None = None
        self._echo: float | None = None
        self._credit: int | None = 0
        """As it was last asked for; None: something was measured since."""

    def showed(self, moment: int) -> None:
        """Note that something to react to was sent at this moment."""
        self._shown = moment
        self._echo = self._credit = None

    def measured(self, sent: int, round_trip: float) -> None:
        """Take in one ping: when it was sent and how many milliseconds its answer took."""
        round_trip = max(0.0, round_trip)
        self._credit = None
        if self._shown is None or not 0 <= sent - self._shown <= ECHO:
            self._usual.append(round_trip)
            return
        self._echoes.append(round_trip)
        if self._echo is None:
            self._echo = round_trip

    def credit(self) -> int:
        """Return how many milliseconds to take off the moment of receipt."""
        if self._credit is None:
            self._credit = self._reckoned()
        return self._credit

    def _reckoned(self) -> int:
        if not self._usual:
            return 0
        usual, surplus = sorted(self._usual), 0.0
        if self._echo is not None:
            late = usual[len(usual) * 9 // 10]
            surplus = min(SURPLUS, (min(self._echo, late) - median(usual)) / 2)
        return round(min(CAP, max(0.0, min((usual[0], *self._echoes)) + surplus)))


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
