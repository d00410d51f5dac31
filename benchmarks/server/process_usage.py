"""What a process and its children cost, as the kernel counts it (Linux)."""

import os
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")
SCHEDULED = 2
"""The kind of a process's clock that counts what it ran, in user space and in the kernel."""
SERVER_CORE, LOAD_CORE = "0", "1"
"""Whoever makes the load must not take time from those who bear it."""


def family(pid: int) -> list[int]:
    """Return a process and all that descend from it."""
    found = [pid]
    for parent in found:
        for task in (PROC / str(parent) / "task").iterdir():
            found += map(int, (task / "children").read_text().split())
    return found


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process, its threads, its children, and those that have ended.

    To the nanosecond by the clock that the kernel keeps for each process; only children that have ended are
    counted in ticks of 10 ms.
    """
    seconds = 0.0
    for member in family(pid):
        # The name of the program, in parentheses, may hold anything.
        fields = (PROC / str(member) / "stat").read_text().rpartition(")")[2].split()
        seconds += time.clock_gettime(_clock_of(member)) + sum(map(int, fields[13:15])) / TICKS
    return seconds


def _clock_of(pid: int) -> int:
    """Return the clock of a process as clock_getcpuclockid(3) would, for which Python has no words."""
    return ~pid << 3 | SCHEDULED


def memory_kb(pid: int) -> tuple[int, int]:
    """Return the resident and the proportional memory of one process, without its children."""
    lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()[1:]
    sizes = {name: int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)}
    return sizes["Rss"], sizes["Pss"]


def busy_with_others() -> float:
    """Return how many processes wanted to run during the last minute, for whoever reads the figures."""
    return os.getloadavg()[0]
