"""Finds geographies: where 86 border spaces can lie so that nine areas please the eye.

Simulated annealing on a sheet of hexagons. A sketch gives every hexagon inside the outline to one of nine
areas or to the border between them; a step lets an area claim a border space, moves the border out of
its way and fills in what is border no longer needed. So two areas never touch, and what the temperature
plays with is beauty alone. The same seed always finds the same geography:

    python -m tools.boards geography --seed 125
"""

import math
import random
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from hranice.games.border.rules.board import DIRECTIONS, NAMES, SPACES
from hranice.games.border.rules.scoring import AREAS_IN
from hranice.games.border.rules.standard_boards import LEGEND

AREAS = len(NAMES)
BORDER = 0
"""The owner of a border space. Area k owns its hexagons as 1 << k, so owners combine as bit sets."""

VILLA = 5
"""The villa's place among the areas by rising border (B5)."""
HEAT = 5.0
COOL = 0.12

Owners = list[int]


class Sheet(NamedTuple):
    """The hexagons of a board of one outline, and what can be known before anything is drawn on them."""

    cells: tuple[tuple[int, int], ...]
    """Column and row of each hexagon; neighbours in a row are two columns apart."""
    near: tuple[tuple[int, ...], ...]
    rim: tuple[bool, ...]
    """Which hexagons form the outer border."""
    trios: tuple[tuple[int, int, int], ...]
    """All groups of three mutually adjacent hexagons."""
    places: tuple[tuple[float, float], ...]
    """The centres as they lie on the table, measured from the middle of the board."""


class Beauty(NamedTuple):
    """What is judged in a sketch. All but the first two figures count against it."""

    rings: tuple[int, ...]
    """Border spaces around each area, ascending."""
    sizes: tuple[int, ...]
    """Hexagons within each area, in the order of `rings`."""
    surplus: int
    """How many border spaces there are too many or too few."""
    steps: int
    """Rings that do not grow from one area to the next, or grow too much, or begin or end amiss."""
    blobs: int
    """Places where the border is wider than one hexagon, or space that borders nothing."""
    knots: int
    """Junctions drawn as three spaces instead of one, or lying side by side."""
    raggedness: float
    """Hexagons that the areas fall short of the most that their rings could hold, and spikes."""
    slimness: float
    """How far areas are longer than wide."""
    places: float
    """Villa away from the top, well away from the middle, weight away from the centre."""

    @property
    def cost(self) -> float:
        """The sum that annealing lowers."""
        return (
            4.0 * self.surplus
            + 2.0 * self.steps
            + 5.0 * self.blobs
            + 1.2 * self.knots
            + 0.9 * self.raggedness
            + 2.0 * self.slimness
            + self.places
        )


def sheet(rows: int, width: int, cut: int) -> Sheet:
    """Return a landscape sheet: an odd number of rows, the longest `width` wide, the corners cut."""
    if rows % 2 == 0:
        raise ValueError("an outline needs an odd number of rows to be the same above and below")
    depth = [cut - min(row, rows - 1 - row) for row in range(rows)]
    insets = [max(inset, inset % 2) for inset in depth]
    cells = tuple(
        (column, row) for row, inset in enumerate(insets) for column in range(inset, 2 * width - inset, 2)
    )
    number = {cell: index for index, cell in enumerate(cells)}
    around = [[number.get((x + 2 * dq + dr, y + dr)) for dq, dr in DIRECTIONS] for x, y in cells]
    trios = {
        tuple(sorted((cell, one, two)))
        for cell, ring in enumerate(around)
        for one, two in pairwise([*ring, ring[0]])
        if one is not None and two is not None
    }
    return Sheet(
        cells,
        tuple(tuple(other for other in ring if other is not None) for ring in around),
        tuple(None in ring for ring in around),
        tuple((a, b, c) for a, b, c in sorted(trios)),
        tuple(((x - width + 1) * math.sqrt(3) / 2, (y - (rows - 1) / 2) * 1.5) for x, y in cells),
    )


