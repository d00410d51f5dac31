"""A board as bit sets, so that rules are a few operations on integers.

Every place of the hexagon grid has a bit: bit `(r - top) * width + (q - left)`. One column more than the
board is wide stays empty, so the six neighbours of any set of spaces are six shifts of it, and nothing
wraps around from one row into the next.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import compress
from operator import itemgetter

from hranice.games.border.rules.board import LETTERS, Board, Geography, segments

NOWHERE = (0, -1)
"""What there is at the place of a space that does not exist: no bit, no colour."""

FEW = 8
"""Up to this many spaces of a set are named one by one; more, in one go over all places of the grid."""

_CHOSEN = bytes.maketrans(b"01", b"\0\1")
"""Turns the digits of a binary number into what is false and what is true."""


class Layout:
    """One board of one geography, compiled. Nothing that can be seen of it ever changes."""

    def __init__(self, geography: Geography, board: Board) -> None:
        left = min(q for q, _ in geography.spaces)
        top = min(r for _, r in geography.spaces)
        self._width = width = max(q for q, _ in geography.spaces) - left + 2
        self.name = board.name
        self.bit = tuple(1 << (r - top) * width + (q - left) for q, r in geography.spaces)
        self._space_at = {bit: space for space, bit in enumerate(self.bit)}
        self.all = self.bits(range(len(self.bit)))
        self._in_order = tuple(self._space_at.get(1 << place, -1) for place in range(self.all.bit_length()))
        """The space at each place of the grid, lowest bit first."""
        places = self.all.bit_length()
        self._binary = f"{{:0{places}b}}".format
        self._digits_of_spaces = itemgetter(*(places - bit.bit_length() for bit in self.bit))
        """Picks the digits of the spaces out of a set in binary, whose first digit is the highest place."""
        # Rules, bots and views ask for the frontier of one and the same position several times in a row.
        self._latest = 0, 0
        self.near = tuple(self._touched(bit) & self.all & ~bit for bit in self.bit)
        self.colour = tuple(LETTERS.find(letter) for letter in board.colours)
        """The colour number of each space; -1 for white."""
        self.white = self.bits(space for space, colour in enumerate(self.colour) if colour < 0)
        self.of_colour = tuple(
            self.bits(space for space, other in enumerate(self.colour) if other == colour)
            for colour in range(len(LETTERS))
        )
        self.of_colours = tuple(
            sum(mask for colour, mask in enumerate(self.of_colour) if colours >> colour & 1)
            for colours in range(1 << len(LETTERS))
        )
        """The spaces of any set of colours, itself a bit set: bit i for colour i."""
        self.place = dict(enumerate(zip(self.bit, self.colour, strict=True)))
        """The bit and the colour of each space by its number: `place.get(number, NOWHERE)`."""
        self.at = {bit: (space, self.colour[space], self.near[space]) for space, bit in enumerate(self.bit)}
        """The number, the colour and the neighbours of the space with a bit: what every step asks."""
        spaces_of_segments = segments(geography, board)
        self.segments = tuple(self.bits(spaces) for spaces in spaces_of_segments)
        self.segment_colour = tuple(self.colour[spaces[0]] for spaces in spaces_of_segments)
        self.segments_of = tuple(
            tuple(number for number, other in enumerate(self.segment_colour) if other == colour)
            for colour in range(len(LETTERS))
        )
        self.rings = tuple(self.bits(area.spaces) for area in geography.areas)
        self.areas_at = tuple(
            sum(1 << area for area, ring in enumerate(self.rings) if ring & bit) for bit in self.bit
        )
        """The areas at each space, as a bit set: bit i for area i."""
        self.high = tuple(area.high for area in geography.areas)
        self.low = tuple(area.low for area in geography.areas)

    def _touched(self, spaces: int) -> int:
        """Return the spaces and all that shares an edge with any of them, board or not."""
        width = self._width
        pairs = spaces | spaces << 1
        return pairs | spaces >> 1 | pairs << width - 1 | pairs >> width

    def frontier(self, crossed: int) -> int:
        """Return the open spaces adjacent to a crossed one (B16)."""
        known, frontier = self._latest
        if crossed != known:
            frontier = self._touched(crossed) & (self.all ^ crossed)
            self._latest = crossed, frontier
        return frontier

    def bits(self, spaces: Iterable[int]) -> int:
        """Return space numbers as a bit set."""
        mask = 0
        for space in spaces:
            mask |= self.bit[space]
        return mask

    def spaces(self, mask: int) -> tuple[int, ...]:
        """Return a bit set as space numbers, in reading order."""
        if mask.bit_count() > FEW:
            return tuple(compress(self._in_order, f"{mask:b}".encode()[::-1].translate(_CHOSEN)))
        found: list[int] = []
        while mask:  # written out, not over `single_bits`: every mark that is told of passes here
            lowest = mask & -mask
            found.append(self._space_at[lowest])
            mask ^= lowest
        return tuple(found)

    def digits(self, mask: int) -> str:
        """Return a bit set as text: a digit for each space, by its number, 1 if it belongs to the set.

        That takes as long for a full board as for an empty one.
        """
        return "".join(self._digits_of_spaces(self._binary(mask)))

    def space(self, bit: int) -> int:
        """Return the number of the space with this bit."""
        return self._space_at[bit]


@lru_cache(maxsize=256)
def layout_of(geography: Geography, board: Board) -> Layout:
    """Return a board ready for fast play. A layout weighs some 40 kB, so games on equal boards share one."""
    return Layout(geography, board)


def single_bits(mask: int) -> Iterator[int]:
    """Yield the bits of a set one by one, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest
