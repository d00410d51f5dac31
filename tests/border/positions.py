"""Builds positions of The BORDER for tests, by rule-book words instead of numbers of spaces.

Boards may be redrawn; these helpers look for what a test needs (a grey segment of three, say) on whatever
the boards are, so that a test speaks of rules and not of one drawing.
"""

from msgspec.structs import replace

from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.board_bits import Layout, single_bits
from hranice.games.border.rules.state import Fact, Move, Options, State, Stop

RED, GREEN, BLUE, YELLOW, ORANGE, GREY = range(6)
ALL = tuple(range(5))
NAMES = ("A", "B", "C", "D")


def begin(seats: int = 2, starter: int = 0, *, chain: bool = True) -> State:
    """Return a game on boards A, B, … whose first roll is due."""
    state = BORDER.setup(Options(choice=NAMES[:seats], chain=chain), seats)
    return BORDER.play(state, Drawn((starter,)))[0]


def rolled(state: State, *dice: int) -> State:
    """Let the dice in the air fall like this."""
    return BORDER.play(state, Drawn(dice))[0]


def do(state: State, seat: int, move: Move) -> State:
    """Return the state after a move."""
    return BORDER.play(state, Moved(seat, move))[0]


def facts(state: State, seat: int, move: Move) -> tuple[Fact, ...]:
    """Return the facts of a move."""
    return BORDER.play(state, Moved(seat, move))[1]


def stopped(state: State, *dice: int) -> State:
    """Let the active player roll this at once and stop."""
    return do(rolled(state, *dice), state.active, Stop())


def crossed_out(state: State, seat: int, spaces: int) -> State:
    """Return the position with more spaces crossed on a board, as if it had happened earlier.

    Only sensible for spaces that close no area: those would have scored.
    """
    masks = list(state.crossed)
    masks[seat] |= spaces
    return replace(state, crossed=tuple(masks))


def all_but(state: State, seat: int, spaces: int) -> State:
    """Return the position with a whole board crossed but these spaces; closed areas count as scored low."""
    layout = state.layout(seat)
    crossed = layout.all & ~spaces
    closed = sum(1 << area for area, ring in enumerate(layout.rings) if not ring & spaces)
    later = list(state.later)
    later[seat] = closed
    return replace(crossed_out(state, seat, crossed), later=tuple(later))


def segment(layout: Layout, colour: int, size: int) -> int:
    """Return the number of the segment of a colour and size (B4: there is one)."""
    (number,) = (
        number for number in layout.segments_of[colour] if layout.segments[number].bit_count() == size
    )
    return number


def part_of(mask: int, count: int) -> int:
    """Return the first so many spaces of a set."""
    return sum(bit for bit, _ in zip(single_bits(mask), range(count), strict=False))
