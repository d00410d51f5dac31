"""`python -m benchmarks.page`: Lighthouse's phone profile on the pages that people meet first."""

import json
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from hranice.workshop.page import npm_command

HERE = Path(__file__).parent
ASKED = (95, 100, 100)
"""Performance, accessibility, best practices."""


TITLES = ("page", "performance", "accessibility", "best practices")


def main() -> int:
    """Show a table; the status is 1 when a page misses what is asked for."""
    command, environment = npm_command()
    if not (HERE / "node_modules" / ".package-lock.json").exists():
        subprocess.run([*command, "ci", "--silent"], cwd=HERE, env=environment, check=True)
    done = subprocess.run(
        ["node", HERE / "measure.mjs"],  # noqa: S607 - the one that goes with npm
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    table = Table(title=f"Lighthouse, phone; asked for: {' / '.join(map(str, ASKED))}")
    for title in (*TITLES, "paint, ms", "blocked, ms", "kB", "faults"):
        table.add_column(title)
    missed = False
    for line in done.stdout.splitlines():
        found = json.loads(line)
        missed |= any(score < asked for score, asked in zip(found["scores"], ASKED, strict=True))
        figures = [*found["scores"], found["paint"], found["blocked"], round(found["bytes"] / 1000)]
        table.add_row(found["page"], *map(str, figures), " ".join(found["faults"]))
    Console().print(table)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
