"""`make bench-server`: all figures of the server beside those of boardgame.io, measured in one run."""

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.server.contenders import OURS, THEIRS, install
from benchmarks.server.filled_store import fill
from benchmarks.server.measures import TABLES, Pace, Rate, late_moves, memory, pace, rate, shed, start_up
from benchmarks.server.process_usage import busy_with_others

CONTENDERS = (OURS, THEIRS)
LIVE_TABLES, MOVES_EACH = 1_000, 40
STORED_TABLES = 50_000

console = Console()


def show_rate(rounds: int, seconds: float) -> None:
    """Show how many moves are accepted per second of server time."""
    slices = [{kind: rate(kind, seconds) for kind in CONTENDERS} for _ in range(rounds)]
    table = Table(
        "server",
        "moves / CPU s",
        "moves / s",
        "games begun / 1,000 moves",
        "generator busy",
        title=f"Saturated, {TABLES} pairs, medians",
    )
    for kind in CONTENDERS:
        middle = Rate(*map(statistics.median, zip(*(one[kind] for one in slices), strict=True)))
        table.add_row(
            kind,
            f"{middle.per_cpu_second:,.0f}",
            f"{middle.per_second:,.0f}",
            f"{middle.games:.1f}",
            f"{middle.generator:.0%}",
        )
    console.print(table)
    ratios = [one[OURS].per_cpu_second / one[THEIRS].per_cpu_second for one in slices]
    _verdict("ours / theirs", ratios, "≥ 2, goal 3")


def show_pace(rounds: int, seconds: float) -> None:
    """Show how long moves take from sending to seen by the other player."""
    slices = [{kind: pace(kind, seconds) for kind in CONTENDERS} for _ in range(rounds)]
    table = Table(
        "server",
        "p50",
        "p99",
        "worst",
        "server busy",
        title=f"Paced, {TABLES} pairs × 2 moves/s, ms, medians",
    )
    for kind in CONTENDERS:
        middle = Pace(*map(statistics.median, zip(*(one[kind] for one in slices), strict=True)))
        times = (middle.median, middle.p99, middle.worst)
        table.add_row(kind, *(f"{time:.1f}" for time in times), f"{middle.busy:.0%}")
    console.print(table)
    _verdict("p99 ours / theirs", [one[OURS].p99 / one[THEIRS].p99 for one in slices], "≤ 2")


def show_shed(seconds: float, arrivals: float) -> None:
    """Show that a server refuses new tables before it slows down those that run."""
    found = shed(seconds, arrivals)
    console.print(
        f"{arrivals:.0f} pairs a second for {seconds:.0f} s, for 2 moves/s each: {found.stayed:,} began "
        f"a game, {found.refused:,} were refused. From the first refusal on p50 {found.median:.1f} ms, p99 "
        f"{found.p99:.1f} ms (asked for: ≤ 100); server busy {found.busy:.0%}, generator "
        f"{found.generator:.0%}.\n"
    )


def show_memory(tables: int) -> None:
    """Show what a live table weighs."""
    table = Table(
        "server",
        "empty, MB",
        "opened: RSS",
        "PSS",
        "played: RSS",
        "PSS",
        "other processes, MB",
        title=f"{tables:,} tables, 2 connected players each: kB a table (asked for: ≤ 100)",
    )
    for kind in CONTENDERS:
        found = memory(kind, tables, MOVES_EACH)
        weights = (found.opened_rss, found.opened_pss, found.played_rss, found.played_pss)
        others = f"{found.workers / 1024:.0f}"
        table.add_row(kind, f"{found.empty_rss / 1024:.0f}", *(f"{weight:.0f}" for weight in weights), others)
    console.print(table)


def show_late(rounds: int) -> None:
    """Show what the 200th move of a game costs beside the 10th."""
    found = late_moves(rounds)
    tenth, two_hundredth, running = map(statistics.median, zip(*found, strict=True))
    console.print(
        f"Around the 10th move {tenth:.0f} µs of server time, around the 200th "
        f"{two_hundredth:.0f} µs (medians); "
        f"{running:.0f} of {TABLES} games went on after it."
    )
    _verdict("200th / 10th", [one.two_hundredth / one.tenth for one in found], "0.8 to 1.2")


def show_start(tables: int, times: int) -> None:
    """Show how long the server takes to start with stored tables."""
    none = start_up(None, times)
    with tempfile.TemporaryDirectory(prefix="hranice-bench-") as folder:
        asyncio.run(fill(Path(folder), tables))
        size = sum(file.stat().st_size for file in Path(folder).iterdir()) / 2**20
        full = start_up(Path(folder), times)
    console.print(
        f"Start-up with {tables:,} stored tables ({size:,.0f} MB): median {full.median:.2f} s, worst "
        f"{full.worst:.2f} s (asked for: < 2 s), {full.cpu:.2f} s of it processor time; with none "
        f"{none.median:.2f} s, {none.cpu:.2f} s."
    )


def _verdict(what: str, ratios: list[float], asked: str) -> None:
    each = " ".join(f"{ratio:.2f}" for ratio in ratios)
    console.print(f"{what}: {statistics.median(ratios):.2f} × (asked for: {asked}); slices: {each}\n")


def main() -> None:
    """Measure what was asked for, the contenders in turns so that a busy moment hits both."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short: does it work at all?")
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help="rate, pace, shed, memory, late, start; left out: all"
    )
    given = parser.parse_args()
    quick = given.quick
    plan: dict[str, Callable[[], None]] = {
        "rate": lambda: show_rate(1 if quick else 5, 2 if quick else 5),
        "pace": lambda: show_pace(1 if quick else 5, 3 if quick else 10),
        "shed": lambda: show_shed(15 if quick else 60, 60),
        "memory": lambda: show_memory(100 if quick else LIVE_TABLES),
        "late": lambda: show_late(1 if quick else 9),
        "start": lambda: show_start(2_000 if quick else STORED_TABLES, 2 if quick else 5),
    }
    unknown = set(given.what) - plan.keys()
    if unknown:
        parser.error(f"no such measurement: {', '.join(sorted(unknown))}")
    install()
    for name in given.what or plan:
        console.print(
            f"[dim]{name}: {busy_with_others():.1f} processes wanted to run in the last minute[/dim]"
        )
        plan[name]()


if __name__ == "__main__":
    main()
