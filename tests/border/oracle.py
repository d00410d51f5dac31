"""The BORDER once more, written from the rules page alone: slow, with sets of ids, and sharing no code.

It reads boards in their published form and keeps its own score, so that whatever the engine and this one
both say was found twice, in two ways.
"""

from collections import Counter
from itertools import combinations

from hranice.games.border.rules.board_file import BoardFile

Set = frozenset[int]
EMPTY: Set = frozenset()


class Oracle:
    """One game; a round begins with `rolled`."""

    def __init__(self, files: list[BoardFile], starter: int, *, chain: bool) -> None:
        self.seats = len(files)
        self.chain = chain
        self.colours = [{space.id: space.colour for space in file.spaces} for file in files]
        self.segments = [_segments(file) for file in files]
        self.areas = [(area.high, area.low, frozenset(area.spaces)) for area in files[0].areas]
        at = {(space.q, space.r): space.id for space in files[0].spaces}
        self.touching = {
            own: {at[q + dq, r + dr] for dq, dr in _EDGES if (q + dq, r + dr) in at}
            for (q, r), own in at.items()
        }
        self.crossed = [{space for space, colour in own.items() if colour == "white"} for own in self.colours]
        self.scored: list[dict[int, int]] = [{} for _ in files]
        self.struck: set[int] = set()
        self.round, self.active, self.quiet = 1, starter, 0
        self.ending = self.over = self.completed = False
        self.dice: list[str] = []
        self.left: Counter[str] = Counter()
        self.one_die = False
        self.marks: dict[int, Set] = {}
        self.thinking: list[int] = []

    def completions(self) -> set[Set]:
        """Return every set of segments that the dice complete (B10-B14)."""
        own, have = self.active, Counter(self.dice)
        missing = {
            number: [self.colours[own][space] for space in spaces - self.crossed[own]]
            for number, spaces in self.segments[own].items()
        }
        alone = [number for number, needed in missing.items() if needed and Counter(needed) <= have]
        choices = (chosen for count in range(len(alone) + 1) for chosen in combinations(alone, count))
        return {
            frozenset(chosen)
            for chosen in choices
            if Counter(colour for number in chosen for colour in missing[number]) <= have
        }

    def complete(self, chosen: Set) -> None:
        """Do the first action, and let the second begin (B15, B18, B19)."""
        own = self.active
        spaces = {space for number in chosen for space in self.segments[own][number]} - self.crossed[own]
        self.left = Counter(self.dice) - Counter(self.colours[own][space] for space in spaces)
        self.one_die = not self.left
        if self.one_die:
            self.left = Counter(self.dice)
        self._apply({own: frozenset(spaces)})
        self.marks = {own: EMPTY}
        self.completed = bool(spaces)
        others = [seat for seat in range(self.seats) if seat != own]
        self.thinking = [seat for seat in others if len(self.crossings(seat, most=2)) > 1]
        self._finish()

    def crossings(self, seat: int, most: int) -> set[Set]:
        """Return the legal sets of a second action, so many at most, grown space by space (B16-B18)."""
        found, growing = {EMPTY}, [EMPTY]
        for chosen in growing:
            if self.one_die and chosen:
                continue
            dice = self.left - Counter(self.colours[seat][space] for space in chosen)
            reached = self.crossed[seat] | chosen if self.chain else self.crossed[seat]
            for space, colour in self.colours[seat].items():
                gone = space in self.crossed[seat] or space in chosen
                if not gone and dice[colour] and self.touching[space] & reached:
                    grown = chosen | {space}
                    if grown not in found:
                        found.add(grown)
                        growing.append(grown)
            if len(found) >= most:
                break
        return found

    def cross(self, seat: int, spaces: Set) -> None:
        """Seal the marks of one of the others (B15)."""
        self.marks[seat] = spaces
        self.thinking.remove(seat)
        self._finish()

    def points(self) -> tuple[int, ...]:
        """Return the points of everybody."""
        return tuple(sum(scored.values()) for scored in self.scored)

    def winners(self) -> tuple[int, ...]:
        """Return who has most, then the best single area, then all of them (B25)."""
        ranks = [(sum(scored.values()), max(scored.values(), default=0)) for scored in self.scored]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def _finish(self) -> None:
        if self.thinking:
            return
        self._apply(self.marks)
        crossed = self.completed or any(self.marks.values())
        self.quiet = 0 if crossed else self.quiet + 1
        self.over = self.ending or self.quiet == 3 * self.seats
        if not self.over:
            self.round, self.active = self.round + 1, (self.active + 1) % self.seats

    def _apply(self, marks: dict[int, Set]) -> None:
        """Cross spaces at one moment; areas struck out before are worth the lower value (B20-B24)."""
        closed = []
        for seat, spaces in marks.items():
            self.crossed[seat] |= spaces
            for number, (high, low, ring) in enumerate(self.areas):
                if number not in self.scored[seat] and ring <= self.crossed[seat]:
                    self.scored[seat][number] = low if number in self.struck else high
                    closed.append(number)
        self.struck.update(closed)
        self.ending = any(len(scored) >= 6 for scored in self.scored)


_EDGES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _segments(file: BoardFile) -> dict[int, Set]:
    numbers = {space.segment for space in file.spaces} - {None}
    return {
        number: frozenset(space.id for space in file.spaces if space.segment == number)
        for number in numbers
        if number is not None
    }
