"""Makes fresh boards: 24 segments on a given geography, as B3 and B4 ask and evenly spread.

First the border is cut into 24 joined pieces, six of each size. Then the pieces are dealt into six suits, one
piece of each size, no two of which touch: each suit gets a colour. Both are searches by chance that go back
from dead ends; one that takes long is given up for another. Joined pieces are few enough to list (some 700),
and so are the suits of one cut (1296 at most): a board takes a few hundred steps.

Besides the rules we ask of a board that it treats no player badly from the start: each white space has two
colours beside it and no colour opens twice; every colour lies in both halves of the board, seen either way;
every ring is of many colours, none of which prevails.

The same seed makes the same board on every machine, and always: whoever changes what is made here gives the
codes of boards another version (`hranice.games.border.rules.board_code`).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from random import Random
from typing import NamedTuple, TypeVar

from hranice.game import BadInput
from hranice.games.border.rules.board import LETTERS, SEGMENT_SIZES, WHITE, Board, Geography, neighbours

COLOURS = len(LETTERS)
SPACES_PER_COLOUR = sum(SEGMENT_SIZES)
LEAST_IN_A_HALF = 5
LEAST_COLOURS = 4

LONGEST_CUT = 80
LONGEST_DEAL = 400
"""Steps after which a search is given up: most of those that end well do so earlier."""
MOST_STEPS = 250_000
"""After so many steps it is plain that a geography has no room for a board."""

FIELD = 5
"""Bits in which something is counted; the highest of them is set by what is more than allowed."""
TOO_MUCH = 1 << FIELD - 1

T = TypeVar("T")


class NoColouringError(BadInput):
    """No board was found on a geography."""


class Piece(NamedTuple):
    """Joined spaces that could be a segment. Sets of spaces are bit sets: bit i for space i."""

    spaces: int
    size: int
    near: int
    """The spaces that touch it, and its own."""
    load: int
    """How many of its spaces lie in each place where a colour may have but so many: a field for each."""
    rings: int
    """The rings that it has a part in: 1 in the field of each."""


class Suit(NamedTuple):
    """A piece of each size, which can have one colour."""

    spaces: int
    missing: int
    """The rings that it has no part in: 1 in the field of each."""


class Ground:
    """What all boards of a geography have in common. White are its first and its last space (B3)."""

    def __init__(self, geography: Geography) -> None:
        last = len(geography.spaces) - 1
        self.coloured = _bits(range(1, last))
        self.near = [_bits(spaces) for spaces in neighbours(geography)]
        places = _places(geography, self.coloured, self.near[0] | self.near[last])
        rings = [_bits(area.spaces) for area in geography.areas]
        self.no_load = sum(TOO_MUCH - 1 - most << FIELD * at for at, (_, most) in enumerate(places))
        """A load to which so much can be added as is allowed."""
        self.overload = _fields(len(places), TOO_MUCH)
        self.all_rings = _fields(len(rings), 1)
        self.none_missing = _fields(len(rings), TOO_MUCH - 1 - (COLOURS - LEAST_COLOURS))
        self.too_many_missing = _fields(len(rings), TOO_MUCH)
        self.pieces_at: list[list[Piece]] = [[] for _ in geography.spaces]
        """The pieces with each space, of those that a colour may have."""
        for spaces in joined_pieces(geography, range(1, last)):
            mask = _bits(spaces)
            piece = Piece(
                mask,
                len(spaces),
                reduce(or_, (self.near[space] for space in spaces), mask),
                sum((mask & place).bit_count() << FIELD * at for at, (place, _) in enumerate(places)),
                sum(1 << FIELD * at for at, ring in enumerate(rings) if mask & ring),
            )
            if not self.no_load + piece.load & self.overload:
                for space in spaces:
                    self.pieces_at[space].append(piece)


def _places(geography: Geography, coloured: int, openings: int) -> list[tuple[int, int]]:
    """Return sets of spaces, and how many of each may have the same colour."""
    columns = [2 * q + r for q, r in geography.spaces]
    rows = [r for _, r in geography.spaces]
    found = [(openings & coloured, 1)]
    for line in (columns, rows):
        half = coloured & _bits(at for at, place in enumerate(line) if 2 * place < min(line) + max(line))
        found += [(side, SPACES_PER_COLOUR - LEAST_IN_A_HALF) for side in (half, coloured ^ half)]
    return found + [(_bits(area.spaces) & coloured, len(area.spaces) // 3 + 1) for area in geography.areas]


def joined_pieces(geography: Geography, allowed: Sequence[int]) -> list[tuple[int, ...]]:
    """Return every connected set of allowed spaces that has the size of a segment, in order."""
    near = neighbours(geography)
    grown: set[tuple[int, ...]] = {(space,) for space in allowed}
    found: list[tuple[int, ...]] = []
    for size in range(2, max(SEGMENT_SIZES) + 1):
        grown = {
            tuple(sorted((*piece, other)))
            for piece in grown
            for space in piece
            for other in near[space]
            if other in allowed and other not in piece
        }
        if size in SEGMENT_SIZES:
            found += grown
    return sorted(found)


def fresh_board(geography: Geography, seed: int, name: str) -> Board:
    """Return the board of a seed: legal (B3, B4) and evenly spread. Raises `NoColouringError`."""
    return Maker(geography, seed).make(name)


class Maker:
    """Makes the board of a seed, and counts its steps."""

    def __init__(self, geography: Geography, seed: int) -> None:
        self._ground = ground_of(geography)
        self._chance = Random(seed)
        self.steps = 0
        self._patience = 0
        """How many steps there will be when the present search is given up."""

    def make(self, name: str) -> Board:
        """Return the board. Raises `NoColouringError`."""
        while self.steps < MOST_STEPS:
            self._patience = self.steps + LONGEST_CUT
            cut = self._cut(self._ground.coloured, dict.fromkeys(SEGMENT_SIZES, COLOURS))
            if cut is None:
                continue
            self._patience = self.steps + LONGEST_DEAL
            suits = self._deal(self._suits(cut), self._ground.coloured, self._ground.none_missing)
            if suits is not None:
                return Board(name, self._painted(suits))
        raise NoColouringError("no colouring of this geography was found that keeps B3 and B4")

    def _cut(self, left: int, wanted: dict[int, int]) -> list[Piece] | None:
        """Return pieces of the wanted sizes that cover the spaces that are left; None: none were found."""
        if not left:
            return []
        self.steps += 1
        for piece in self._mixed(self._ground.pieces_at[self._tightest(left)]):
            if self.steps > self._patience:
                return None
            if piece.spaces & ~left or not wanted[piece.size]:
                continue
            wanted[piece.size] -= 1
            rest = self._cut(left ^ piece.spaces, wanted)
            if rest is not None:
                return [piece, *rest]
            wanted[piece.size] += 1
        return None

    def _tightest(self, left: int) -> int:
        """Return a space with the fewest neighbours that are left: it can be covered in the fewest ways."""
        fewest, found = len(self._ground.near), 0
        spaces = left
        while spaces:
            space = (spaces & -spaces).bit_length() - 1
            count = (self._ground.near[space] & left).bit_count()
            if count < fewest:
                fewest, found = count, space
                if count < 2:
                    break
            spaces &= spaces - 1
        return found

    def _suits(self, cut: Sequence[Piece]) -> list[list[Suit]]:
        """Return all suits of a cut, by their largest pieces; the piece with the fewest suits first."""
        smaller = [[piece for piece in cut if piece.size == size] for size in SEGMENT_SIZES[-2::-1]]
        overload, all_rings = self._ground.overload, self._ground.all_rings
        found = []
        for largest in cut:
            if largest.size < SEGMENT_SIZES[-1]:
                continue
            grown = [largest._replace(load=largest.load + self._ground.no_load)]
            for pieces in smaller:
                grown = [
                    Piece(
                        suit.spaces | piece.spaces,
                        suit.size + piece.size,
                        suit.near | piece.near,
                        suit.load + piece.load,
                        suit.rings | piece.rings,
                    )
                    for suit in grown
                    for piece in pieces
                    if not suit.near & piece.spaces and not suit.load + piece.load & overload
                ]
            found.append([Suit(suit.spaces, all_rings ^ suit.rings) for suit in self._mixed(grown)])
        return sorted(found, key=len)

    def _deal(self, suits: Sequence[Sequence[Suit]], left: int, missing: int) -> list[Suit] | None:
        """Return one of each of these suits, which together cover what is left; None: none were found."""
        if not suits:
            return []
        self.steps += 1
        for suit in suits[0]:
            if self.steps > self._patience:
                return None
            if suit.spaces & ~left or missing + suit.missing & self._ground.too_many_missing:
                continue
            rest = self._deal(suits[1:], left ^ suit.spaces, missing + suit.missing)
            if rest is not None:
                return [suit, *rest]
        return None

    def _painted(self, suits: Sequence[Suit]) -> str:
        """Return the letters of all spaces, each suit in a colour by chance."""
        letters = [WHITE] * len(self._ground.near)
        for suit, letter in zip(suits, self._mixed(LETTERS), strict=True):
            for space in range(len(letters)):
                if suit.spaces >> space & 1:
                    letters[space] = letter
        return "".join(letters)

    def _mixed(self, things: Sequence[T]) -> list[T]:
        """Return things in an order by chance: `random` alone is the same in every version of Python."""
        return sorted(things, key=lambda _: self._chance.random())


@lru_cache(maxsize=4)
def ground_of(geography: Geography) -> Ground:
    """Return what all boards of a geography have in common."""
    return Ground(geography)


def _bits(spaces: Iterable[int]) -> int:
    return reduce(or_, (1 << space for space in spaces), 0)


def _fields(count: int, value: int) -> int:
    """Return a number with the same value in so many fields."""
    return sum(value << FIELD * at for at in range(count))
