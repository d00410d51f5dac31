"""Simulated learners of borders: how many questions the trainer spares them, compared with random order.

    python -m tools.simulated_learners [LEARNERS] [MAP]

The page's own functions choose, ask and schedule (`web/src/games/travel/train`); what learners remember and
forget is told in `web/tests/simulated-learner.ts`. The same numbers give the same figures on every machine.
"""

import sys

from hranice.games.travel.maps import names
from tools import page

LEARNERS = "40"


def main(arguments: list[str]) -> int:
    """Run them, or say how."""
    learners, name, *more = (*arguments, *(LEARNERS, "europe")[len(arguments) :])
    if more or not learners.isdecimal() or int(learners) == 0 or name not in names():
        print(f"usage: python -m tools.simulated_learners [LEARNERS] [{'|'.join(names())}]", file=sys.stderr)
        return 2
    return page.npm("run", "--silent", "learners", "--", learners, name)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