def judge(on: Sheet, owners: Owners) -> Beauty:
    """Return what is to be said about a sketch."""
    touched = [0] * len(owners)
    rings = [0] * AREAS
    surplus = -SPACES
    blobs = 0
    for cell, owner in enumerate(owners):
        if owner == BORDER:
            surplus += 1
            touch = 0
            for other in on.near[cell]:
                touch |= owners[other]
            touched[cell] = touch
            blobs += 2 * (touch == BORDER)
            for area in AREAS_IN[touch]:
                rings[area] += 1
    members: list[list[int]] = [[] for _ in range(AREAS)]
    for cell, owner in enumerate(owners):
        if owner != BORDER:
            members[owner.bit_length() - 1].append(cell)
    order = sorted(range(AREAS), key=lambda area: (rings[area], len(members[area])))
    ascending = tuple(rings[area] for area in order)
    sizes = tuple(len(members[area]) for area in order)
    wide, knots = _junctions(on, owners, touched)
    return Beauty(
        ascending,
        sizes,
        abs(surplus),
        _steps(ascending, sizes),
        blobs + wide,
        knots,
        sum(_raggedness(on, owners, members[area], rings[area]) for area in range(AREAS)),
        sum(_slimness(on, cells) for cells in members),
        _misplacement(on, touched, members, order),
    )


def _junctions(on: Sheet, owners: Owners, touched: list[int]) -> tuple[int, int]:
    """Return how often the border is too wide, and how many junctions are not neat."""
    wide = knots = 0
    in_trio = set()
    for trio in on.trios:
        a, b, c = trio
        if owners[a] or owners[b] or owners[c]:
            continue
        at_rim = on.rim[a] or on.rim[b] or on.rim[c]
        meeting = len(AREAS_IN[touched[a] | touched[b] | touched[c]]) + at_rim
        wide += meeting < 3
        knots += meeting >= 3 and not at_rim
        for cell in trio:
            wide += cell in in_trio
            in_trio.add(cell)
    crossings = {
        cell
        for cell, owner in enumerate(owners)
        if owner == BORDER and len(AREAS_IN[touched[cell]]) + on.rim[cell] >= 3
    }
    knots += sum(other in crossings for cell in crossings for other in on.near[cell])
    return wide, knots


def _steps(rings: tuple[int, ...], sizes: tuple[int, ...]) -> int:
    """Return how far rings and sizes are from growing evenly, from 9 or 10 to 19 or 20 spaces."""
    uneven = sum((more <= less) + max(0, more - less - 3) for less, more in pairwise(rings))
    uneven += sum(more <= less for less, more in pairwise(sizes))
    first, last = rings[0], rings[-1]
    return uneven + max(0, 9 - first, first - 10) + max(0, 19 - last, last - 20)


def _raggedness(on: Sheet, owners: Owners, cells: list[int], spaces: int) -> float:
    """Return how much an area lacks of the most hexagons that a ring of so many spaces can hold."""
    most = ((spaces - 3) ** 2 + 3) // 12
    lack = max(0, most - len(cells)) / (1 + len(cells) / 10)
    spikes = sum(sum(owners[other] == owners[cell] for other in on.near[cell]) < 2 for cell in cells)
    return lack + 1.3 * spikes


def _slimness(on: Sheet, cells: list[int]) -> float:
    """Return how far the longer axis of an area exceeds a pleasant ratio to the shorter one."""
    number = len(cells)
    x, y = _centre(on, cells)
    wide = tall = slant = 0.0
    for cell in cells:
        dx, dy = on.places[cell][0] - x, on.places[cell][1] - y
        wide += dx * dx
        tall += dy * dy
        slant += dx * dy
    wide, tall, slant = wide / number + 0.4, tall / number + 0.4, slant / number
    mean = (wide + tall) / 2
    spread = math.sqrt(((wide - tall) / 2) ** 2 + slant**2)
    return max(0.0, (mean + spread) / (mean - spread) - 1.7)


def _centre(on: Sheet, cells: list[int]) -> tuple[float, float]:
    return (
        sum(on.places[cell][0] for cell in cells) / len(cells),
        sum(on.places[cell][1] for cell in cells) / len(cells),
    )


def _misplacement(on: Sheet, touched: list[int], members: list[list[int]], order: list[int]) -> float:
    """Return how badly the areas are placed on the board."""
    last_row = on.cells[-1][1]
    well, villa = 1 << order[0], 1 << order[VILLA]
    at_top = at_side = exposed = 0
    for cell, touch in enumerate(touched):
        if on.rim[cell]:
            row = on.cells[cell][1]
            at_top += row == 0 and bool(touch & villa)
            at_side += 0 < row < last_row and bool(touch & villa)
            exposed += bool(touch & well)
    x = y = 0.0
    for cells in members:
        at = _centre(on, cells)
        x, y = x + at[0], y + at[1]
    return 1.5 * max(0, 4 - at_top) + 0.3 * at_side + 0.4 * exposed + 0.8 * math.hypot(x, y) / AREAS


