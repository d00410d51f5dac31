"""What the server counts, for Prometheus. No label tells a table, a player or an address."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Meters:
    """All meters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self.connections = Gauge("hranice_connections", "Open sockets", registry=self._registry)
        self.visits = Gauge("hranice_visits", "Tables that sockets are connected to", registry=self._registry)
        self.moves = Histogram(
            "hranice_move_seconds",
            "From the arrival of a move to its acknowledgement, the disk included",
            buckets=MILLISECONDS,
            registry=self._registry,
        )
        self.refused = Counter(
            "hranice_refused", "What devices wanted in vain, by reason", ["reason"], registry=self._registry
        )
        self.dropped = Counter(
            "hranice_dropped", "Connections ended by the server", ["why"], registry=self._registry
        )
        self.opened = Counter("hranice_tables_opened", "Tables opened", registry=self._registry)
        self.expired = Counter("hranice_tables_expired", "Tables that expired", registry=self._registry)

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Add a meter that looks by itself."""
        Gauge(name, what, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """Return all figures in the format of Prometheus."""
        return generate_latest(self._registry)
