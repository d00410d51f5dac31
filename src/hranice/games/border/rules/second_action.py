"""The action of all the others: crossing spaces next to crossed ones (B15-B19)."""

from collections.abc import Iterator
from functools import lru_cache

from hranice.game import Draw, Refusal
from hranice.games.border.rules.board_bits import NOWHERE, Layout, single_bits
from hranice.games.border.rules.first_action import dice_left
from hranice.games.border.rules.state import FACES, Cross, State

Offer = tuple[tuple[int, ...], int]
"""How many dice of each colour may be used, and which colours these are, as a bit set."""


class Crossing:
    """A second action in the making: what is crossed, what dice are left, what may come next.

    The order of crosses matters only through adjacency, so a set of spaces is legal when it can be
    chosen one after the other here. Whoever builds a crossing step by step uses this walk.
    """

    __slots__ = ("_chain", "_counts", "_layout", "_one_die", "_usable", "candidates", "crossed", "spaces")

    def __init__(self, layout: Layout, crossed: int, offered: Offer, *, chain: bool, one_die: bool) -> None:
        self._layout = layout
        self._chain = chain
        self._one_die = one_die
        counts, colours = offered
        self._counts = list(counts)
        self._usable = layout.of_colours[colours]
        self.crossed = crossed
        self.spaces: list[int] = []
        """The spaces chosen so far."""
        self.candidates = layout.frontier(crossed) & self._usable
        """The spaces that may be chosen next, as a bit set."""

    def cross(self, bit: int) -> None:
        """Cross one of the candidates and spend a die of its colour."""
        space, colour, near = self._layout.at[bit]
        self.crossed |= bit
        self.spaces.append(space)
        self._counts[colour] -= 1
        if self._one_die:
            self._usable = 0
        elif not self._counts[colour]:
            self._usable &= ~self._layout.of_colour[colour]
        reach = self.candidates | near if self._chain else self.candidates
        self.candidates = reach & self._usable & ~self.crossed

    def bar(self, spaces: int) -> None:
        """Take these spaces out of reach for good."""
        self._usable &= ~spaces
        self.candidates &= ~spaces

    def copy(self) -> "Crossing":
        """Return an independent copy, for whoever tries several ways on."""
        twin = object.__new__(Crossing)
        twin._layout, twin._chain, twin._one_die = self._layout, self._chain, self._one_die
        twin._counts, twin._usable = self._counts.copy(), self._usable
        twin.crossed, twin.spaces, twin.candidates = self.crossed, self.spaces.copy(), self.candidates
        return twin

    def refuse(self, space: int) -> Refusal:
        """Return why a space may not be crossed next."""
        layout = self._layout
        if not 0 <= space < len(layout.bit):
            return Refusal("B16", "border-no-such-space", space=space)
        if space in self.spaces:
            return Refusal("B16", "border-space-twice", space=space)
        bit = layout.bit[space]
        if self.crossed & bit:
            return Refusal("B16", "border-already-crossed", space=space)
        if self._one_die and self.spaces:
            return Refusal("B18", "border-one-die-only", space=space)
        if not self._usable & bit:
            return Refusal("B16", "border-no-die", space=space, colour=layout.colour[space])
        return Refusal("B16", "border-not-adjacent", space=space)


def dice_at(dice: tuple[int, ...], positions: tuple[int, ...]) -> tuple[int, ...]:
    """Return what the dice at these positions show."""
    return tuple(dice[position] for position in positions)


@lru_cache(maxsize=1024)
def offer(dice: tuple[int, ...], left: tuple[int, ...]) -> Offer:
    """Return how many of the dice left show each colour, and which colours these are, as a bit set."""
    counts, colours = [0] * FACES, 0
    for position in left:
        colour = dice[position]
        counts[colour] += 1
        colours |= 1 << colour
    return tuple(counts), colours


def crossing(state: State, seat: int) -> Crossing:
    """Return the second action of a seat, nothing chosen yet."""
    return Crossing(
        state.options.layouts[state.boards[seat]],
        state.crossed[seat],
        offer(state.dice, state.left),
        chain=state.options.chain,
        one_die=state.one_die,
    )


def first_candidates(state: State, seat: int) -> int:
    """Return the spaces that a seat may cross first, as a bit set (B16)."""
    layout = state.layout(seat)
    _, colours = offer(state.dice, state.left)
    return layout.frontier(state.crossed[seat]) & layout.of_colours[colours]


