"""`python -m benchmarks.page`: Lighthouse's phone profile on the pages that people meet first."""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median_low
from typing import Any

from rich.console import Console
from rich.table import Table

from tools.page import npm_command

HERE = Path(__file__).parent
ASKED = (95, 100, 100)
"""Performance, accessibility, best practices."""


TITLES = ("page", "performance", "accessibility", "best practices")


def spread(figures: Sequence[int]) -> str:
    """Return the middle of several runs, and between which figures they lie."""
    least, most = min(figures), max(figures)
    return str(least) if least == most else f"{median_low(figures)} ({least}–{most})"


def main() -> int:
    """Show a table; the status is 1 when the middle of the runs of a page misses what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--runs", type=int, default=1, help="how often each page is measured")
    parser.add_argument("pages", nargs="*", help="parts of their names; without: all of them")
    wanted = parser.parse_args()
    command, environment = npm_command()
    if not (HERE / "node_modules" / ".package-lock.json").exists():
        subprocess.run([*command, "ci", "--silent"], cwd=HERE, env=environment, check=True)
    done = subprocess.run(
        ["node", HERE / "measure.mjs", str(wanted.runs), *wanted.pages],  # noqa: S607 - the one that goes with npm
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    table = Table(title=f"Lighthouse, phone; asked for: {' / '.join(map(str, ASKED))}; runs: {wanted.runs}")
    for title in (*TITLES, "paint, ms", "blocked, ms", "moved, %", "kB", "faults"):
        table.add_column(title)
    pages: dict[str, list[dict[str, Any]]] = {}
    missed = False
    for line in done.stdout.splitlines():
        found = json.loads(line)
        if "failed" in found:
            # A page that could not be measured once is no page that is good enough.
            print(f"{found['page']}: Lighthouse could not measure it: {found['failed']}", file=sys.stderr)
            missed = True
        else:
            pages.setdefault(found["page"], []).append(found)
    for page, runs in pages.items():
        scores = list(zip(*(run["scores"] for run in runs), strict=True))
        missed |= any(median_low(score) < asked for score, asked in zip(scores, ASKED, strict=True))
        sizes = [round(run["bytes"] / 1000) for run in runs]
        figures = [*scores, *([run[name] for run in runs] for name in ("paint", "blocked", "moved")), sizes]
        faults = sorted({fault for run in runs for fault in run["faults"]})
        table.add_row(page, *map(spread, figures), " ".join(faults))
    Console().print(table)
    return int(missed or not pages)


if __name__ == "__main__":
    sys.exit(main())
