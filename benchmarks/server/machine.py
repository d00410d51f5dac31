"""What a process and its children cost, as the kernel counts it (Linux)."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")
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
    """Return the processor time of a process, its threads, its children, and those that have ended."""
    ticks = 0
    for member in family(pid):
        # The name of the program, in parentheses, may hold anything.
        fields = (PROC / str(member) / "stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


def memory_kb(pid: int) -> tuple[int, int]:
    """Return the resident and the proportional memory of one process, without its children."""
    lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()[1:]
    sizes = {name: int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)}
    return sizes["Rss"], sizes["Pss"]


def busy_with_others() -> float:
    """Return how many processes wanted to run during the last minute, for whoever reads the figures."""
    return os.getloadavg()[0]