def check_crossing(state: State, seat: int, spaces: tuple[int, ...]) -> int:
    """Return the chosen spaces as a bit set; refuse any set that no order makes legal (B16-B18)."""
    layout = state.layout(seat)
    crossed = taken = state.crossed[seat]
    counts, _ = offer(state.dice, state.left)
    left = list(counts)
    for space in spaces:
        bit, colour = layout.place.get(space, NOWHERE)
        if bit & taken or colour < 0 or not left[colour]:
            raise _cause(state, seat, spaces)
        left[colour] -= 1
        taken |= bit
    chosen = taken ^ crossed
    reached = chosen & layout.frontier(crossed)
    while reached != chosen:
        grown = reached | chosen & layout.frontier(reached)
        if grown == reached or not state.options.chain:
            raise _cause(state, seat, spaces)
        reached = grown
    if state.one_die and len(spaces) > 1:
        raise _cause(state, seat, spaces)
    return chosen


def _cause(state: State, seat: int, spaces: tuple[int, ...]) -> Refusal:
    """Return why these spaces cannot all be crossed: cross what can be, then look at the rest."""
    making, waiting = _walked(state, seat, spaces)
    return _first_cause(making, waiting)


def _walked(state: State, seat: int, spaces: tuple[int, ...]) -> tuple[Crossing, list[int]]:
    """Return the crossing of as many of these spaces as can be, and those that cannot."""
    making = crossing(state, seat)
    layout = state.layout(seat)
    waiting = list(spaces)
    while ready := [space for space in waiting if layout.place.get(space, NOWHERE)[0] & making.candidates]:
        making.cross(layout.bit[ready[0]])
        waiting.remove(ready[0])
    return making, waiting


def further_crossings(state: State, seat: int, spaces: tuple[int, ...]) -> tuple[Cross, ...]:
    """Return every crossing that adds one space to a legal one."""
    making, _ = _walked(state, seat, spaces)
    return tuple(Cross((*spaces, space)) for space in state.layout(seat).spaces(making.candidates))


def spent_by_crossing(state: State, seat: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Return the positions of the dice that a legal crossing uses, one for each space (B16)."""
    colours = [state.layout(seat).colour[space] for space in spaces]
    counts, _ = offer(state.dice, state.left)
    unused = tuple(count - colours.count(colour) for colour, count in enumerate(counts))
    left = dice_left(state.dice, unused)
    return tuple(position for position in state.left if position not in left)


def _first_cause(making: Crossing, waiting: list[int]) -> Refusal:
    """Return the most telling of several refusals: a space out of reach may only wait for another."""
    causes = [making.refuse(space) for space in waiting]
    return next((cause for cause in causes if cause.reason != "border-not-adjacent"), causes[0])


def crossings(state: State, seat: int) -> Iterator[Cross]:
    """Yield every legal set of spaces once, the empty one (B17) first."""
    yield from _grown(crossing(state, seat))


def _grown(making: Crossing) -> Iterator[Cross]:
    """Yield the set chosen so far and everything it can grow into.

    After the sets that contain a candidate have been listed, the candidate is barred, so that no set is
    met twice by different orders.
    """
    yield Cross(tuple(sorted(making.spaces)))
    barred = 0
    for bit in single_bits(making.candidates):
        grown = making.copy()
        grown.cross(bit)
        grown.bar(barred)
        yield from _grown(grown)
        barred |= bit


def sample_crossing(state: State, seat: int, draw: Draw) -> Cross:
    """Return a legal set at random: one candidate after the other, or an end, each equally likely.

    The walk of `Crossing`, written out in local variables: a random game spends a fifth of its time here.
    """
    options, crossed = state.options, state.crossed[seat]
    layout = options.layouts[state.boards[seat]]
    counts, colours = offer(state.dice, state.left)
    left = list(counts)
    usable = layout.of_colours[colours] & ~crossed
    candidates = layout.frontier(crossed) & usable
    chosen = []
    while candidates:
        number = draw(candidates.bit_count() + 1)
        if not number:
            break
        bit = nth_bit(candidates, number - 1)
        space, colour, near = layout.at[bit]
        chosen.append(space)
        if state.one_die:
            break
        left[colour] -= 1
        usable &= ~(bit if left[colour] else layout.of_colour[colour])
        candidates = (candidates | near if options.chain else candidates) & usable
    return Cross(tuple(sorted(chosen)))


def nth_bit(mask: int, number: int) -> int:
    """Return the bit with so many bits of the set below it."""
    for _ in range(number):
        mask &= mask - 1
    return mask & -mask
