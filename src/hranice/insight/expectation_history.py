"""What each seat may expect in the course of a game: every change is noted once, with its cause.

So the causes in a ledger always add up to the result.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hranice.insight.types import Cause, Ledger, Point


class Prospect(NamedTuple):
    """What a seat may expect."""

    points: float
    victory: float


class ExpectationHistory:
    """The expectations of all seats from the start on."""

    def __init__(self, seats: int) -> None:
        self._start: list[Prospect] = []
        self.now: list[Prospect] = []
        self._changes: list[dict[Cause, list[float]]] = [{} for _ in range(seats)]
        self.course: list[Point] = []

    @property
    def begun(self) -> bool:
        """Whether there is an expectation already."""
        return bool(self.now)

    def begin(self, prospects: Sequence[Prospect]) -> None:
        """Note what everybody may expect before anything has happened."""
        self._start, self.now = list(prospects), list(prospects)

    def change(self, seat: int, cause: Cause, prospect: Prospect) -> None:
        """Note what a seat may expect from now on, and why that changed."""
        before = self.now[seat]
        total = self._changes[seat].setdefault(cause, [0.0, 0.0])
        total[0] += prospect.points - before.points
        total[1] += prospect.victory - before.victory
        self.now[seat] = prospect

    def mark(self, number: int, round_number: int, cause: Cause, seat: int | None, *, victory: bool) -> None:
        """Note where everybody stands after an event, for the graph."""
        self.course.append(
            Point(
                number,
                round_number,
                cause,
                seat,
                tuple(prospect.points for prospect in self.now),
                tuple(prospect.victory for prospect in self.now) if victory else (),
            )
        )

    def ledger(self, seat: int, part: int) -> Ledger:
        """Add up what became of a seat's points (part 0) or chance of victory (part 1)."""
        changes = self._changes[seat]

        def total(cause: Cause) -> float:
            return changes[cause][part] if cause in changes else 0.0

        return Ledger(
            start=self._start[seat][part],
            luck=total("luck"),
            choice=total("choice"),
            speed=total("speed"),
            others=total("others"),
            result=self.now[seat][part],
        )