def start(on: Sheet, rng: random.Random) -> Owners:
    """Return a rough first sketch: every hexagon belongs to the nearest of nine random places."""
    inner = [cell for cell, rim in enumerate(on.rim) if not rim]
    while True:
        places = [on.places[cell] for cell in rng.sample(inner, AREAS)]
        owners = [BORDER] * len(on.cells)
        for cell in inner:
            owners[cell] = 1 << min(range(AREAS), key=lambda area: math.dist(on.places[cell], places[area]))
        for cell in inner:
            if any(owners[other] not in (BORDER, owners[cell]) for other in on.near[cell]):
                owners[cell] = BORDER
        _fill(on, owners, inner)
        if all(_connected(on, owners, 1 << area) for area in range(AREAS)):
            return owners


def claim(on: Sheet, owners: Owners, rng: random.Random) -> Owners:
    """Return a sketch in which one area has grown over a border space, at the expense of its neighbours."""
    while True:
        cell = int(rng.random() * len(owners))
        if owners[cell] != BORDER or on.rim[cell]:
            continue
        owner = owners[rng.choice(on.near[cell])]
        if owner == BORDER:
            continue
        fresh = owners.copy()
        fresh[cell] = owner
        losers = set()
        changed = set(on.near[cell])
        for other in on.near[cell]:
            if fresh[other] not in (BORDER, owner):
                losers.add(fresh[other])
                fresh[other] = BORDER
                changed.update(on.near[other])
        _fill(on, fresh, sorted(changed))
        if all(_connected(on, fresh, loser) for loser in losers):
            return fresh


def _fill(on: Sheet, owners: Owners, cells: Iterable[int]) -> None:
    """Give border spaces that no longer lie between two areas to the only one they touch."""
    left = list(cells)
    while left:
        cell = left.pop()
        if owners[cell] == BORDER and not on.rim[cell]:
            touch = BORDER
            for other in on.near[cell]:
                touch |= owners[other]
            if len(AREAS_IN[touch]) == 1:
                owners[cell] = touch
                left.extend(on.near[cell])


def _connected(on: Sheet, owners: Owners, owner: int) -> bool:
    """Whether an area exists and is in one piece."""
    if owner not in owners:
        return False
    first = owners.index(owner)
    seen = {first}
    queue = [first]
    for cell in queue:
        fresh = [other for other in on.near[cell] if owners[other] == owner and other not in seen]
        seen.update(fresh)
        queue.extend(fresh)
    return len(queue) == owners.count(owner)


def anneal(on: Sheet, seed: int, steps: int) -> tuple[Owners, Beauty]:
    """Return the best sketch met on one walk from hot to cold, and what is to be said about it."""
    rng = random.Random(seed)
    owners = start(on, rng)
    beauty = judge(on, owners)
    best = owners, beauty
    for step in range(steps):
        heat = HEAT * (COOL / HEAT) ** (step / steps)
        fresh = claim(on, owners, rng)
        while rng.random() < 0.3:
            fresh = claim(on, fresh, rng)
        other = judge(on, fresh)
        if rng.random() < math.exp(min(0.0, beauty.cost - other.cost) / heat):
            owners, beauty = fresh, other
            if beauty.cost < best[1].cost:
                best = owners, beauty
    return best


def draw(on: Sheet, owners: Owners, letters: Iterable[str] = LEGEND) -> str:
    """Return a sketch as a drawing for `rules/standard_boards.py`, the areas lettered by rising border."""
    touched = [{owners[other] for other in on.near[cell]} for cell in range(len(owners))]
    spaces = [touch for touch, owner in zip(touched, owners, strict=True) if owner == BORDER]
    areas = sorted(set(owners) - {BORDER}, key=lambda area: sum(area in touch for touch in spaces))
    marks = {BORDER: "#", **dict(zip(areas, letters, strict=True))}
    return "\n".join(_lines(on, [marks[owner] for owner in owners]))


def _lines(on: Sheet, marks: list[str]) -> Iterator[str]:
    shift = on.cells[0][0] % 2  # so that columns and rows are even and odd together
    for row in range(on.cells[-1][1] + 1):
        columns = {x: mark for (x, y), mark in zip(on.cells, marks, strict=True) if y == row}
        yield "".join(columns.get(column, " ") for column in range(-shift, max(columns) + 1))
