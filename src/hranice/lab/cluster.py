"""Many games on many machines, by Ray; counted as on one, with the same result."""

import logging
import os
import socket
from collections.abc import Callable

# Whoever plays here is nobody's business. Ray reads this when it is imported.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

from hranice.lab.simulate import Series, Tally, keep, play_chunk


def simulate_on_cluster(
    series: Series, games: int, progress: Callable[[int], object] = lambda _: None
) -> Tally:
    """Play games 1 … `games` of a series on the cluster that `RAY_ADDRESS` names, or one on this machine.

    Hranice must be installed on all machines of the cluster, in the same version. Raises `ConnectionError`
    when there is no such cluster.
    """
    own = not ray.is_initialized()
    if own:
        _check_address(os.environ.get("RAY_ADDRESS", "local"))
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        tally = Tally(len(series.bots))
        shared, remote = ray.put(series), ray.remote(play_chunk)
        pending = [remote.remote(shared, chunk) for chunk in series.chunks(games)]
        while pending:
            done, pending = ray.wait(pending)
            for chunk in ray.get(done):
                keep(series, tally, chunk, progress)
        return tally
    finally:
        if own:
            ray.shutdown()


def _check_address(address: str) -> None:
    """Raise `ConnectionError` at once where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return  # "local" and "auto" are Ray's own words
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError):
        raise ConnectionError(f"no Ray cluster answers at {address}") from None
