"""What the server counts, for Prometheus. No label tells a table, a player or an address."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from hranice.live.monitor import Monitor

MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Durations(Collector):
    """A histogram of what happens with every move, on one thread: it counts without a lock."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...], registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count something that took so long."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    @property
    def so_far(self) -> tuple[int, float]:
        """How many were counted, and the seconds that they took together."""
        return sum(self._counts), self._sum

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Tell what was counted, as Prometheus wants it: how many took at most so long."""
        names = (*map(str, self._bounds), "+Inf")
        buckets = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


class Metrics(Monitor):
    """All metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self.connections = Gauge("hranice_connections", "Open sockets", registry=self._registry)
        self._visits = Gauge(
            "hranice_visits", "Tables that sockets are connected to", registry=self._registry
        )
        self.moves = Durations(
            "hranice_move_seconds",
            "From the arrival of a move to its acknowledgement, the disk included",
            MILLISECONDS,
            self._registry,
        )
        self._refused = Counter(
            "hranice_refused", "What devices wanted in vain, by reason", ["reason"], registry=self._registry
        )
        self._dropped = Counter(
            "hranice_dropped", "Connections ended by the server", ["why"], registry=self._registry
        )
        self._opened = Counter("hranice_tables_opened", "Tables opened", registry=self._registry)
        self.expired = Counter("hranice_tables_expired", "Tables that expired", registry=self._registry)

    def opened(self) -> None:
        """Count a table that was opened."""
        self._opened.inc()

    def came(self) -> None:
        """Count a device that came to a table."""
        self._visits.inc()

    def left(self) -> None:
        """Count one that left it."""
        self._visits.dec()

    def moved(self, seconds: float) -> None:
        """Count a move that was acknowledged so long after it arrived."""
        self.moves.observe(seconds)

    def refused(self, reason: str) -> None:
        """Count what a device wanted in vain."""
        self._refused.labels(reason).inc()

    def dropped(self, why: str) -> None:
        """Count a connection that was ended, or not accepted."""
        self._dropped.labels(why).inc()

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is asked for when it is read."""
        Gauge(name, what, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """Return all figures in the format of Prometheus."""
        return generate_latest(self._registry)
