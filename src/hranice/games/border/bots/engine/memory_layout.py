"""The memory that host and engine share: what is asked, what is answered, and weights on their way in.

This is the only description of it. The host packs and unpacks by it, and the lab makes from it the types of
the functions that it compiles. Numbers are little-endian. All but packed weights are eight bytes wide, so
nothing lies between two fields.
"""

from math import prod
from struct import calcsize
from typing import NamedTuple

from hranice.games.border.rules.board import SEGMENT_SIZES, SPACES, VALUES
from hranice.games.border.rules.game_flow import PLAYERS
from hranice.games.border.rules.state import DICE, FACES, ROLLS

SEATS = PLAYERS[-1]
AREAS = len(VALUES)
SEGMENTS_OF_COLOUR = len(SEGMENT_SIZES)
SEGMENTS = FACES * SEGMENTS_OF_COLOUR
WORD = 64
WORDS = -(-SPACES // WORD)
"""A set of spaces takes so many words: space i is bit i % 64 of word i // 64."""
WHOLE_ROLLS = 252
"""Rolls of five dice that differ."""

MOST_PURSUED = 256
"""So many crossings of one size may be extended, and so many moves of any kind be judged more closely."""

WHOLE, WORD_OF_BITS, REAL, SHORT_REAL, BYTE = "q", "Q", "d", "f", "b"
"""Kinds of numbers, as `struct` calls them."""


class Field(NamedTuple):
    """A named place in a record: a number or a record, or an array of them."""

    name: str
    kind: "str | Record"
    shape: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        one = self.kind.size if isinstance(self.kind, Record) else calcsize(f"<{self.kind}")
        return one * prod(self.shape)


class Record:
    """Fields one after the other."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.size = 0
        self.offset: dict[str, int] = {}
        """Where each field begins."""
        for field in fields:
            self.offset[field.name] = self.size
            self.size += field.size


BOARD = Record(
    Field("near", WORD_OF_BITS, (SPACES, WORDS)),  # by space: those that share an edge with it
    Field("colour", WHOLE, (SPACES,)),  # by space; -1 for white
    Field("white", WORD_OF_BITS, (WORDS,)),
    Field("of_colour", WORD_OF_BITS, (FACES, WORDS)),
    Field("segments", WORD_OF_BITS, (SEGMENTS, WORDS)),
    Field("segments_of", WHOLE, (FACES, SEGMENTS_OF_COLOUR)),  # by colour: numbers of segments, rising
    Field("by_size", WHOLE, (FACES, SEGMENTS_OF_COLOUR)),  # the same, from the smallest to the biggest
    Field("rings", WORD_OF_BITS, (AREAS, WORDS)),
    Field("high", WHOLE, (AREAS,)),
    Field("low", WHOLE, (AREAS,)),
)
"""One board of one geography. Spaces, segments and areas have the numbers of `hranice.games.border`."""

POSITION = Record(
    Field("seats", WHOLE),
    Field("chain", WHOLE),  # B16, decided: a switch in the options
    Field("boards", WHOLE, (SEATS,)),  # by seat: which of the boards that come along
    Field("phase", WHOLE),  # a place in PHASES
    Field("round", WHOLE),
    Field("active", WHOLE),
    Field("rolls", WHOLE),
    Field("dice", WHOLE, (DICE,)),  # the colour each die shows
    Field("rolling", WHOLE),  # the dice in the air, bit i for die i
    Field("left", WHOLE, (FACES,)),  # by colour: dice that the second action may use
    Field("one_die", WHOLE),
    Field("crossed", WORD_OF_BITS, (SEATS, WORDS)),
    Field("reach", WORD_OF_BITS, (SEATS, WORDS)),  # all spaces next to a crossed one, crossed or not
    Field("first", WHOLE, (SEATS,)),  # areas scored high, bit i for area i
    Field("later", WHOLE, (SEATS,)),
    Field("sealed", WORD_OF_BITS, (SEATS, WORDS)),
    Field("pending", WHOLE),  # seats that are still to act in this second action, bit i for seat i
    Field("quiet", WHOLE),
    Field("ending", WHOLE),
)
"""The counterpart of `hranice.games.border.rules.state.State`."""

QUESTION = Record(
    Field("seat", WHOLE),  # who asks
    Field("seed", WORD_OF_BITS),  # for whatever is left to chance
    Field("blur", REAL),  # the dials of a player: see `JudgingBot`
    Field("inattention", REAL),
    Field("width", WHOLE),
    Field("foresight", WHOLE),
    Field("lookahead", WHOLE),
    Field("count", WHOLE),  # of games or playouts
    Field("is_asked", WHOLE),  # 1: the following move must be among those considered
    Field("asked", WORD_OF_BITS, (WORDS,)),
    Field("position", POSITION),
    Field("boards", BOARD, (SEATS,)),
)


def answer_for(width: int) -> Record:
    """Return what an answer looks like when so many crossings of each size are extended."""
    # No crossing at all, those of one space, those that extend the pursued ones, and one that is asked about.
    most = 1 + SPACES * (1 + (DICE - 1) * width) + 1
    return Record(
        Field("count", WHOLE),  # of the moves considered, or of the decisions in all games
        Field("best", WHOLE),  # the place of the best move
        Field("asked", WHOLE),  # the place of the move asked about
        Field("shares", REAL, (SEATS,)),  # by seat: its share of the victory, or the sum over all games
        Field("turn", REAL),  # what a turn is worth before its first roll
        Field("rolls", REAL, (ROLLS, WHOLE_ROLLS)),  # by rolls to come and roll: what it is worth as it lies
        Field("worth", REAL, (most,)),  # by move considered
        Field("moves", WORD_OF_BITS, (most, WORDS)),  # dice to roll again, segments, or spaces
    )


ANSWER = answer_for(MOST_PURSUED)

FEATURES = 3855
"""Rows of the net, one for every case of every feature; one more stands for no feature."""
HIDDEN_1, HIDDEN_2 = 96, 32
"""Units of the net's two layers."""
LAYERS = (
    Field("inner", SHORT_REAL, (HIDDEN_1, HIDDEN_2)),
    Field("inner_bias", SHORT_REAL, (HIDDEN_2,)),
    Field("outer", SHORT_REAL, (HIDDEN_2,)),
    Field("outer_bias", SHORT_REAL, (2,)),  # one, and one that keeps what follows in whole words
)
PACKED_NET = Record(
    *LAYERS, Field("scale", SHORT_REAL, (FEATURES + 1,)), Field("rows", BYTE, (FEATURES + 1, HIDDEN_1))
)
"""A net as it lies in the file of weights: a row is to be multiplied by its scale."""

SHARED = Record(Field("question", QUESTION), Field("answer", ANSWER), Field("packed", PACKED_NET))
"""What the engine's memory begins with; all that follows is its own."""
